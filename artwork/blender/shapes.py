"""Tiny numpy SDF modeller -> smooth Blender meshes.
A shape is a function P(N,3 float32) -> d(N,). Boolean ops are smooth, so parts
melt into each other like moulded vinyl, and clothes are offset shells of a body."""

import os

import numpy as np
from skimage.measure import marching_cubes

f32 = np.float32
# Size of the cells in which characters are meshed, in units of the scene.
DETAIL = float(os.environ.get("DETAIL", 0.0085))


def vector(*a):
    return np.array(a, f32)


def lengths(v):
    return np.sqrt(np.einsum('ij,ij->i', v, v))


def sphere(c, r):
    c = np.asarray(c, f32)
    return lambda P: lengths(P - c) - r


def ellipsoid(c, r, R=None):
    c = np.asarray(c, f32)
    r = np.asarray(r, f32)

    def f(P):
        q = P - c
        if R is not None:
            q = q @ R
        k0 = lengths(q / r)
        k1 = lengths(q / (r * r))
        return k0 * (k0 - 1) / np.maximum(k1, 1e-06)

    return f


def box(c, h, r=0.0, R=None):
    c = np.asarray(c, f32)
    h = np.asarray(h, f32) - r

    def f(P):
        q = P - c
        if R is not None:
            q = q @ R
        q = np.abs(q) - h
        return lengths(np.maximum(q, 0)) + np.minimum(q.max(1), 0) - r

    return f


def capsule(a, b, ra, rb=None):
    """round cone a->b"""
    a = np.asarray(a, f32)
    b = np.asarray(b, f32)
    rb = ra if rb is None else rb
    ba = b - a
    L2 = float(ba @ ba) + 1e-12

    def f(P):
        pa = P - a
        h = np.clip(pa @ ba / L2, 0, 1)
        return lengths(pa - h[:, None] * ba) - (ra + (rb - ra) * h)

    return f


def chain(pts, rs):
    """polyline of round cones (dense samples = smooth tube)"""
    pts = np.asarray(pts, f32)
    n = len(pts)
    rs = np.full(n, rs, f32) if np.isscalar(rs) else np.asarray(rs, f32)
    segs = [capsule(pts[i], pts[i + 1], float(rs[i]), float(rs[i + 1])) for i in range(n - 1)]

    def f(P):
        d = segs[0](P)
        for s in segs[1:]:
            d = np.minimum(d, s(P))
        return d

    return f


def torus(c, R0, r, M=None, sx=1.0, sy=1.0):
    c = np.asarray(c, f32)

    def f(P):
        q = P - c
        if M is not None:
            q = q @ M
        x, y = (q[:, 0] / sx, q[:, 1] / sy)
        k = np.sqrt(x * x + y * y) - R0
        return np.sqrt(k * k + q[:, 2] ** 2) - r

    return f


def cylinder(c, r, h, e=0.0, M=None):
    """cylinder along local z, half height h, edge radius e"""
    c = np.asarray(c, f32)

    def f(P):
        q = P - c
        if M is not None:
            q = q @ M
        dx = np.sqrt(q[:, 0] ** 2 + q[:, 1] ** 2) - (r - e)
        dz = np.abs(q[:, 2]) - (h - e)
        return (
            np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dz, 0) ** 2)
            + np.minimum(np.maximum(dx, dz), 0)
            - e
        )

    return f


def plane(n, o):
    n = np.asarray(n, f32)
    n = n / np.linalg.norm(n)
    k = float(n @ np.asarray(o, f32))
    return lambda P: P @ n - k


def smooth_min(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * 0.25


def smooth_max(a, b, k):
    return -smooth_min(-a, -b, k)


def union(*fs, k=0.0):

    def f(P):
        d = fs[0](P)
        for g in fs[1:]:
            d = smooth_min(d, g(P), k) if k > 0 else np.minimum(d, g(P))
        return d

    return f


def intersection(*fs, k=0.0):

    def f(P):
        d = fs[0](P)
        for g in fs[1:]:
            d = smooth_max(d, g(P), k) if k > 0 else np.maximum(d, g(P))
        return d

    return f


def difference(a, b, k=0.0):
    return lambda P: smooth_max(a(P), -b(P), k) if k > 0 else np.maximum(a(P), -b(P))


def offset(f, t):
    return lambda P: f(P) - t


def transformed(f, M=None, t=(0, 0, 0), s=1.0):
    t = np.asarray(t, f32)

    def g(P):
        q = (P - t) / s
        if M is not None:
            q = q @ M
        return f(q) * s

    return g


def rotation(rx=0, ry=0, rz=0):
    """degrees; returns R with local->world = R @ v ; use P @ R for world->local"""
    a, b, c = np.radians([rx, ry, rz])
    X = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    Y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    Z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return (Z @ Y @ X).astype(f32)


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def gradient(f, P, e=0.002):
    g = np.empty_like(P)
    for i in range(3):
        o = np.zeros(3, f32)
        o[i] = e
        g[:, i] = f(P + o) - f(P - o)
    return g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 1e-09)


def raycast(f, o, d, n=80, tmax=6):
    """single ray -> (point, normal)"""
    o = np.asarray(o, f32)
    d = np.asarray(d, f32)
    d = d / np.linalg.norm(d)
    t = 0.0
    for _ in range(n):
        p = (o + d * t)[None]
        s = float(f(p.astype(f32))[0])
        if abs(s) < 0.0001 or t > tmax:
            break
        t += s * 0.8
    p = (o + d * t)[None].astype(f32)
    return (p[0], gradient(f, p)[0])


def polygonise(f, lo, hi, h=0.01, B=8, lip=1.6):
    """sparse evaluation + marching cubes + Newton projection; returns verts, faces, normals"""
    lo = np.asarray(lo, f32)
    hi = np.asarray(hi, f32)
    nb = np.ceil((hi - lo) / (h * B)).astype(int)
    n = nb * B + 1
    g = np.full(n, 1.0, f32)
    bc = np.stack(np.meshgrid(*[np.arange(k) for k in nb], indexing='ij'), -1).reshape(-1, 3)
    C = (lo + (bc + 0.5) * B * h).astype(f32)
    d = np.concatenate([f(C[i : i + 200000]) for i in range(0, len(C), 200000)])
    near = np.abs(d) < B * h * 0.87 * lip
    sgn = np.where(d < 0, -1.0, 1.0).astype(f32)
    for (i, j, k), s in zip(bc[~near & (d < 0)], sgn[~near & (d < 0)]):
        g[i * B : i * B + B + 1, j * B : j * B + B + 1, k * B : k * B + B + 1] = -1.0
    loc = np.stack(np.meshgrid(*[np.arange(B + 1)] * 3, indexing='ij'), -1).reshape(-1, 3)
    blocks = bc[near]
    for s in range(0, len(blocks), 300):
        bb = blocks[s : s + 300]
        idx = (bb[:, None, :] * B + loc[None]).reshape(-1, 3)
        val = f((lo + idx * h).astype(f32))
        g[idx[:, 0], idx[:, 1], idx[:, 2]] = val
    if not g.min() < 0 < g.max():
        raise RuntimeError('empty sdf')
    v, t, _, _ = marching_cubes(g, 0.0)
    v = (v * h + lo).astype(f32)
    for _ in range(2):
        dd = np.concatenate([f(v[i : i + 200000]) for i in range(0, len(v), 200000)])
        N = np.concatenate(
            [gradient(f, v[i : i + 200000], h * 0.4) for i in range(0, len(v), 200000)]
        )
        v = (v - np.clip(dd, -h, h)[:, None] * N * 0.9).astype(f32)
    N = np.concatenate([gradient(f, v[i : i + 200000], h * 0.6) for i in range(0, len(v), 200000)])
    a, b, c = (v[t[:, 0]], v[t[:, 1]], v[t[:, 2]])
    fn = np.cross(b - a, c - a)
    flip = np.einsum('ij,ij->i', fn, N[t[:, 0]]) < 0
    t = t.copy()
    t[flip] = t[flip][:, ::-1]
    return (v, t, N)


def bezier(a, b, c, n=9):
    t = np.linspace(0, 1, n)[:, None]
    a, b, c = [np.asarray(x, float) for x in (a, b, c)]
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
