"""A loop: Nano as a figurine turns once."""

import math

import meshes
import stage
from props import figurine_base
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
    t.place((0, 0, 0.16))
    base = figurine_base('NANO')
    e = meshes.group('turn', [*base, t.root])
    meshes.sweep('#FFE595')
    stage.studio(key=1000, fill=70, rim=480, ks='#FFFAF2', fs='#FFFFFF', amb=0.1, top=40)
    stage.camera((0, -9.4, 2.0), (0, 0, 1.2), 92)

    def move(share):
        e.rotation_euler[2] = 2 * math.pi * share

    return move
