"""The hardware, one door each: buttons, lamps, sound, speech, heartbeat, and what the machine has."""
