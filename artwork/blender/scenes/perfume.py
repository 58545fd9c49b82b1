"""A bottle of perfume among stone, leaves and fruit."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.spatial import cKDTree

import colours
import materials
import meshes
import shapes
import stage
from paths import font


def build(picture):
    V = np.array
    W, D, Hh = (0.62, 0.3, 0.7)
    meshes.rounded_box(
        'glass',
        (W * 2, D * 2, Hh * 2),
        (0, 0, Hh + 0.001),
        0.14,
        materials.product_glass('glass', '#FFFFFF', 1.46, dens=0.15),
        seg=10,
    )
    meshes.rounded_box(
        'liquid',
        (W * 2 - 0.17, D * 2 - 0.17, Hh * 2 - 0.42),
        (0, 0, Hh - 0.02),
        0.1,
        materials.product_glass('liq', '#FFF2B4', 1.33, dens=0.35),
        seg=8,
    )
    meshes.lathe(
        'collar',
        meshes.rounded_profile(
            [(0, 0), (0.19, 0), (0.19, 0.05), (0.155, 0.05), (0.155, 0.16), (0, 0.16)], 0.012
        ),
        materials.gold(rough=0.16),
        loc=(0, 0, Hh * 2),
    )
    meshes.lathe(
        'cap',
        meshes.rounded_profile([(0, 0), (0.3, 0), (0.3, 0.46), (0, 0.46)], 0.06, 8),
        materials.wood('oak', '#B9824A', '#5A3820', 3.2, axis='Z', rough=0.35),
        loc=(0, 0, Hh * 2 + 0.16),
    )
    meshes.rounded_box(
        'label',
        (0.78, 0.012, 0.56),
        (0, -D - 0.006, 0.66),
        0.005,
        materials.material('paper', '#FFFBEF', rough=0.6, bump=0.08, bump_scale=180),
    )
    ink = materials.material('ink', 'ink', rough=0.5)
    f = font('Inter-SemiBold')
    meshes.lettering('t1', 'SOLANA', 0.165, (0, -D - 0.0135, 0.74), ink, font=f, extrude=0.0005)
    meshes.lettering(
        't2',
        'fig leaf · banana · salt',
        0.064,
        (0, -D - 0.0135, 0.61),
        ink,
        font=f,
        extrude=0.0005,
    )
    meshes.lettering('t3', '50 ml', 0.064, (0, -D - 0.0135, 0.49), ink, font=f, extrude=0.0005)
    stone = materials.material('stone', '#F2F1EA', rough=0.75, bump=0.25, bump_scale=9, detail=8)
    meshes.rounded_box('b1', (2.9, 2.0, 0.36), (0, 0.1, -0.18), 0.03, stone)
    meshes.rounded_box(
        'b2',
        (1.0, 1.0, 1.15),
        (1.28, 0.75, 0.215),
        0.03,
        materials.material('st2', '#D3DFD2', rough=0.7, bump=0.2, bump_scale=9, detail=8),
    )
    meshes.lathe(
        'disc',
        meshes.rounded_profile([(0, -0.09), (1.18, -0.09), (1.18, 0.09), (0, 0.09)], 0.02),
        materials.material('arch', '#6FB09A', rough=0.55),
        seg=128,
        loc=(-0.62, 1.05, 1.02),
    ).rotation_euler = (math.radians(90), 0, 0)

    def banana(name, M, t, L=0.62, curve=0.5, r=0.105):
        n = 40
        u = np.linspace(0, 1, n)
        a = (u - 0.5) * 1.75
        X = np.sin(a) * L
        Z = -np.cos(a) * L * curve * 1.35
        X, Z = (X - X.mean(), Z - Z.mean())
        rr = r * np.sin(np.pi * np.clip(0.06 + 0.88 * u, 0, 1)) ** 0.62
        rr = np.maximum(rr, 0.024)
        rr[u < 0.13] = np.interp(u[u < 0.13], [0, 0.13], [0.026, rr[u >= 0.13][0] * 0.8])
        pts = np.stack([X, 0 * X, Z], 1)
        base = shapes.chain(pts, rr)
        tree = cKDTree(pts)
        tang = np.gradient(pts, axis=0)
        tang /= np.linalg.norm(tang, axis=1, keepdims=True)

        def f(P):
            d = base(P)
            _, i = tree.query(P)
            q = P - pts[i]
            n1 = np.stack([-tang[i][:, 2], 0 * tang[i][:, 0], tang[i][:, 0]], 1)
            th = np.arctan2(q[:, 1], (q * n1).sum(1))
            return (d - 0.011 * np.cos(5 * th) * np.clip(rr[i] / r, 0, 1)).astype(np.float32)

        def col(v, nrm):
            _, i = tree.query(v @ M if False else v)
            uu = u[i][:, None]
            c = np.tile(colours.linear_rgb('#FFC91C'), (len(v), 1))
            g = np.clip(1 - uu / 0.16, 0, 1) * 0.6 + np.clip((uu - 0.88) / 0.12, 0, 1) * 0.35
            c = c * (1 - g) + colours.linear_rgb('#A9B53A') * g
            b = ((uu < 0.012) | (uu > 0.99)).astype(float)
            c = c * (1 - b) + colours.linear_rgb('#3B2815') * b
            return c

        o = meshes.shape_object(
            name,
            f,
            V([-0.75, -0.2, -0.5]),
            V([0.75, 0.2, 0.5]),
            materials.material(
                'ban',
                'banana',
                rough=0.42,
                spec=0.4,
                coat=0.1,
                attr='Col',
                sss=0.05,
                sss_r=(0.1, 0.06, 0.02),
            ),
            0.0085,
            col,
        )
        zmin = min(((M @ V(v.co))[2] for v in o.data.vertices))
        t = (t[0], t[1], t[2] - zmin)
        o.matrix_world = Matrix([[*M[0], t[0]], [*M[1], t[1]], [*M[2], t[2]], [0, 0, 0, 1]])
        return o

    banana(
        'bn1', shapes.rotation(rz=-20) @ shapes.rotation(rx=-14), (0.86, -0.62, 0), L=0.5, r=0.098
    )
    banana('bn2', shapes.rotation(rz=4) @ shapes.rotation(rx=16), (0.98, -0.3, 0), L=0.5, r=0.098)
    fr = materials.material(
        'lemon', '#FFD83A', rough=0.42, spec=0.4, bump=0.25, bump_scale=38, coat=0.15
    )

    def lemon(c, R):
        meshes.shape_object(
            'lemon',
            shapes.transformed(
                shapes.union(
                    shapes.ellipsoid((0, 0, 0), (0.215, 0.215, 0.25)),
                    shapes.capsule((0, 0, 0.22), (0, 0, 0.31), 0.05, 0.03),
                    shapes.sphere((0, 0, -0.25), 0.03),
                    k=0.13,
                ),
                R,
                c,
            ),
            V(c) - 0.5,
            V(c) + 0.5,
            fr,
            0.01,
        )

    lemon((1.2, 0.5, 1.0), shapes.rotation(rx=78, rz=-62))
    meshes.sweep('#CFDDD2', y_back=3.2, z=-0.36, rad=1.6)
    stage.sun((52, 0, -42), 5.0, '#FFF8EC', 0.45)
    stage.area_light((3.5, -4, 2.5), (0, 0, 0.8), (3, 4), 45, '#FFFFFF')
    stage.area_light((-1.5, 2.6, 3.6), (0, 0, 1), (1, 2.4), 120, '#FFFFFF')
    stage.ambient('#F4F7FC', 0.17)
    stage.area_light((-2.2, -0.8, 1.2), (0, 0, 0.8), (0.5, 2.6), 40, '#FFFFFF')
    V(
        [
            math.sin(math.radians(-42)) * math.sin(math.radians(52)) * -1,
            -math.cos(math.radians(-42)) * math.sin(math.radians(52)),
            math.cos(math.radians(52)),
        ]
    )
    sd = bpy.data.objects['sun'].rotation_euler.to_matrix()
    up = V(sd @ Vector((0, 0, 1)))
    gm = materials.material('gobo', '#0A1A10', rough=1)
    np.random.default_rng(7)
    ax = V(sd @ Vector((1, 0, 0)))
    ay = V(sd @ Vector((0, 1, 0)))

    def frond(base, ang, L, n=15):
        vs, fs = ([], [])
        for i in range(n):
            u = i / (n - 1)
            bend = ang + 0.5 * u
            p = base + L * u * V([math.cos(bend), math.sin(bend)])
            for s in (-1, 1):
                a = bend + s * (1.05 - 0.35 * u)
                ll = L * (0.46 * math.sin(math.pi * min(u * 0.85 + 0.12, 1)))
                q = p + ll * V([math.cos(a), math.sin(a)])
                nrm = V([-math.sin(a), math.cos(a)]) * L * 0.022
                k = len(vs)
                vs += [p - nrm * 0.4, (p + q) / 2 - nrm, q, (p + q) / 2 + nrm, p + nrm * 0.4]
                fs.append((k, k + 1, k + 2, k + 3, k + 4))
        return (vs, fs)

    for b, a, L in (((-1.9, -0.5), 0.5, 2.6), ((-2.0, 1.7), -0.25, 2.2), ((1.9, 1.9), 3.5, 1.9)):
        v, fcs = frond(V(b), a, L)
        C = up * 3.6 + V([0.1, 0.5, 0.9])
        o = meshes.grid_mesh('frond', [C + ax * x + ay * y for x, y in v], fcs, gm, False)
        o.visible_camera = o.visible_glossy = o.visible_diffuse = o.visible_transmission = False
    stage.camera((-0.25, -6.9, 1.6), (0.12, 0, 1.0), 70, fstop=5.6, focus=(0, -0.3, 0.8))
