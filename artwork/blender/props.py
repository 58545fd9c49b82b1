"""What several scenes share: figurine bases, frames, paper, notes, pencils, boxes."""

import math

import numpy as np

import materials
import meshes
from paths import font


def figurine_base(word, loc=(0, 0, 0), radius=0.98, height=0.16, m=None, letter=None):
    """A round base with a word in gold letters along its front; returns its objects."""
    m = m or materials.material('base', '#1C1914', rough=0.14, coat=0.6)
    letter = letter or materials.gold('letters', 0.25)
    profile = meshes.rounded_profile([(0, 0), (radius, 0), (radius, height), (0, height)], 0.045, 8)
    made = [meshes.lathe('base', profile, m, 160, loc)]
    x, y, z = loc
    widths = [0.075 if glyph == 'I' else 0.14 if glyph in 'MW' else 0.125 for glyph in word]
    along = np.cumsum(widths) - np.array(widths) / 2 - sum(widths) / 2
    for glyph, step in zip(word, along):
        a = math.radians(-90) + step / radius
        spot = (
            x + (radius + 0.001) * math.cos(a),
            y + (radius + 0.001) * math.sin(a),
            z + height / 2,
        )
        o = meshes.lettering(
            'glyph', glyph, 0.115, spot, letter, font=font('InterDisplay-Bold'), extrude=0.004
        )
        o.rotation_euler = (math.radians(90), 0, a + math.radians(90))
        made.append(o)
    return made


def framed(path, width, height, wood=None, border=0.07, passe=0.08):
    """A picture in a frame that stands on z = 0 and faces -y; returns a group."""
    wood = wood or materials.wood('frame', 'oak', 'walnut', 2.0)
    outer = width + 2 * (border + passe), height + 2 * (border + passe)
    parts = [
        meshes.rounded_box(
            'back', (outer[0], 0.05, outer[1]), (0, 0.03, outer[1] / 2), 0.012, wood
        ),
        meshes.rounded_box(
            'passe',
            (outer[0] - 2 * border, 0.05, outer[1] - 2 * border),
            (0, 0.001, outer[1] / 2),
            0.004,
            materials.material('passe', '#FBF7EC', rough=0.8),
        ),
        meshes.plane(
            'picture',
            (width, height),
            (0, -0.026, outer[1] / 2),
            materials.printed('picture', path, 0.35),
            rot=(90, 0, 0),
        ),
    ]
    rim = materials.wood('rim', 'oak', 'walnut', 2.0)
    for x in (-1, 1):
        parts.append(
            meshes.rounded_box(
                'rim',
                (border, 0.1, outer[1]),
                (x * (outer[0] - border) / 2, 0, outer[1] / 2),
                0.015,
                rim,
            )
        )
    for z in (border / 2, outer[1] - border / 2):
        parts.append(meshes.rounded_box('rim', (outer[0], 0.1, border), (0, 0, z), 0.015, rim))
    return meshes.group('framed', parts)


def pencil(length=1.1, colour='banana'):
    """Lies along x from its tip at 0."""
    parts = []

    def turned(profile, m):
        o = meshes.lathe('pencil', profile, m, 48)
        o.rotation_euler = (0, math.radians(90), 0)
        parts.append(o)

    turned([(0, 0), (0.018, 0.05)], materials.material('lead', 'ink', rough=0.4))
    turned([(0.018, 0.05), (0.06, 0.2)], materials.wood('cedar', 'oak', 'walnut', 4))
    turned([(0.06, 0.2), (0.06, length - 0.18)], materials.vinyl('pencil', colour))
    turned([(0.063, length - 0.18), (0.063, length - 0.1)], materials.gold())
    turned(
        meshes.rounded_profile([(0.058, length - 0.1), (0.058, length), (0, length)], 0.03),
        materials.vinyl('rubber', 'guava'),
    )
    return meshes.group('pencil', parts)


def push_pin(loc, colour):
    m = materials.vinyl('pin', colour)
    profile = [
        (0, 0),
        (0.02, 0),
        (0.02, 0.03),
        (0.035, 0.05),
        (0.03, 0.09),
        (0.05, 0.11),
        (0.05, 0.125),
        (0, 0.125),
    ]
    o = meshes.lathe('pin', meshes.rounded_profile(profile, 0.008), m, 48, loc)
    o.rotation_euler = (math.radians(90), 0, 0)
    return o
