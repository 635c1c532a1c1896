"""Piggy bank: throw one die as often as you dare, and save before a one takes it all."""
