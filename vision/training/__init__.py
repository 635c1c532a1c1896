"""How the networks were trained: needs torch, is not installed with the product."""
