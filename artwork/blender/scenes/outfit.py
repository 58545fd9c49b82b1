"""Nano in dungarees and headphones, with a mug."""

import numpy as np

import materials
import meshes
import shapes
import stage
from shapes import DETAIL
from toys import Toy


def build(picture):
    t = Toy(
        'nano',
        hands={-1: (-0.6, -0.24, 0.58), 1: (0.8, -0.34, 1.1)},
        elbows={-1: (-0.86, 0.06, 0.66), 1: (0.84, -0.1, 0.62)},
        face='wink',
        grip={-1: 'relax', 1: 'fist'},
        palm={1: (-1, -0.35, 0), -1: (1, 0, -0.3)},
        h=DETAIL,
    )
    t.body()
    t.overalls('denim')
    t.shoes('guava', 'white', toe='white')
    t.headphones('cream', 'guava')
    c = t.hand[1] + np.array([-0.09, -0.09, 0.1])
    mug = shapes.difference(
        shapes.cylinder(c, 0.125, 0.14, 0.03),
        shapes.cylinder(c + np.array([0, 0, 0.05]), 0.105, 0.15, 0.03),
    )
    mug = shapes.union(
        mug,
        shapes.torus(c + np.array([0.13, 0.02, 0]), 0.075, 0.022, shapes.rotation(rx=90)),
        k=0.02,
    )
    t.shell('mug', mug, materials.vinyl('mug', 'white'), c - 0.4, c + 0.4, 0.007)
    t.shell(
        'coffee',
        shapes.cylinder(c + np.array([0, 0, 0.07]), 0.107, 0.01, 0.004),
        materials.material('cof', '#3A1E10', rough=0.1),
        c - 0.3,
        c + 0.3,
        0.006,
    )
    t.place(rotz=10)
    meshes.lathe(
        'plinth',
        meshes.rounded_profile([(0, 0), (1.15, 0), (1.15, -0.22), (1.15, -0.3)], 0.05),
        materials.matte('pl', '#E6F2FB'),
    )
    meshes.sweep('#A9D2F2', z=-0.22)
    stage.studio(key=1000, fill=70, rim=480, ks='#FFFCF8', fs='#FFFFFF', amb=0.1, top=40)
    stage.camera((-0.4, -9.4, 1.55), (0.05, 0, 1.12), 88)
