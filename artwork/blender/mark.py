"""The mark: Nano's head and shoulders as a flat drawing, from the same profile as the figure."""

import numpy as np
from scipy.interpolate import PchipInterpolator

from toy_profiles import PROFILES

# Rows of the profile from here up are the head.
CHIN = 0.86
_rows = np.array([row for row in PROFILES['nano']['rows']])
_radius = PchipInterpolator(_rows[:, 0], _rows[:, 1])
_bend = PchipInterpolator(_rows[:, 0], _rows[:, 2])
TOP = _rows[-1, 0]


def head(x, z):
    """Signed distance to the head's outline; x from its middle, z from 0 at the chin to 1 at the stem's end."""
    height = TOP - CHIN
    u = np.clip(CHIN + z * height, CHIN, TOP)
    side = np.abs(x * height - _bend(u)) - _radius(u)
    beyond = np.abs(CHIN + z * height - u)
    corner = (
        np.hypot(np.maximum(side + 0.16, 0), np.maximum(CHIN + 0.16 - (CHIN + z * height), 0))
        - 0.16
    )
    # Round below, cut straight above.
    inside = np.where(z * height < 0.16, np.maximum(corner, side), side * 0.85)
    return np.where(beyond > 1e-4, np.maximum(inside, beyond), inside) / height


def face(x, z):
    """Roughly the distance to the two eyes and the smile."""
    eyes = [np.hypot((x - at) / 0.044, (z - 0.3) / 0.06) - 1 for at in (-0.135, 0.125)]
    arc = np.abs(np.hypot(x + 0.005, z - 0.245) - 0.07) - 0.014
    return np.minimum(np.minimum(*eyes) * 0.044, np.maximum(arc, z - 0.215))
