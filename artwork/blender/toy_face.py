"""The face that all toys share."""

import numpy as np

import materials
import shapes

f32 = np.float32


class Face:
    """Eyes, lids and mouths, laid on the front of the body."""

    def _mouth_vol(self, g=0.0):
        fz = self.p['face']
        p, n = self.front(0, fz - 0.145)
        w, hh = (0.095, 0.085) if self.face == 'open' else (0.12, 0.1)

        def f(P):
            x, z = (P[:, 0] - p[0], P[:, 2] - p[2])
            d = np.sqrt(
                (x / w) ** 2 + (np.minimum(z, 0) / hh) ** 2 + (np.maximum(z, 0) / 0.03) ** 2
            )
            e = (d - 1) * 0.06
            dep = np.abs(P[:, 1] - p[1]) - 0.075
            return shapes.smooth_max(e.astype(f32), dep.astype(f32), 0.03) - g

        return f

    def _face(self):
        fz = self.p['face']
        ex = self.p['eye_x']
        blk = materials.material('eye', '#0E0B08', rough=0.08, spec=0.6, coat=1, coat_rough=0.02)
        wht = materials.material('glint', '#FFFFFF', rough=0.3, emit=0.6)
        for k in (-1, 1):
            p, n = self.front(k * ex, fz)
            if self.face == 'wink' and k == 1 or self.face == 'joy':
                pts = []
                for a in np.linspace(-1, 1, 13):
                    q, _ = self.front(k * ex + a * 0.068, fz + 0.01 + 0.042 * (1 - a * a))
                    pts.append(q + np.array([0, -0.004, 0]))
                self.shell(
                    'lid',
                    shapes.chain(pts, 0.0165),
                    blk,
                    np.min(pts, 0) - 0.06,
                    np.max(pts, 0) + 0.06,
                    0.004,
                )
                continue
            y = np.array([n[0], n[1], n[2] * 0.5])
            y /= np.linalg.norm(y)
            x = np.cross(y, (0, 0, 1))
            x /= np.linalg.norm(x)
            z = np.cross(x, y)
            R = np.stack([x, y, z], 1).astype(f32)
            self.shell(
                'eye',
                shapes.ellipsoid(p - n * 0.006, (0.058, 0.03, 0.079), R),
                blk,
                p - 0.12,
                p + 0.12,
                0.005,
            )
            g = p + y * 0.026 + x * -0.018 + z * 0.03
            self.shell(
                'glint',
                shapes.ellipsoid(g - y * 0.006, (0.0165, 0.007, 0.0195), R),
                wht,
                g - 0.04,
                g + 0.04,
                0.0025,
            )
        if self.face in ('open', 'joy'):
            dark = materials.material('mouth', '#5A1510', rough=0.5)
            p, n = self.front(0, fz - 0.145)
            self.shell(
                'mouth',
                shapes.intersection(
                    shapes.offset(self.trunk, -0.03), self._mouth_vol(0.012), k=0.01
                ),
                dark,
                p - 0.2,
                p + 0.2,
                0.006,
            )
            q = p + np.array([0, 0.035, -0.075])
            self.shell(
                'tongue',
                shapes.intersection(
                    shapes.ellipsoid(q, (0.07, 0.05, 0.05)), self._mouth_vol(-0.004), k=0.01
                ),
                materials.vinyl('tongue', 'guava'),
                q - 0.12,
                q + 0.12,
                0.005,
            )
        else:
            pts = []
            for a in np.linspace(-1, 1, 17):
                q, _ = self.front(a * 0.062, fz - 0.115 - 0.034 * (1 - a * a) ** 0.8 + 0.0)
                pts.append(q + np.array([0, -0.003, 0]))
            self.shell(
                'smile',
                shapes.chain(pts, 0.0135),
                materials.material('lip', '#2A150B', rough=0.35, coat=0.4),
                np.min(pts, 0) - 0.05,
                np.max(pts, 0) + 0.05,
                0.004,
            )
