"""A living room: with its furniture, and empty."""

import bpy
import numpy as np
from mathutils import Vector

import furniture
import materials
import meshes
import stage
from toys import Toy

A = np.array
# Width, depth and height.
W, Dp, Hh = 5.6, 4.6, 2.85
# The window in the left wall: from and to along the wall, sill and lintel.
wy0, wy1, wz0, wz1 = -0.9, 1.35, 0.45, 2.5
# The middle of the left wall.
x = -W / 2 - 0.1


def build(picture):
    empty = picture == 'room-empty'
    walls('#D9D6D0' if empty else '#F2EEE6')
    daylight()
    if not empty:
        furniture.curtains(W, Hh, wy0, wy1)
        furniture.sofa()
        furniture.pillows()
        furniture.rug()
        furniture.coffee_table()
        furniture.paper_lantern()
        furniture.plant()
        furniture.posters(Dp)
        furniture.cabinet(W)
        t = Toy('nano', face='smile', h=0.014)
        t.body()
        t.hoodie('leaf')
        t.shoes()
        t.place((W / 2 - 0.3, 0.12, 0.695), -38, 0.165)
    stage.camera((-0.18, -3.75, 1.22), (-0.02, 1.2, 0.98), 31)


def walls(colour):
    wall = materials.material(
        'wall',
        colour,
        rough=0.85,
        spec=0.2,
        bump=0.06,
        bump_scale=30,
        detail=6,
    )
    trim = materials.material('trim', '#FBF7EE', rough=0.5)
    meshes.plane('floor', (9, 9), (0, 0, 0), materials.planks(a='#D6B68D', b='#B08A5E'))
    meshes.rounded_box('back', (W + 0.4, 0.2, Hh), (0, Dp / 2 + 0.1, Hh / 2), 0, wall)
    meshes.rounded_box(
        'ceil',
        (W + 0.4, Dp + 0.4, 0.2),
        (0, 0, Hh + 0.1),
        0,
        materials.material('ceil', '#FBF8F1', rough=0.9),
    )
    meshes.rounded_box('right', (0.2, Dp, Hh), (W / 2 + 0.1, 0, Hh / 2), 0, wall)
    for sz, lc in (
        ((0.2, Dp / 2 + wy0, Hh), (x, (-Dp / 2 + wy0) / 2, Hh / 2)),
        ((0.2, Dp / 2 - wy1, Hh), (x, (Dp / 2 + wy1) / 2, Hh / 2)),
        ((0.2, wy1 - wy0, wz0), (x, (wy0 + wy1) / 2, wz0 / 2)),
        ((0.2, wy1 - wy0, Hh - wz1), (x, (wy0 + wy1) / 2, (Hh + wz1) / 2)),
    ):
        meshes.rounded_box('lw', sz, lc, 0, wall)
    for y in (wy0, (wy0 + wy1) / 2, wy1):
        meshes.rounded_box('fr', (0.06, 0.045, wz1 - wz0), (x, y, (wz0 + wz1) / 2), 0.006, trim)
    for z in (wz0, wz0 + 0.68 * (wz1 - wz0), wz1):
        meshes.rounded_box('fr', (0.06, wy1 - wy0, 0.045), (x, (wy0 + wy1) / 2, z), 0.006, trim)
    meshes.rounded_box(
        'sill', (0.3, wy1 - wy0 + 0.2, 0.035), (x + 0.05, (wy0 + wy1) / 2, wz0 - 0.02), 0.01, trim
    )
    for sz, lc in (
        ((W, 0.02, 0.11), (0, Dp / 2 - 0.01, 0.055)),
        ((0.02, Dp, 0.11), (W / 2 - 0.01, 0, 0.055)),
        ((0.02, Dp, 0.11), (-W / 2 + 0.01, 0, 0.055)),
    ):
        meshes.rounded_box('sk', sz, lc, 0.006, trim)


def daylight():
    meshes.plane(
        'out',
        (14, 8),
        (-9, 0, 2),
        materials.glow('sky', [(0, '#FFFFFF'), (1, '#CFE6F8')], 'Y', 2.6),
        rot=(90, 0, 90),
    ).visible_shadow = False
    stage.sun((0, 0, 0), 8.5, '#FFF0D6', 0.9).rotation_euler = A([0.0, 0, 0]).tolist()
    so = bpy.data.objects['sun']
    so.rotation_euler = Vector((1.0, 0.52, -0.6)).to_track_quat('-Z', 'Y').to_euler()
    stage.area_light(
        (x - 0.25, (wy0 + wy1) / 2, (wz0 + wz1) / 2),
        (2, 0.2, 1.0),
        (wz1 - wz0, wy1 - wy0),
        62,
        '#E3EFFF',
    )
    stage.area_light((0, -3.2, 2.6), (0, 1, 0.9), (4.5, 1.6), 26, '#FFFFFF')
    stage.ambient('#F1F5FA', 0.32)
