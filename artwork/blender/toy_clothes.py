"""Hoodie, dungarees and shoes."""

import math

import numpy as np

import materials
import shapes
from shapes import vector as V

f32 = np.float32


class Clothes:
    """Offset shells of a body: every outfit fits every pose."""

    def shoes(self, upper='white', sole='white', toe=None):
        mu = materials.material('shoeu', upper, rough=0.5, bump=0.05, bump_scale=240)
        ms = materials.material('shoes', sole, rough=0.45, spec=0.4)
        for k in (-1, 1):
            x, y, z, yaw = self.foot[k]
            R = shapes.rotation(rz=yaw)
            up = shapes.union(
                shapes.ellipsoid((0, -0.085, 0.095), (0.15, 0.2, 0.105)),
                shapes.capsule((0, 0.03, 0.1), (0, 0.035, 0.23), 0.145, 0.15),
                k=0.1,
            )
            up = shapes.intersection(up, shapes.plane((0, 0, -1), (0, 0, 0.045)), k=0.02)
            up = shapes.intersection(up, shapes.plane((0, -0.12, 1), (0, 0.03, 0.255)), k=0.03)

            def soleF(P, g=0):
                q = P * V(1, 1, 1)
                yy = np.clip(q[:, 1], -0.14, 0.06)
                d = np.sqrt(q[:, 0] ** 2 + (q[:, 1] - yy) ** 2) - (
                    0.158 - 0.012 * (yy + 0.14) / 0.2
                )
                dz = np.abs(q[:, 2] - 0.035) - 0.035
                return (
                    np.sqrt(np.maximum(d + 0.02, 0) ** 2 + np.maximum(dz + 0.02, 0) ** 2)
                    + np.minimum(np.maximum(d + 0.02, dz + 0.02), 0)
                    - 0.02
                ).astype(f32)

            lo, hi = (np.array([x, y, z]) - 0.4, np.array([x, y, z]) + 0.4)
            self.shell('shoe', shapes.transformed(up, R, (x, y, z)), mu, lo, hi, 0.008)
            self.shell('sole', shapes.transformed(soleF, R, (x, y, z)), ms, lo, hi, 0.008)
            if toe:
                tc = shapes.intersection(
                    shapes.offset(up, 0.006), shapes.plane((0, 1, 0.55), (0, -0.16, 0.05)), k=0.012
                )
                self.shell(
                    'toe',
                    shapes.transformed(tc, R, (x, y, z)),
                    materials.material('toe', toe, rough=0.35),
                    lo,
                    hi,
                    0.008,
                )
        return self

    def hoodie(
        self,
        color='leaf',
        trim=None,
        m=None,
        hood=True,
        pocket=True,
        strings=True,
        sleeve=0.86,
        top=None,
        bottom=0.5,
    ):
        m = m or materials.felt('hoodie', color, 220)
        top = top or self.p['face'] - 0.27
        t = 0.036
        arms = []
        for k in (-1, 1):
            d = self.hand[k] - self.elb[k]
            d /= np.linalg.norm(d)
            cut = self.hand[k] - d * (1 - sleeve) * 0.35
            arms.append(
                shapes.intersection(
                    shapes.offset(self.arm[k], t + 0.004), shapes.plane(d, cut), k=0.03
                )
            )
        core = shapes.intersection(
            shapes.offset(self.trunk, t),
            shapes.plane((0, 0, 1), (0, 0, top)),
            shapes.plane((0, 0, -1), (0, 0, bottom)),
            k=0.05,
        )
        f = shapes.union(core, *arms, k=0.07)
        f = shapes.difference(f, shapes.offset(shapes.union(self.trunk), -0.03), k=0.01)
        if pocket:
            lambda P: P[:, 1]

            def pk(P):
                x, z = (np.abs(P[:, 0]), P[:, 2] - (bottom + 0.17))
                e = np.maximum(x + np.maximum(z, -0.02) * 0.5 - 0.19, np.abs(z) - 0.105)
                return np.maximum(e, P[:, 1] + 0.1).astype(f32)

            f = shapes.union(
                f, shapes.intersection(shapes.offset(self.trunk, t + 0.024), pk, k=0.03), k=0.008
            )
        self.shell('hoodie', f, m)
        for k in (-1, 1):
            d = self.hand[k] - self.elb[k]
            d /= np.linalg.norm(d)
            cut = self.hand[k] - d * (1 - sleeve) * 0.35
            a = cut - d * 0.05
            self.shell(
                'cuff',
                shapes.union(
                    shapes.intersection(
                        shapes.offset(self.arm[k], t + 0.016),
                        shapes.plane(d, cut + d * 0.02),
                        shapes.plane(-d, a),
                        k=0.03,
                    )
                ),
                m,
                cut - 0.3,
                cut + 0.3,
            )
        rib = shapes.intersection(
            shapes.offset(self.trunk, t + 0.014),
            shapes.plane((0, 0, 1), (0, 0, bottom + 0.045)),
            shapes.plane((0, 0, -1), (0, 0, bottom - 0.03)),
            k=0.03,
        )
        self.shell('rib', rib, m)
        if hood:
            pts = []
            rs = []
            for a in np.linspace(0, 2 * np.pi, 41):
                r = float(self.fr(top)) + 0.035
                back = (1 + math.sin(a)) / 2
                pts.append(
                    (
                        float(self.fx(top)) + math.cos(a) * (r + 0.03),
                        math.sin(a) * (r + 0.03) + 0.02,
                        top + 0.0 + 0.05 * back - 0.055 * (1 - back) ** 3,
                    )
                )
                rs.append(0.062 + 0.05 * back**1.5)
            self.shell('hood', shapes.chain(pts, rs), m)
            if strings:
                st = materials.material('string', trim or 'cream', rough=0.7)
                for k in (-1, 1):
                    P0 = [
                        self.front(
                            k * (0.085 + 0.012 * i),
                            top - 0.05 - 0.045 * i,
                            shapes.offset(self.trunk, t),
                        )[0]
                        + np.array([0, -0.016 - (0.03 if i == 0 else 0), 0])
                        for i in range(5)
                    ]
                    self.shell(
                        'str',
                        shapes.union(
                            shapes.chain(P0, 0.0125),
                            shapes.capsule(P0[-1], P0[-1] - np.array([0, 0, 0.035]), 0.0165),
                        ),
                        st,
                        np.min(P0, 0) - 0.08,
                        np.max(P0, 0) + 0.08,
                        0.005,
                    )
        return self

    def overalls(self, color='#6F93C9', m=None, top=0.98, buttons='gold', stitch='butter'):
        m = m or materials.material(
            'denim', color, rough=0.85, spec=0.2, bump=0.35, bump_scale=150, bump_kind='weave'
        )
        t = 0.03
        w = self.p['face'] - 0.42

        def reg(P):
            x, y, z = (P[:, 0], P[:, 1], P[:, 2])
            bib = shapes.smoothstep(0.32, 0.22, np.abs(x)) * shapes.smoothstep(0.0, -0.15, y)
            lim = w - 0.1 + bib * 0.2
            return ((z - lim) * 0.8).astype(f32)

        pant = shapes.intersection(
            shapes.offset(shapes.union(self.trunk, self.legs, k=0.1), t),
            reg,
            shapes.plane((0, 0, -1), (0, 0, 0.17)),
            k=0.03,
        )
        pant = shapes.difference(pant, shapes.offset(self.trunk, -0.03), k=0.01)
        self.shell('overall', pant, m)

        def pk(P):
            x, z = (np.abs(P[:, 0]), P[:, 2] - (w - 0.03))
            return np.maximum(
                np.maximum(x - 0.115, np.abs(z) - 0.075 - 0.02 * (1 - x / 0.115)), P[:, 1] + 0.1
            ).astype(f32)

        self.shell(
            'pocket', shapes.intersection(shapes.offset(self.trunk, t + 0.018), pk, k=0.03), m
        )
        if stitch:
            st = materials.material('stitch', stitch, rough=0.6)
            dash = []
            zc = w - 0.03
            f18 = shapes.offset(self.trunk, t + 0.018)
            outl = [
                (-0.1, 0.062),
                (0.1, 0.062),
                (0.1, -0.07),
                (0, -0.085),
                (-0.1, -0.07),
                (-0.1, 0.062),
            ]
            bibz = w + 0.085
            fb = shapes.offset(self.trunk, t)
            for poly, ff, oz in ((outl, f18, zc), ([(-0.2, 0), (0.2, 0)], fb, bibz)):
                for (x0, z0), (x1, z1) in zip(poly, poly[1:]):
                    n = max(2, int(math.hypot(x1 - x0, z1 - z0) / 0.03))
                    for i in range(n):
                        u0, u1 = ((i + 0.2) / n, (i + 0.8) / n)
                        a = self.front(x0 + (x1 - x0) * u0, oz + z0 + (z1 - z0) * u0, ff)[0]
                        b = self.front(x0 + (x1 - x0) * u1, oz + z0 + (z1 - z0) * u1, ff)[0]
                        dash.append(shapes.capsule(a, b, 0.0052))
            self.shell(
                'stitch',
                shapes.union(*dash),
                st,
                np.array([-0.3, -0.8, zc - 0.2]),
                np.array([0.3, 0, bibz + 0.1]),
                0.004,
            )
        for k in (-1, 1):
            pts = []
            for u in np.linspace(0, 1, 24):
                a = -math.pi / 2 + k * (0.42 + u * 2.3)
                z = (
                    w
                    + 0.06
                    + 0.19 * math.sin(min(u * 1.35, 1) * math.pi / 2)
                    - 0.1 * max(0, u - 0.6)
                )
                r = float(self.fr(z)) + 0.022
                pts.append((float(self.fx(z)) + math.cos(a) * r, math.sin(a) * r, z))
            self.shell('strap', shapes.transformed(shapes.chain(pts, 0.03), None), m)
            p = np.array(pts[0])
            n = np.array([p[0], p[1], 0])
            n /= np.linalg.norm(n)
            self.shell(
                'btn',
                shapes.ellipsoid(p + n * 0.02, (0.036, 0.036, 0.036)),
                materials.gold(),
                p - 0.1,
                p + 0.1,
                0.006,
            )
        return self
