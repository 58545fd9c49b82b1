"""Vinyl people: the limbs, outfits and poses of the fruit toys, with a head, hair and skin."""

import math

import numpy as np

import materials
import shapes
from toy_profiles import PROFILES
from toys import Toy

f32 = np.float32
PROFILES['kid'] = dict(
    rows=[
        (0.34, 0.02, 0, 0),
        (0.4, 0.24, 0, 0),
        (0.52, 0.325, 0, 0),
        (0.7, 0.345, 0, 0),
        (0.86, 0.325, 0, 0),
        (0.96, 0.25, 0, 0),
        (1.03, 0.165, 0, 0),
        (1.1, 0.15, 0, 0),
        (1.2, 0.15, 0, 0),
    ],
    face=1.5,
    col='#F0BE94',
    ridges=0,
    ridge=0,
    eye_x=0.175,
    arm_z=0.86,
    arm_x=0.27,
    tip=None,
)


class Person(Toy):
    HC = np.array([0, -0.02, 1.5])

    def __init__(self, skin='#F0BE94', **k):
        self.headf = None
        super().__init__('kid', col=skin, **k)

    def _build_sdf(self):
        super()._build_sdf()
        hc = self.HC
        head = shapes.union(
            shapes.ellipsoid(hc + [0, 0, 0.03], (0.475, 0.44, 0.44)),
            shapes.ellipsoid(hc + [0, -0.06, -0.15], (0.4, 0.36, 0.3)),
            k=0.18,
        )
        ears = shapes.union(
            *[shapes.ellipsoid(hc + [k * 0.465, 0.03, -0.04], (0.07, 0.09, 0.115)) for k in (-1, 1)]
        )
        self.headf = head
        nose = shapes.ellipsoid(hc + [0, -0.435, -0.085], (0.048, 0.05, 0.042))
        self.trunk0 = self.trunk
        self.trunk = shapes.union(self.trunk, head, k=0.06)
        self.skin = shapes.union(
            shapes.union(self.torso, self.limbs, k=0.055),
            shapes.union(shapes.union(head, ears, k=0.04), nose, k=0.035),
            k=0.05,
        )
        self.z1 = 1.2
        self.hi = np.maximum(self.hi, [0.95, 0.85, 2.45])
        self.lo = np.minimum(self.lo, [-0.95, -0.85, -0.02])

    def body(self, m=None):
        fzs = self.p['face']
        self.p = dict(self.p, face=fzs - 0.02)
        r = super().body(m or materials.vinyl('skin', attr='Col', gloss=0.36))
        self.p = dict(self.p, face=fzs)
        return r

    def brows(self, col, lift=0):
        m = materials.material('brow', col, rough=0.6)
        for k in (-1, 1):
            pts = [
                self.front(
                    k * (0.185 + a * 0.068),
                    self.p['face'] + 0.135 + lift - 0.02 * a * a - 0.01 * a,
                    self.headf,
                )[0]
                for a in np.linspace(-1, 1, 9)
            ]
            self.shell(
                'brow',
                shapes.chain(pts, 0.019),
                m,
                np.min(pts, 0) - 0.08,
                np.max(pts, 0) + 0.08,
                0.005,
            )
        return self

    def hair(self, style='short', col='#2B1B12', m=None):
        hc = self.HC
        m = m or materials.material('hair', col, rough=0.38, spec=0.4, coat=0.25, coat_rough=0.3)
        big = shapes.offset(self.headf, 0.065)

        def relief(f, n=26, a=0.01):
            return lambda P: f(P) - (
                a
                * np.cos(n * np.arctan2(P[:, 0] - 0.06, P[:, 1] - 0.05))
                * shapes.smoothstep(
                    0.0, 0.35, np.sqrt((P[:, 0] - 0.06) ** 2 + (P[:, 1] - 0.05) ** 2)
                )
            ).astype(f32)

        face = shapes.ellipsoid(hc + [0.02, -0.5, -0.16], (0.41, 0.5, 0.4))
        neckcut = shapes.plane((0, -0.25, -1), hc + [0, 0.2, -0.3])
        if style == 'short':
            f = shapes.difference(shapes.intersection(big, neckcut, k=0.05), face, k=0.05)
            f = shapes.difference(
                f,
                shapes.union(
                    *[
                        shapes.ellipsoid(hc + [k * 0.52, -0.06, -0.16], (0.12, 0.17, 0.22))
                        for k in (-1, 1)
                    ]
                ),
                k=0.04,
            )
            quiff = shapes.union(
                *[
                    shapes.ellipsoid(
                        hc + [x, -0.3 + 0.1 * abs(x), 0.4 + z],
                        (0.18, 0.16, 0.11),
                        shapes.rotation(ry=ry, rx=18),
                    )
                    for x, z, ry in ((-0.24, -0.03, -24), (-0.05, 0.03, -8), (0.15, 0.02, 12))
                ],
                k=0.06
            )
            f = shapes.union(f, quiff, k=0.06)
            f = relief(f, 22, 0.007)
        elif style in ('bob', 'long'):
            back = shapes.union(
                big,
                shapes.ellipsoid(
                    hc + [0, 0.1, -0.28], (0.54, 0.42, 0.42 if style == 'bob' else 0.75)
                ),
                k=0.12,
            )
            back = shapes.intersection(
                back,
                shapes.plane((0, 0, -1), hc + [0, 0, -0.46 if style == 'bob' else -0.85]),
                k=0.1,
            )
            f = shapes.difference(
                back,
                shapes.union(face, shapes.ellipsoid(hc + [0, -0.42, -0.5], (0.36, 0.4, 0.4))),
                k=0.05,
            )
            fringe = shapes.intersection(
                shapes.offset(self.headf, 0.075),
                shapes.plane((0, 1, -0.35), hc + [0, -0.22, 0.12]),
                shapes.plane((0.12, 0, -1), hc + [0, 0, 0.2]),
                k=0.06,
            )
            f = relief(shapes.union(f, fringe, k=0.04), 30, 0.008)
        elif style == 'bun':
            f = shapes.difference(shapes.intersection(big, neckcut, k=0.05), face, k=0.05)
            f = shapes.union(f, shapes.ellipsoid(hc + [0, 0.1, 0.6], (0.22, 0.21, 0.19)), k=0.05)
            f = relief(f, 26, 0.009)
        elif style == 'curly':
            ps = []
            for i in range(150):
                z = 1 - 2 * (i + 0.5) / 150
                a = i * 2.39996
                q = hc + np.array(
                    [
                        math.sqrt(1 - z * z) * math.cos(a) * 0.5,
                        math.sqrt(1 - z * z) * math.sin(a) * 0.46 + 0.03,
                        z * 0.46 + 0.04,
                    ]
                )
                if face(q[None].astype(f32))[0] > 0.02 and q[2] > hc[2] - 0.26:
                    ps.append(shapes.sphere(q, 0.105 + 0.03 * math.sin(i * 7.7)))
            f = shapes.union(*ps, k=0.035)
        else:
            return self
        self.shell('hair', f, m)
        return self

    def beanie(self, col='banana', m=None):
        hc = self.HC
        m = m or materials.knit('beanie', col, 16)
        b = shapes.offset(self.headf, 0.085)
        cap = shapes.intersection(b, shapes.plane((0, -0.1, -1), hc + [0, 0, 0.2]), k=0.02)
        brim = shapes.intersection(
            shapes.offset(self.headf, 0.12),
            shapes.plane((0, -0.1, -1), hc + [0, 0, 0.17]),
            shapes.plane((0, 0.1, 1), hc + [0, 0, 0.36]),
            k=0.05,
        )
        self.shell('beanie', shapes.union(cap, brim, k=0.02), m)
        return self

    def pants(self, col='#3B4A63', m=None, top=0.56, t=0.03):
        m = m or materials.material(
            'pants', col, rough=0.85, spec=0.2, bump=0.3, bump_scale=150, bump_kind='weave'
        )
        f = shapes.difference(
            shapes.intersection(
                shapes.offset(shapes.union(self.trunk0, self.legs, k=0.1), t),
                shapes.plane((0, 0, 1), (0, 0, top)),
                shapes.plane((0, 0, -1), (0, 0, 0.19)),
                k=0.03,
            ),
            shapes.offset(self.trunk0, -0.03),
            k=0.01,
        )
        self.shell('pants', f, m)
        return self

    def skirt(self, col='guava', m=None, top=0.62, bottom=0.27):

        def f(P):
            z = P[:, 2]
            r = np.sqrt(P[:, 0] ** 2 + P[:, 1] ** 2)
            a = np.arctan2(P[:, 1], P[:, 0])
            R = 0.36 + 0.42 * (top - z) + 0.012 * np.cos(16 * a) * np.clip((top - z) / 0.2, 0, 1)
            return np.maximum(np.abs(r - R) * 0.85 - 0.016, np.maximum(z - top, bottom - z)).astype(
                f32
            )

        self.shell('skirt', f, m or materials.felt('skirt', col, 200))
        return self

    def jacket(
        self,
        col='#C8A26B',
        lapel=True,
        shirt='cream',
        bottom=0.42,
        m=None,
        tie=None,
        buttons='#3A2A1A',
        top=1.0,
    ):
        """tailored coat: hoodie shell with an open front over a shirt"""
        m = m or materials.material(
            'wool', col, rough=0.92, spec=0.15, sheen=0.5, bump=0.4, bump_scale=170, detail=4
        )
        t = 0.045
        self.shell(
            'shirt',
            shapes.difference(
                shapes.intersection(
                    shapes.offset(self.trunk0, 0.024),
                    shapes.plane((0, 0, 1), (0, 0, top + 0.05)),
                    shapes.plane((0, 0, -1), (0, 0, 0.5)),
                    k=0.03,
                ),
                shapes.offset(self.trunk0, -0.03),
                k=0.01,
            ),
            materials.material('shirt', shirt, rough=0.8, bump=0.1, bump_scale=200),
        )
        arms = []
        for k in (-1, 1):
            d = self.hand[k] - self.elb[k]
            d /= np.linalg.norm(d)
            arms.append(
                shapes.intersection(
                    shapes.offset(self.arm[k], t), shapes.plane(d, self.hand[k] - d * 0.055), k=0.03
                )
            )
        core = shapes.intersection(
            shapes.offset(
                shapes.union(self.trunk0, shapes.ellipsoid((0, 0, 0.45), (0.36, 0.34, 0.3)), k=0.1),
                t,
            ),
            shapes.plane((0, 0, 1), (0, 0, top + 0.02)),
            shapes.plane((0, 0, -1), (0, 0, bottom)),
            k=0.035,
        )
        f = shapes.difference(
            shapes.union(core, *arms, k=0.06), shapes.offset(self.trunk0, -0.03), k=0.01
        )
        vee = lambda P: np.maximum(
            np.abs(P[:, 0]) - np.clip((P[:, 2] - 0.66) * 0.42, 0.006, 0.2), P[:, 1] + 0.02
        ).astype(f32)
        f = shapes.difference(f, vee, k=0.02)
        self.shell('jacket', f, m)
        if lapel:
            for k in (-1, 1):

                def lp(P, k=k):
                    x, z = (P[:, 0] * k, P[:, 2])
                    e = (z - 0.66) * 0.42
                    return np.maximum(
                        np.maximum(
                            np.maximum(e - x, x - e - 0.095 * np.clip((z - 0.64) / 0.16, 0, 1)),
                            np.abs(z - 0.83) - 0.17,
                        ),
                        P[:, 1] + 0.02,
                    ).astype(f32)

                self.shell(
                    'lapel',
                    shapes.intersection(shapes.offset(self.trunk0, t + 0.02), lp, k=0.02),
                    m,
                    A(-0.5, -0.6, 0.5),
                    A(0.5, 0.1, 1.1),
                )
        for z in (0.6, 0.5):
            p, n = shapes.raycast(shapes.offset(self.trunk0, t), (0.035, -3, z), (0, 1, 0))
            self.shell(
                'b',
                shapes.ellipsoid(p, (0.026, 0.016, 0.026)),
                materials.plastic('bt', buttons),
                p - 0.06,
                p + 0.06,
                0.004,
            )
        if tie:
            p, n = shapes.raycast(shapes.offset(self.trunk0, 0.03), (0, -3, 0.965), (0, 1, 0))
            if tie == 'bow':
                self.shell(
                    'bow',
                    shapes.union(
                        shapes.ellipsoid(
                            p + [-0.085, -0.02, 0], (0.085, 0.035, 0.06), shapes.rotation(ry=8)
                        ),
                        shapes.ellipsoid(
                            p + [0.085, -0.02, 0], (0.085, 0.035, 0.06), shapes.rotation(ry=-8)
                        ),
                        shapes.ellipsoid(p + [0, -0.03, 0], (0.032, 0.03, 0.036)),
                        k=0.015,
                    ),
                    materials.felt('bow', 'guava', 240),
                    p - 0.2,
                    p + 0.2,
                    0.006,
                )
        return self


def A(*a):
    return np.array(a)
