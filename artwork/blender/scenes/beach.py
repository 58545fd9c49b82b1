"""A beach on a clear day, nobody about."""

import math

import bpy
import numpy as np
from mathutils import Vector

import colours
import materials
import meshes
import shapes
import stage
import terrain

A = np.array


def build(picture):
    h = terrain.sand()
    terrain.sea()
    islands_and_clouds()
    parasol(h)
    lounger(h)
    board(h)
    ball(h)
    palm(h)
    stage.sky(elev=36, rot=-128, strength=0.17, dust=0.2, ozone=4.5)
    stage.sun((0, 0, 0), 3.6, '#FFF2DC', 0.7)
    bpy.data.objects['sun'].rotation_euler = (
        Vector((0.62, 0.42, -0.62)).to_track_quat('-Z', 'Y').to_euler()
    )
    stage.camera((-0.15, -3.0, 1.78), (0, 4, 1.32), 30)


def islands_and_clouds():
    gr = materials.matte('isl', '#4E8F62')
    gr2 = materials.matte('isl2', '#6FA77E')
    for cx, cy, s, mm in ((-34, 92, 1.0, gr), (-52, 120, 1.7, gr2), (60, 150, 1.5, gr2)):
        f = shapes.union(
            *[
                shapes.ellipsoid((cx + dx * s, cy + dy * s, 0), (r * s, r * 0.7 * s, hh * s))
                for dx, dy, r, hh in ((0, 0, 10, 6), (9, 2, 9, 4), (-9, 1, 8, 3.4), (17, 0, 6, 2))
            ],
            k=3
        )
        meshes.shape_object(
            'isl',
            f,
            A([cx - 30 * s, cy - 16 * s, -1]),
            A([cx + 34 * s, cy + 16 * s, 9 * s]),
            mm,
            0.55 * s,
        )
    cl = materials.material('cloud', '#FFFFFF', rough=1, spec=0, emit=0.32)

    def cloud(cx, cy, cz, s, seed):
        r = np.random.default_rng(seed)
        ss = []
        for i in range(17):
            u = (i / 16 - 0.5) * 2
            rr = (1 - 0.55 * abs(u) ** 1.3) * (1.5 + 1.9 * r.random())
            ss.append(
                shapes.ellipsoid(
                    (
                        cx + u * 7.5 * s,
                        cy + r.normal() * 0.8 * s,
                        cz + (0.15 + 0.75 * r.random()) * rr * s,
                    ),
                    (rr * s * 1.05, rr * s, rr * s * 0.95),
                )
            )
        f = shapes.intersection(
            shapes.union(*ss, k=0.28 * s), shapes.plane((0, 0, -1), (0, 0, cz - 0.2 * s)), k=0.9 * s
        )
        meshes.shape_object(
            'cloud',
            f,
            A([cx - 13 * s, cy - 5 * s, cz - 2 * s]),
            A([cx + 13 * s, cy + 6 * s, cz + 8 * s]),
            cl,
            0.16 * s,
        )

    cloud(-62, 190, 27, 2.5, 1)
    cloud(48, 210, 34, 3.2, 2)
    cloud(8, 260, 21, 1.9, 3)
    cloud(-100, 240, 44, 3.2, 6)


def parasol(h):
    px, py = (1.15, 2.5)
    pz = h(px, py)
    ax = A([-0.16, -0.1, 1.0])
    ax /= np.linalg.norm(ax)
    meshes.tube(
        'pole',
        [(px, py, pz - 0.3), tuple(A([px, py, pz]) + ax * 1.9)],
        0.022,
        materials.wood('oak'),
    )
    n, k = (96, 16)
    vs, fs = ([], [])
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(k + 1):
            u = j / k
            r = 1.25 * u * (1 - 0.035 * abs(math.sin(a * 4)) * u)
            vs.append(
                (
                    r * math.cos(a),
                    r * math.sin(a),
                    0.52 * (1 - u**1.7) - 0.035 * abs(math.sin(a * 4)) * u * u,
                )
            )
    for i in range(n):
        for j in range(k):
            fs.append(
                (
                    i * (k + 1) + j,
                    i * (k + 1) + j + 1,
                    (i + 1) % n * (k + 1) + j + 1,
                    (i + 1) % n * (k + 1) + j,
                )
            )
    ya, wa = (
        materials.material('py', '#FFC21A', rough=0.8, sheen=0.3),
        materials.material('pw', '#FFF8EA', rough=0.8, sheen=0.3),
    )
    pa = meshes.grid_mesh('parasol', vs, fs, ya)
    pa.data.materials.append(wa)
    pa.data.polygons.foreach_set(
        'material_index', [int(i * 16 // n % 2) for i in range(n) for j in range(k)]
    )
    sd = pa.modifiers.new('s', 'SOLIDIFY')
    sd.thickness = 0.015
    pa.rotation_euler = Vector(ax).to_track_quat('Z', 'Y').to_euler()
    pa.location = A([px, py, pz]) + ax * 1.42
    meshes.shape_object(
        'knob',
        shapes.sphere(A([px, py, pz]) + ax * 1.97, 0.045),
        A([px - 1, py - 1, pz]),
        A([px + 1, py + 1, pz + 2.5]),
        materials.vinyl('kn', 'guava'),
        0.02,
    )


def lounger(h):
    lx, ly = (0.45, 1.75)
    lz = h(lx, ly)
    oak = materials.wood('oak2', 'oak', 'walnut', 2.5)

    def part(f, m, hh=0.012):
        o = meshes.shape_object('lounge', f, A([-0.6, -1.2, -0.1]), A([0.6, 1.2, 1.2]), m, hh)
        o.location = (lx, ly, lz)
        o.rotation_euler = (0, 0, math.radians(-62))
        return o

    cu = materials.material('cush', '#FFF4DC', rough=0.9, sheen=0.4, bump=0.5, bump_scale=150)
    part(
        shapes.union(
            shapes.box((0, -0.28, 0.3), (0.3, 0.62, 0.045), 0.045),
            shapes.box((0, 0.58, 0.52), (0.3, 0.4, 0.045), 0.045, shapes.rotation(rx=38)),
            k=0.05,
        ),
        cu,
    )
    part(
        shapes.union(
            *[shapes.box((k2 * 0.31, -0.05, 0.22), (0.022, 0.92, 0.03), 0.01) for k2 in (-1, 1)],
            *[
                shapes.box((k2 * 0.31, q, 0.08), (0.022, 0.03, 0.17), 0.01)
                for k2 in (-1, 1)
                for q in (-0.8, 0.3)
            ],
            *[
                shapes.box(
                    (k2 * 0.31, 0.62, 0.46), (0.022, 0.38, 0.03), 0.01, shapes.rotation(rx=38)
                )
                for k2 in (-1, 1)
            ]
        ),
        oak,
    )
    part(
        shapes.union(shapes.ellipsoid((0, 0.8, 0.75), (0.25, 0.1, 0.085), shapes.rotation(rx=38))),
        materials.felt('roll', 'leaf', 180),
    )


def board(h):
    sx, sy = (-1.75, 2.6)
    sz = h(sx, sy)
    bd = shapes.intersection(
        shapes.ellipsoid((0, 0, 0.95), (0.27, 0.045, 1.15)), shapes.plane((0, 0, -1), (0, 0, -0.3))
    )

    def bc(v, n):
        c = np.tile(colours.linear_rgb('#FFF6E0'), (len(v), 1))
        m = (np.abs(v[:, 2] - 1.28) < 0.1) | (np.abs(v[:, 2] - 1.53) < 0.05)
        c[m] = colours.linear_rgb('#FF6B52')
        m = np.abs(v[:, 2] - 0.95) < 0.15
        c[m] = colours.linear_rgb('#FFC21A')
        return c

    b = meshes.shape_object(
        'board',
        bd,
        A([-0.4, -0.2, -0.4]),
        A([0.4, 0.2, 2.2]),
        materials.material('bd', attr='Col', rough=0.2, coat=0.6),
        0.008,
        bc,
    )
    b.location = (sx, sy, sz)
    b.rotation_euler = (math.radians(-8), math.radians(9), math.radians(14))


def ball(h):
    c = A([-0.62, 1.15, h(-0.62, 1.15) + 0.24])
    Rb = shapes.rotation(rx=30, ry=25)

    def ballc(v, n):
        q = (v - c) @ Rb
        i = ((np.arctan2(q[:, 1], q[:, 0]) / (2 * np.pi) + 0.5) * 6).astype(int) % 6
        pal = A(
            [
                colours.linear_rgb(k)
                for k in ('#FFC21A', '#FFF8EA', '#FF6B52', '#FFF8EA', '#2F8FD0', '#FFF8EA')
            ]
        )
        o = pal[i]
        o[np.abs(q[:, 2]) > 0.238] = colours.linear_rgb('#FFF8EA')
        return o

    meshes.shape_object(
        'ball',
        shapes.sphere(c, 0.25),
        c - 0.3,
        c + 0.3,
        materials.material('ball', attr='Col', rough=0.28, coat=0.5),
        0.008,
        ballc,
    )


def palm(h):
    gm = materials.leaf_green('palm', '#2F7F4C', '#9CCB62', 0.4)

    def frond(b, dr, L, seed):
        r = np.random.default_rng(seed)
        d = A(dr, float)
        d /= np.linalg.norm(d)
        p = A(b, float)
        t = d.copy()
        vs, fs = ([], [])
        n = 34
        spine = []
        for i in range(n):
            u = i / (n - 1)
            spine.append(p.copy())
            sd = np.cross(t, (0, 0, 1))
            sd /= np.linalg.norm(sd)
            up = np.cross(sd, t)
            if i > 2:
                for s in (-1, 1):
                    ll = L * 0.4 * math.sin(math.pi * (u * 0.82 + 0.14)) * (1 + 0.08 * r.normal())
                    dd = sd * s * 0.8 + t * (0.55 + 0.3 * u) + up * 0.12
                    dd /= np.linalg.norm(dd)
                    q = p.copy()
                    w = L * 0.016
                    k0 = len(vs)
                    wd = np.cross(dd, up)
                    wd /= np.linalg.norm(wd)
                    for j in range(6):
                        v = j / 5
                        ww = w * (1 - v) ** 0.6 * min(1, 0.4 + v * 3)
                        vs += [q - wd * ww, q + wd * ww]
                        dd = dd - A([0, 0, 0.13])
                        dd /= np.linalg.norm(dd)
                        q = q + dd * ll / 5
                    fs += [
                        (k0 + 2 * j, k0 + 2 * j + 1, k0 + 2 * j + 3, k0 + 2 * j + 2)
                        for j in range(5)
                    ]
            t = t - A([0, 0, 1]) * (0.9 / n) * (1 + u)
            t /= np.linalg.norm(t)
            p = p + t * L / n
        meshes.grid_mesh('frond', vs, fs, gm)
        meshes.tube('rachis', spine[::4] + [spine[-1]], 0.012, gm)

    top = A([-2.9, 2.2, 3.35])
    for i, (a, el) in enumerate(
        (
            (-65, 0.35),
            (-20, 0.45),
            (15, 0.5),
            (-42, 0.8),
            (50, 0.3),
            (-100, 0.3),
            (-5, 0.05),
            (-50, 0.02),
        )
    ):
        frond(top, (math.cos(math.radians(a)), math.sin(math.radians(a)), el), 1.75, i)
    meshes.tube(
        'trunk',
        [(-3.75, 2.5, h(-3.75, 2.5) - 0.3), (-3.65, 2.45, 1.2), (-3.3, 2.3, 2.4), tuple(top)],
        0.095,
        materials.material('trunk', '#9B7A55', rough=0.9, bump=0.9, bump_scale=14),
    )
