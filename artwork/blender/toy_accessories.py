"""Headphones, glasses, scarf and leaf cap."""

import math

import numpy as np

import materials
import shapes

f32 = np.float32
from shapes import bezier


class Accessories:
    """What a toy wears on its head and neck."""

    def headphones(self, color='ink', pad='cream', z=None):
        z = z or self.p['face'] + 0.05
        m = materials.material('hp', color, rough=0.35, coat=0.4)
        mp = materials.material('hpp', pad, rough=0.7)
        r = float(self.fr(z))
        cx = float(self.fx(z))
        for k in (-1, 1):
            c = np.array([cx + k * (r + 0.045), 0.0, z])
            M = shapes.rotation(ry=90)
            self.shell(
                'cup',
                shapes.cylinder(c + np.array([k * 0.05, 0, 0]), 0.15, 0.05, 0.035, M),
                m,
                c - 0.3,
                c + 0.3,
            )
            self.shell('pad', shapes.cylinder(c, 0.135, 0.04, 0.035, M), mp, c - 0.3, c + 0.3)
        self.z1 - 0.32
        pts = [
            (cx + math.cos(a) * (r + 0.085), 0.02, z + 0.08 + math.sin(a) * 0.62)
            for a in np.linspace(0, math.pi, 31)
        ]
        self.shell('band', shapes.chain(pts, 0.034), m)
        return self

    def glasses(self, color='ink', r=0.125, dark=False, tint='#1C1914'):
        m = materials.plastic('frame', color)
        fz = self.p['face']
        ex = self.p['eye_x'] + 0.01
        cs = []
        for k in (-1, 1):
            p, n = self.front(k * ex, fz + 0.005)
            c = p + np.array([0, -0.06, 0])
            cs.append(c)
            M = shapes.rotation(rx=90) @ shapes.rotation(ry=0)
            yaw = math.degrees(math.atan2(n[0], -n[1])) * 0.55
            M = shapes.rotation(rz=yaw) @ shapes.rotation(rx=90)
            self.shell('rim', shapes.torus(c, r, 0.019, M), m, c - 0.25, c + 0.25, 0.006)
            if dark:
                self.shell(
                    'lens',
                    shapes.ellipsoid(c, (r, r, 0.012), M),
                    materials.material('lens', tint, rough=0.06, spec=0.6, coat=1),
                    c - 0.25,
                    c + 0.25,
                    0.006,
                )
            side, nn = shapes.raycast(self.trunk, (k * 3, 0.02, fz + 0.03), (-k, 0, 0))
            self.shell(
                'arm',
                shapes.chain(
                    [
                        c + np.array([k * r * 0.95, 0.01, 0.02]),
                        side + np.array([k * 0.025, -0.12, 0]),
                        side + np.array([k * 0.012, 0.1, -0.0]),
                    ],
                    0.014,
                ),
                m,
            )
        a, b = cs
        self.shell(
            'bridge',
            shapes.chain(
                bezier(
                    a + np.array([r, 0, 0.02]),
                    (a + b) / 2 + np.array([0, -0.01, 0.05]),
                    b + np.array([-r, 0, 0.02]),
                    8,
                ),
                0.015,
            ),
            m,
            np.minimum(a, b) - 0.2,
            np.maximum(a, b) + 0.2,
            0.006,
        )
        return self

    def scarf(self, color='guava', m=None):
        m = m or materials.knit('scarf', color, 30)
        z = self.p['face'] - 0.3
        pts = []
        for a in np.linspace(0, 2 * np.pi, 41):
            r = float(self.fr(z)) + 0.05
            pts.append(
                (float(self.fx(z)) + math.cos(a) * r, math.sin(a) * r, z + 0.02 * math.sin(a * 2))
            )
        f = shapes.chain(pts, 0.085)
        p, n = self.front(0.16, z - 0.02)
        q = p + np.array([0.02, -0.08, 0])
        tail = shapes.intersection(
            shapes.offset(self.trunk, 0.085),
            lambda P: np.maximum(
                np.maximum(
                    np.abs(P[:, 0] - 0.19 - 0.1 * (z - P[:, 2])) - 0.085,
                    np.abs(P[:, 2] - (z - 0.22)) - 0.22,
                ),
                P[:, 1],
            ).astype(f32),
            k=0.05,
        )
        self.shell('scarf', shapes.union(f, tail, shapes.ellipsoid(q, (0.1, 0.09, 0.1)), k=0.04), m)
        return self

    def leafcap(self, color='leaf'):
        m = materials.vinyl('leaf', color)
        z = self.z1
        c = np.array([0, 0, z + 0.0])
        f = shapes.union(
            shapes.capsule(c - np.array([0, 0, 0.03]), c + np.array([0.03, 0, 0.14]), 0.035, 0.028)
        )
        self.shell('stemcap', f, materials.vinyl('stem', 'stem'), c - 0.3, c + 0.4)
        for rz, ry in ((20, -28), (200, -20)):
            R = shapes.rotation(rz=rz) @ shapes.rotation(ry=ry)
            d = R @ np.array([0.2, 0, 0.03])
            self.shell(
                'leaf',
                shapes.intersection(
                    shapes.ellipsoid(c + d + np.array([0, 0, 0.07]), (0.2, 0.105, 0.03), R)
                ),
                m,
                c - 0.5,
                c + 0.6,
            )
        return self
