"""The toy family: Nano (a banana) and friends."""

import math

import numpy as np
from scipy.interpolate import PchipInterpolator

import colours
import materials
import meshes
import shapes
from shapes import bezier
from shapes import vector as V
from toy_accessories import Accessories
from toy_clothes import Clothes
from toy_face import Face
from toy_profiles import PROFILES

f32 = np.float32


class Toy(Face, Clothes, Accessories):
    """
    A character: first its shape, then whichever parts a scene asks for, then its place.

        Toy('nano', hands={1: (0.6, -0.3, 0.7)}, face='open').body().hoodie('leaf').shoes().place((0, 0, 0))

    It stands on z = 0 and faces -y; -1 is its right (left in the picture), 1 its left. `hands`, `elbows` and `feet`
    are points (feet with an angle), `grip` is how a hand is held (open, flat, relax, fist), `palm` where it faces,
    `face` one of smile, open, joy and wink, `h` the size of the cells it is meshed in.
    """

    def __init__(
        self,
        kind='nano',
        hands=None,
        elbows=None,
        feet=None,
        face='smile',
        h=0.0085,
        blush=True,
        col=None,
        grip=None,
        palm=None,
    ):
        self.grip = grip or {-1: 'relax', 1: 'relax'}
        self.palm = palm or {}
        self.k = kind
        self.p = PROFILES[kind]
        self.h = h
        self.obs = []
        self.face = face
        self.col = col or self.p['col']
        self.blush = blush
        rows = np.array(self.p['rows'])
        z = rows[:, 0]
        self.fr, self.fx, self.fy = (
            PchipInterpolator(z, rows[:, 1]),
            PchipInterpolator(z, rows[:, 2]),
            PchipInterpolator(z, rows[:, 3]),
        )
        self.z0, self.z1 = (z[0], z[-1])
        ax, az = (self.p['arm_x'], self.p['arm_z'])
        self.sh = {-1: np.array([-ax, 0, az]), 1: np.array([ax, 0, az])}
        hands = hands or {}
        elbows = elbows or {}
        feet = feet or {}
        self.hand = {k: np.array(hands.get(k, (k * (ax + 0.24), -0.1, az - 0.4))) for k in (-1, 1)}
        self.elb = {
            k: np.array(
                elbows.get(k, (self.sh[k] + self.hand[k]) / 2 + np.array([k * 0.12, 0.02, 0.03]))
            )
            for k in (-1, 1)
        }
        self.foot = {k: np.array(feet.get(k, (k * 0.205, -0.03, 0, k * 10))) for k in (-1, 1)}
        self._build_sdf()

    def _build_sdf(self):
        zz = np.concatenate(
            [
                np.linspace(self.z0 + 0.06, self.z0 + 0.5, 7),
                np.linspace(self.z0 + 0.56, self.z1, 22),
            ]
        )
        zz = zz[self.fr(zz) > 0.03]
        zt = np.linspace(self.z0 - 0.1, self.z1 + 0.12, 6000)
        R = np.where(
            (zt >= self.z0) & (zt <= self.z1), self.fr(np.clip(zt, self.z0, self.z1)), -0.05
        )
        R[zt < self.z0] = 0.02 - (self.z0 - zt[zt < self.z0]) * 2
        endr = float(self.fr(self.z1))
        R[zt > self.z1] = endr - (zt[zt > self.z1] - self.z1) * 2.0
        X = self.fx(np.clip(zt, self.z0, self.z1))
        X = np.where(zt > self.z1, X + (zt - self.z1) * 0.5, X)
        dR = np.gradient(R, zt)
        cosf = 1 / np.sqrt(1 + np.minimum(dR * dR, 9))
        R, X, cosf = [a.astype(f32) for a in (R, X, cosf)]
        zt = zt.astype(f32)
        rid, amp = (self.p['ridges'], self.p['ridge'])

        def body(P):
            z = np.clip(P[:, 2], zt[0], zt[-1])
            r = np.interp(z, zt, R).astype(f32)
            cx = np.interp(z, zt, X).astype(f32)
            cf = np.interp(z, zt, cosf).astype(f32)
            dx, dy = (P[:, 0] - cx, P[:, 1])
            d = np.sqrt(dx * dx + dy * dy)
            if amp:
                r = r + amp * np.cos(rid * (np.arctan2(dy, dx) - math.pi / 2)) * shapes.smoothstep(
                    0.55, 0.8, z
                ) * np.minimum(r / 0.2, 1)
            dz = np.abs(P[:, 2] - z)
            q = (d - r) * cf
            return np.where(dz > 0, np.sqrt(np.maximum(q, 0) ** 2 + dz * dz), q).astype(f32)

        top = shapes.plane((0.42, 0, 0.9), (self.fx(self.z1), 0, self.z1 - 0.02))
        self.trunk = shapes.intersection(body, top, k=0.05) if self.p['tip'] else body
        legs = []
        for k in (-1, 1):
            x, y, z, yaw = self.foot[k]
            legs.append(
                shapes.chain(
                    bezier((k * 0.19, 0, 0.5), (k * 0.21, -0.02, 0.3), (x, y + 0.03, z + 0.12), 6),
                    [0.16, 0.15, 0.14, 0.135, 0.13, 0.13],
                )
            )
        self.legs = shapes.union(*legs)
        self.torso = shapes.union(self.trunk, self.legs, k=0.1)
        self.arm = {}
        self.handf = {}
        for k in (-1, 1):
            pts = bezier(self.sh[k] - np.array([k * 0.12, 0, -0.02]), self.elb[k], self.hand[k], 9)
            self.arm[k] = shapes.chain(pts, np.linspace(0.125, 0.088, 9))
            self.handf[k] = self._hand(k)
        self.armU = shapes.union(self.arm[-1], self.arm[1])
        self.hands = shapes.union(self.handf[-1], self.handf[1])
        self.limbs = shapes.union(self.armU, self.hands, k=0.03)
        self.skin = shapes.union(self.torso, self.limbs, k=0.055)
        hp = np.array([*self.hand.values()])
        m = 0.34
        self.lo = np.minimum(np.array([-0.85, -0.75, -0.02]), hp.min(0) - m)
        self.hi = np.maximum(np.array([0.85, 0.75, self.z1 + 0.2]), hp.max(0) + m)

    def _hand(self, k):
        d = self.hand[k] - self.elb[k]
        d = d / np.linalg.norm(d)
        kind = self.grip.get(k, 'open')
        n = np.array(
            self.palm.get(
                k, (0, -1, 0) if self.hand[k][2] > self.sh[k][2] else (-k * 0.8, -0.45, 0)
            ),
            float,
        )
        n = n - d * (n @ d)
        n /= max(np.linalg.norm(n), 1e-06)
        sd = np.cross(d, n)
        sd /= np.linalg.norm(sd)
        if (
            sd @ np.array([-k, 0, 0]) + 0.2 * sd[2] < 0
            and abs(sd[0]) > 0.2
            or (abs(sd[0]) <= 0.2 and sd[2] * (1 if d[2] < 0.3 else 1) < 0 and False)
        ):
            sd = -sd
        R = np.stack([sd, n, d], 1).astype(f32)
        c = self.hand[k] + d * 0.075
        palm = shapes.ellipsoid(c, (0.105, 0.078, 0.115), R)
        fs = []
        if kind == 'open':
            for a, L in ((-34, 0.15), (-2, 0.175), (28, 0.158)):
                a = math.radians(a + 2)
                q = d * math.cos(a) - sd * math.sin(a) * 1.0
                b0 = c + q * 0.05
                fs.append(
                    shapes.chain(
                        bezier(b0, c + q * (0.05 + L * 0.6), c + q * (0.04 + L) + n * 0.022, 5),
                        np.linspace(0.05, 0.045, 5),
                    )
                )
            th = shapes.chain(
                bezier(
                    c + sd * 0.05 - d * 0.03,
                    c + sd * 0.135 - d * 0.0 + n * 0.02,
                    c + sd * 0.165 + d * 0.075 + n * 0.03,
                    5,
                ),
                np.linspace(0.05, 0.043, 5),
            )
            return shapes.union(palm, *fs, th, k=0.03)
        if kind == 'flat':
            palm = shapes.ellipsoid(c, (0.125, 0.066, 0.13), R)
            for a, L in ((-26, 0.165), (0, 0.19), (24, 0.17)):
                a = math.radians(a)
                q = d * math.cos(a) - sd * math.sin(a)
                fs.append(shapes.chain([c + q * 0.05, c + q * (0.06 + L)], [0.054, 0.048]))
            th = shapes.chain(
                bezier(c + sd * 0.05 - d * 0.03, c + sd * 0.14, c + sd * 0.17 + d * 0.08, 5),
                np.linspace(0.052, 0.045, 5),
            )
            return shapes.union(palm, *fs, th, k=0.03)
        if kind == 'relax':
            for a, L in ((-24, 0.115), (0, 0.125), (22, 0.115)):
                a = math.radians(a)
                q = d * math.cos(a) - sd * math.sin(a)
                fs.append(
                    shapes.chain(
                        bezier(c + q * 0.04, c + q * (0.05 + L * 0.7), c + q * L + n * 0.075, 5),
                        np.linspace(0.05, 0.046, 5),
                    )
                )
            th = shapes.chain(
                bezier(
                    c + sd * 0.05 - d * 0.03,
                    c + sd * 0.12 + n * 0.03,
                    c + sd * 0.115 + d * 0.09 + n * 0.06,
                    5,
                ),
                np.linspace(0.048, 0.042, 5),
            )
            return shapes.union(palm, *fs, th, k=0.03)
        for o in (-0.065, 0, 0.065):
            fs.append(
                shapes.chain(
                    bezier(
                        c + sd * o + d * 0.05 - n * 0.03,
                        c + sd * o + d * 0.15 + n * 0.05,
                        c + sd * o + d * 0.03 + n * 0.115,
                        7,
                    ),
                    0.046,
                )
            )
        th = shapes.chain(
            bezier(c + sd * 0.06, c + sd * 0.12 + n * 0.08, c + sd * 0.03 + n * 0.13 + d * 0.0, 6),
            0.044,
        )
        return shapes.union(palm, *fs, th, k=0.022)

    def front(self, x, z, f=None):
        return shapes.raycast(f or self.trunk, (x, -3, z), (0, 1, 0))

    def add(self, o):
        self.obs.append(o)
        return o

    def shell(self, name, f, m, lo=None, hi=None, h=None, color=None):
        return self.add(
            meshes.shape_object(
                name,
                f,
                self.lo if lo is None else lo,
                self.hi if hi is None else hi,
                m,
                h or self.h,
                color,
            )
        )

    def body(self, m=None):
        c0 = colours.linear_rgb(self.col)
        fz = self.p['face']
        ex = self.p['eye_x']
        cheeks = [self.front(k * (ex + 0.105), fz - 0.115)[0] for k in (-1, 1)]

        def color(v, n):
            c = np.tile(c0, (len(v), 1))
            c *= 1 + 0.05 * shapes.smoothstep(0.4, 1.6, v[:, 2:3]) - 0.04
            if self.k == 'nano':
                g = shapes.smoothstep(1.98, 2.22, v[:, 2:3]) * 0.55
                c = c * (1 - g) + colours.linear_rgb('#9DB52B') * g
                t = shapes.smoothstep(2.185, 2.195, v[:, 2:3] + 0.5 * (v[:, 0:1] - 0.25))
                c = c * (1 - t) + colours.linear_rgb('stem') * t
            if self.blush:
                for q in cheeks:
                    d = np.sqrt((((v - q) * V(1, 1, 1.25)) ** 2).sum(1, keepdims=True))
                    a = (1 - shapes.smoothstep(0.035, 0.105, d)) * 0.55
                    c = c * (1 - a) + colours.linear_rgb('#FF7A4E') * a
            return c

        f = self.skin
        if self.face in ('open', 'joy'):
            f = shapes.difference(f, self._mouth_vol(), k=0.018)
        self.shell('body', f, m or materials.vinyl('skin', attr='Col'), color=color)
        self._face()
        return self

    def place(self, loc=(0, 0, 0), rotz=0, scale=1, tilt=(0, 0)):
        e = meshes.group(self.k, self.obs, loc, rotz, scale)
        e.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(rotz))
        self.root = e
        return self
