"""The palette, and colours as Blender wants them: linear."""

import numpy as np

PALETTE = dict(
    banana='#FFCF1F',
    peel='#F5B400',
    butter='#FFE88A',
    cream='#FFF6DC',
    paper='#FBF8F0',
    ink='#1C1914',
    stem='#4A3319',
    leaf='#1F6B4C',
    mint='#BFE3CF',
    guava='#FF6B52',
    blush='#FF9C7E',
    sky='#8EC5F2',
    denim='#2F4F8F',
    plum='#5B4B9A',
    oat='#E7DBC3',
    clay='#C9774F',
    white='#F7F5EF',
    walnut='#6B4527',
    oak='#C79A62',
)


def linear(hex_or_rgb, a=1.0):
    if isinstance(hex_or_rgb, str):
        h = PALETTE.get(hex_or_rgb, hex_or_rgb).lstrip('#')
        c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        c = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c]
    else:
        c = list(hex_or_rgb)[:3]
    return (*c, a)


def linear_rgb(c):
    return np.array(linear(c)[:3], np.float32)
