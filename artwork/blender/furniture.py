"""What stands in the living room."""

import math

import bpy
import numpy as np

import colours
import materials
import meshes
import shapes
from paths import work

A = np.array
# Where the sofa and the coffee table stand.
sx, sy = 0.35, 1.52
tx, ty = 0.1, 0.12


def oak_wood():
    return materials.wood('oak', 'oak', 'walnut', 2.0)


def curtains(W, Hh, wy0, wy1):
    cm = bpy.data.materials.new('sheer')
    cm.use_nodes = True
    nt = cm.node_tree
    p = nt.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = colours.linear('#FFFCF4')
    p.inputs['Roughness'].default_value = 0.9
    tl = materials.node(nt, 'ShaderNodeBsdfTranslucent')
    tl.inputs[0].default_value = colours.linear('#FFF8E8')
    tp = materials.node(nt, 'ShaderNodeBsdfTransparent')
    m1 = materials.node(nt, 'ShaderNodeMixShader')
    m1.inputs[0].default_value = 0.5
    m2 = materials.node(nt, 'ShaderNodeMixShader')
    m2.inputs[0].default_value = 0.32
    nt.links.new(p.outputs[0], m1.inputs[1])
    nt.links.new(tl.outputs[0], m1.inputs[2])
    nt.links.new(m1.outputs[0], m2.inputs[1])
    nt.links.new(tp.outputs[0], m2.inputs[2])
    nt.links.new(m2.outputs[0], nt.nodes['Material Output'].inputs[0])

    def curtain(y0, y1):
        n, k = (140, 24)
        vs, fs = ([], [])
        for i in range(n + 1):
            u = i / n
            y = y0 + (y1 - y0) * u
            for j in range(k + 1):
                v = j / k
                vs.append(
                    (
                        -W / 2
                        + 0.14
                        + (0.035 + 0.02 * v) * math.sin(u * 46 + 0.6 * math.sin(v * 3))
                        + 0.01 * math.sin(u * 17),
                        y,
                        0.02 + v * (Hh - 0.16),
                    )
                )
        for i in range(n):
            for j in range(k):
                a = i * (k + 1) + j
                fs.append((a, a + 1, a + k + 2, a + k + 1))
        meshes.grid_mesh('curtain', vs, fs, cm)

    curtain(wy0 - 0.35, wy0 + 0.38)
    curtain(wy1 - 0.3, wy1 + 0.42)
    meshes.tube(
        'rod',
        [(-W / 2 + 0.14, wy0 - 0.5, Hh - 0.12), (-W / 2 + 0.14, wy1 + 0.55, Hh - 0.12)],
        0.014,
        materials.gold(),
    )


def sofa():
    oak = oak_wood()
    fab = materials.material(
        'boucle', '#F4EAD6', rough=0.95, spec=0.15, sheen=0.5, bump=0.9, bump_scale=95, detail=6
    )

    def cush(c, h, r, puff=0.05, R=None):
        return shapes.intersection(
            shapes.union(
                shapes.box(c, h, r, R),
                shapes.ellipsoid(A(c), (h[0] * 1.02, h[1] * 1.02, h[2] + puff), R),
                k=0.12,
            ),
            shapes.offset(shapes.box(c, A(h) + 0.02, r, R), 0.02),
            k=0.05,
        )

    L = A([-2.2, -0.8, 0])
    Hb = A([2.2, 1.2, 1.4])

    def so_(f, m=fab, h=0.016):
        o = meshes.shape_object('sofa', f, L, Hb, m, h)
        o.location = (sx, sy, 0)
        return o

    so_(shapes.box((0, 0.0, 0.26), (1.22, 0.46, 0.12), 0.06))
    for k in (-1, 1):
        so_(cush((k * 0.52, -0.04, 0.45), (0.51, 0.44, 0.09), 0.075, 0.035))
        so_(cush((k * 0.52, 0.33, 0.72), (0.5, 0.13, 0.27), 0.1, 0.02, shapes.rotation(rx=-12)))
        so_(shapes.union(shapes.box((k * 1.19, -0.0, 0.38), (0.17, 0.48, 0.24), 0.13)))
    so_(shapes.box((0, 0.44, 0.5), (1.2, 0.1, 0.34), 0.08))
    for k in (-1, 1):
        for q in (-0.36, 0.36):
            meshes.lathe(
                'leg',
                [(0, 0), (0.018, 0), (0.028, 0.15), (0, 0.15)],
                oak,
                24,
                (sx + k * 1.1, sy + q, 0),
            )


def pillows():
    def pillow(c, s, col, R, mm=None):
        def f(P):
            q = (P - np.array(c, np.float32)) @ R
            x, y, z = (q[:, 0] / s, q[:, 1] / s, q[:, 2] / s)
            e = np.maximum(np.abs(x), np.abs(z))
            th = 0.36 * np.sqrt(np.clip(1 - x * x, 0, 1)) * np.sqrt(np.clip(1 - z * z, 0, 1)) + 0.02
            cor = np.minimum(x * x, 1) * np.minimum(z * z, 1) * 0.07
            return (np.maximum(e - 1 - cor, np.abs(y) - th) * s * 0.6).astype(np.float32)

        meshes.shape_object(
            'pillow', f, A(c) - 0.45, A(c) + 0.45, mm or materials.felt('pil', col, 200), 0.012
        )

    pillow((sx - 0.83, sy + 0.1, 0.8), 0.23, 'banana', shapes.rotation(rx=-22, rz=18, ry=6))
    pillow((sx - 0.46, sy + 0.07, 0.75), 0.19, 'leaf', shapes.rotation(rx=-25, rz=-6, ry=-10))
    pillow((sx + 0.8, sy + 0.1, 0.79), 0.23, 'guava', shapes.rotation(rx=-22, rz=-16))


def rug():
    wool = materials.material(
        'rug', '#EFE3C8', rough=1, spec=0.1, sheen=0.5, bump=1.0, bump_scale=75, detail=6
    )
    meshes.shape_object(
        'rug',
        lambda P: np.maximum(
            np.sqrt(P[:, 0] ** 2 + (P[:, 1] * 1.0) ** 2) - 1.5, np.abs(P[:, 2]) - 0.012
        ).astype(np.float32),
        (-1.6, -1.6, -0.05),
        (1.6, 1.6, 0.05),
        wool,
        0.02,
    ).location = (0.2, 0.25, 0.012)
    meshes.lathe(
        'rugring',
        [(1.22, 0.0262), (1.3, 0.0262)],
        materials.material('ring', '#F0BE3C', rough=1, sheen=0.5, bump=0.9, bump_scale=75),
        128,
        (0.2, 0.25, 0.0),
    )


def coffee_table():
    oak = oak_wood()
    meshes.lathe(
        'top',
        meshes.rounded_profile([(0, 0.345), (0.5, 0.345), (0.5, 0.385), (0, 0.385)], 0.018),
        oak,
        128,
        (tx, ty, 0),
    )
    for a in (30, 150, 270):
        meshes.lathe(
            'tl',
            meshes.rounded_profile([(0, 0), (0.045, 0), (0.045, 0.35), (0, 0.35)], 0.01),
            oak,
            32,
            (tx + 0.33 * math.cos(math.radians(a)), ty + 0.33 * math.sin(math.radians(a)), 0),
        )
    meshes.rounded_box(
        'bk1',
        (0.3, 0.22, 0.03),
        (tx - 0.16, ty - 0.02, 0.401),
        0.006,
        materials.material('bk', '#1F6B4C', rough=0.5),
        (0, 0, 14),
    )
    meshes.rounded_box(
        'bk2',
        (0.27, 0.2, 0.028),
        (tx - 0.165, ty - 0.02, 0.43),
        0.006,
        materials.material('bk', '#F7F2E4', rough=0.5),
        (0, 0, 4),
    )
    meshes.lathe(
        'bowl',
        [
            (0, 0.385),
            (0.07, 0.385),
            (0.1, 0.4),
            (0.175, 0.475),
            (0.168, 0.478),
            (0.09, 0.41),
            (0, 0.402),
        ],
        materials.material('ceram', '#FBF7EE', rough=0.35),
        64,
        (tx + 0.18, ty + 0.1, 0),
    )
    for i in range(3):
        a0 = -0.5 + i * 0.35
        pts = [
            (
                tx + 0.18 + (-0.11 + 0.22 * u) * math.cos(a0),
                ty + 0.1 + (-0.11 + 0.22 * u) * math.sin(a0) + 0.0,
                0.46 + 0.05 * i * 0.5 - 0.055 * math.sin(math.pi * u) + 0.03,
            )
            for u in np.linspace(0, 1, 13)
        ]
        meshes.shape_object(
            'ban',
            shapes.chain(
                pts,
                [
                    0.008,
                    0.014,
                    0.022,
                    0.026,
                    0.028,
                    0.029,
                    0.029,
                    0.029,
                    0.028,
                    0.025,
                    0.02,
                    0.013,
                    0.008,
                ],
            ),
            A([tx - 0.2, ty - 0.3, 0.3]),
            A([tx + 0.6, ty + 0.5, 0.7]),
            materials.vinyl('ban', 'banana'),
            0.007,
        )


def paper_lantern():
    lx, ly = (2.05, 1.78)
    meshes.lathe(
        'lb',
        meshes.rounded_profile([(0, 0), (0.15, 0), (0.15, 0.02), (0, 0.02)], 0.008),
        materials.material('blk', 'ink', rough=0.4),
        64,
        (lx, ly, 0),
    )
    meshes.tube(
        'ls',
        [(lx, ly, 0.02), (lx, ly, 1.45)],
        0.009,
        materials.material('blk', 'ink', rough=0.4),
    )
    prof = [
        (0.23 * math.sin(a) * (1 + 0.018 * math.cos(a * 44)), 1.62 + 0.21 * -math.cos(a))
        for a in np.linspace(0.06, math.pi - 0.06, 150)
    ]
    lm = materials.material('paper', '#FFF2D2', rough=0.9, emit=1.15)
    meshes.lathe('lan', prof, lm, 96, (lx, ly, 0))


def plant():
    rng = np.random.default_rng(3)
    gm = materials.leaf_green()
    px, py = (-1.95, 1.72)
    meshes.lathe(
        'pot',
        meshes.rounded_profile(
            [(0, 0), (0.17, 0), (0.21, 0.36), (0.19, 0.36), (0.17, 0.3), (0, 0.3)], 0.015
        ),
        materials.material('pot', '#E98A63', rough=0.7, bump=0.1, bump_scale=40),
        64,
        (px, py, 0),
    )
    meshes.lathe(
        'soil',
        [(0, 0.31), (0.18, 0.31)],
        materials.material('soil', '#3A2A1C', rough=1),
        32,
        (px, py, 0),
    )
    for i in range(17):
        a = i * 2.4 + 0.3
        hgt = 0.55 + 0.9 * rng.random() ** 1.2
        d = A([math.cos(a) * 0.6, math.sin(a) * 0.6 - 0.12, 1.3])
        tip = (
            A([px, py, 0.31])
            + d / np.linalg.norm(d) * hgt * 0.9
            + A([math.cos(a), math.sin(a), 0]) * 0.06
        )
        meshes.tube(
            'st',
            [
                (px, py, 0.3),
                tuple((A([px, py, 0.31]) + tip) / 2 + A([0, 0, 0.05])),
                tuple(tip),
                tuple(tip + 0.01 * d),
            ],
            0.008,
            gm,
        )
        meshes.leaf_blade(
            'lf',
            tip,
            A([math.cos(a) * 0.9, math.sin(a) * 0.9, 0.9]),
            0.46 + 0.26 * rng.random(),
            0.12 + 0.03 * rng.random(),
            gm,
            droop=1.1,
            fold=0.3,
            wave=0.08,
        )


def posters(Dp):
    oak = oak_wood()
    for i, (cx, w, hh) in enumerate(((-0.02, 0.62, 0.82), (0.78, 0.62, 0.82))):
        meshes.rounded_box(
            'frame', (w + 0.06, 0.03, hh + 0.06), (cx, Dp / 2 - 0.016, 1.72), 0.006, oak
        )
        am = materials.printed('art', work(f'poster-{i + 1}.png'), 0.6)
        meshes.plane('art', (w, hh), (cx, Dp / 2 - 0.0325, 1.72), am, rot=(90, 0, 0))


def cabinet(W):
    oak = oak_wood()
    meshes.rounded_box('cab', (0.42, 1.5, 0.55), (W / 2 - 0.23, 0.35, 0.42), 0.012, oak)
    for i in range(26):
        meshes.rounded_box(
            'sl',
            (0.012, 0.03, 0.46),
            (W / 2 - 0.447, -0.33 + i * 0.0545, 0.42),
            0.004,
            oak,
            seg=2,
        )
    for q in (-0.25, 0.95):
        meshes.rounded_box(
            'cl',
            (0.34, 0.04, 0.14),
            (W / 2 - 0.23, q, 0.07),
            0.006,
            materials.material('blk', 'ink', rough=0.4),
        )
    meshes.lathe(
        'vase',
        [
            (0, 0.695),
            (0.06, 0.695),
            (0.105, 0.8),
            (0.1, 0.9),
            (0.05, 0.97),
            (0.045, 1.0),
            (0.058, 1.02),
            (0.05, 1.02),
            (0.036, 1.0),
            (0, 0.98),
        ],
        materials.material('vase', '#1F6B4C', rough=0.25, coat=0.4),
        64,
        (W / 2 - 0.26, 0.86, 0),
    )
