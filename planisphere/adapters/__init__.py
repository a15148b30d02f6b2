"""The games in the interfaces of others: PettingZoo, Gymnasium, OpenSpiel; one adapter each."""
