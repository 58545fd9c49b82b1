"""Nano and the pear, hands together."""

import numpy as np

import materials
import meshes
import shapes
import stage
from shapes import DETAIL
from toys import Toy


def build(picture):
    H = DETAIL

    def loc(p, base, rz):
        return np.array(shapes.rotation(rz=rz).T @ (np.array(p, float) - np.array(base, float)))

    A, ra = (np.array([-1.02, 0, 0]), 26)
    B, rb = (np.array([1.02, 0, 0]), -28)
    hit = np.array([0.0, -0.12, 1.42])
    ha = loc(hit + [-0.115, 0, -0.16], A, ra)
    hb = loc(hit + [0.115, 0, -0.16], B, rb)
    ea = loc([-0.34, -0.3, 0.8], A, ra)
    eb = loc([0.34, -0.3, 0.78], B, rb)
    pa = loc(A + [1, 0, 0.15], A, ra)
    pb = loc(B + [-1, 0, 0.15], B, rb)
    a = Toy(
        'nano',
        hands={1: ha, -1: (-0.78, 0.06, 0.52)},
        elbows={1: ea, -1: (-0.76, 0.16, 0.74)},
        face='joy',
        grip={1: 'flat', -1: 'fist'},
        palm={1: pa},
        feet={-1: (-0.25, 0.12, 0, 4), 1: (0.24, -0.16, 0, 12)},
        h=H,
    )
    a.body().hoodie('leaf', trim='banana')
    a.shoes('white', 'cream', toe='cream')
    a.place(A, ra, tilt=(0, 3))
    b = Toy(
        'coco',
        hands={-1: hb, 1: (0.82, 0.06, 0.5)},
        elbows={-1: eb, 1: (0.84, 0.16, 0.72)},
        face='open',
        grip={-1: 'flat', 1: 'relax'},
        palm={-1: pb},
        feet={1: (0.25, 0.1, 0, -4), -1: (-0.24, -0.16, 0, -12)},
        h=H,
    )
    b.body().overalls(
        'guava',
        m=materials.material(
            'corduroy', '#F2694F', rough=0.85, sheen=0.4, bump=0.4, bump_scale=26, bump_kind='weave'
        ),
    )
    b.shoes('#2B2A33', 'white', toe='white')
    b.leafcap()
    b.place(B, rb, tilt=(0, -3))
    sp = materials.vinyl('spark', 'banana')
    for i, (ang, r0, r1) in enumerate(
        ((90, 0.36, 0.54), (55, 0.34, 0.48), (125, 0.34, 0.48), (22, 0.33, 0.42), (158, 0.33, 0.42))
    ):
        an = np.radians(ang)
        d = np.array([np.cos(an), 0, np.sin(an)])
        c = hit + np.array([0, -0.02, 0.05])
        meshes.shape_object(
            'spk', shapes.capsule(c + d * r0, c + d * r1, 0.026, 0.034), c - 0.8, c + 0.8, sp, 0.012
        )
    meshes.sweep('#FFD3BF', z=0)
    stage.studio(
        key=1150, fill=80, rim=480, ks='#FFFCF8', fs='#FFFFFF', amb=0.1, top=40, scale=1.15
    )
    stage.camera((0, -10.6, 1.5), (0, 0, 1.13), 90)
