"""Nano waves with a paint brush: on a plinth, and cut out."""

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
        hands={-1: (-0.8, -0.16, 1.3), 1: (0.62, -0.3, 0.7)},
        elbows={-1: (-0.8, -0.08, 0.84), 1: (0.78, -0.02, 0.6)},
        face='open',
        grip={-1: 'open', 1: 'fist'},
        palm={1: (-0.3, -1, 0.1)},
        h=DETAIL,
    )
    t.body()
    t.hoodie('leaf', trim='banana')
    t.shoes('white', 'cream', toe='cream')
    if 1:
        hd = t.hand[1] + np.array([-0.03, -0.12, 0.02])
        ax = np.array([0.22, -0.12, 1.0])
        ax /= np.linalg.norm(ax)
        P = lambda u: hd + ax * u
        lo, hi = (hd - 1.1, hd + 1.1)
        t.shell(
            'handle',
            shapes.chain(
                [P(-0.38), P(-0.2), P(0.1), P(0.3), P(0.36)], [0.036, 0.05, 0.052, 0.04, 0.038]
            ),
            materials.vinyl('guava', 'guava'),
            lo,
            hi,
            0.008,
        )
        t.shell(
            'ferrule',
            shapes.capsule(P(0.36), P(0.5), 0.048, 0.056),
            materials.gold(),
            lo,
            hi,
            0.007,
        )
        t.shell(
            'bristle',
            shapes.chain([P(0.5), P(0.58), P(0.66), P(0.76)], [0.056, 0.075, 0.066, 0.016]),
            materials.vinyl('paint', 'butter'),
            lo,
            hi,
            0.007,
        )
    t.place(rotz=-6)
    if picture == 'hero_cut':
        stage.studio(key=560, fill=150, rim=560, ks='#FFFCF8', fs='#FFFFFF', amb=0.34, top=160)
        stage.camera((0.55, -9.4, 1.55), (0.0, 0, 1.17), 100)
        return
    meshes.lathe(
        'plinth',
        meshes.rounded_profile([(0, 0), (1.15, 0), (1.15, -0.22), (1.15, -0.3)], 0.05),
        materials.matte('pl', '#FFF3CF'),
    )
    meshes.sweep('#FFE595', z=-0.22)
    stage.studio(key=1000, fill=70, rim=480, ks='#FFFCF8', fs='#FFFFFF', amb=0.1, top=40)
    stage.camera((0.55, -9.4, 1.55), (0.02, 0, 1.1), 88)
