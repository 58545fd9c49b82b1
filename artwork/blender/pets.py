"""Mochi."""

import math

import numpy as np
from scipy.interpolate import CubicSpline

import colours
import materials
import meshes
import shapes

A = np.array
f32 = np.float32


def dog(skin=None, section=None, loose_tail=False):
    """
    A sitting puppy that faces -y, 1.75 high. `skin` is one material for all of it instead of his colours; `section` a
    shape that is cut away from the body, which is then hollow; `loose_tail` leaves the tail as the last object, to wag.
    """
    obs = []
    lo, hi = (A([-0.95, -0.95, -0.02]), A([0.95, 1.0, 2.0]))
    hc = A([0, -0.2, 1.18])
    head = shapes.ellipsoid(hc, (0.5, 0.45, 0.43))
    cheek = shapes.union(
        shapes.ellipsoid(hc + [0.3, -0.06, -0.14], (0.24, 0.24, 0.2)),
        shapes.ellipsoid(hc + [-0.3, -0.06, -0.14], (0.24, 0.24, 0.2)),
    )
    muz = shapes.ellipsoid(hc + [0, -0.36, -0.12], (0.2, 0.22, 0.155))
    ears = []
    for k in (-1, 1):
        R = shapes.rotation(ry=k * 16, rx=-6)
        c = hc + [k * 0.3, 0.02, 0.36]
        e = shapes.intersection(shapes.ellipsoid(c + [0, 0, 0.03], (0.17, 0.1, 0.27), R))
        inn = shapes.ellipsoid(c + [k * 0.0, -0.115, 0.03], (0.1, 0.075, 0.18), R)
        ears.append(shapes.difference(e, inn, k=0.03))
    body = shapes.chain([(0, 0.26, 0.42), (0, 0.16, 0.62), (0, -0.02, 0.84)], [0.42, 0.39, 0.33])
    chest = shapes.ellipsoid((0, -0.14, 0.66), (0.3, 0.24, 0.32))
    fl = [
        shapes.chain(
            [(k * 0.17, -0.16, 0.62), (k * 0.185, -0.27, 0.35), (k * 0.19, -0.29, 0.1)],
            [0.15, 0.125, 0.118],
        )
        for k in (-1, 1)
    ]
    fp = [
        shapes.intersection(
            shapes.ellipsoid((k * 0.195, -0.35, 0.085), (0.135, 0.17, 0.1)),
            shapes.plane((0, 0, -1), (0, 0, 0.004)),
            k=0.02,
        )
        for k in (-1, 1)
    ]
    hl = [shapes.ellipsoid((k * 0.36, 0.2, 0.3), (0.2, 0.32, 0.29)) for k in (-1, 1)]
    hp = [
        shapes.intersection(
            shapes.ellipsoid((k * 0.4, -0.1, 0.085), (0.135, 0.2, 0.1)),
            shapes.plane((0, 0, -1), (0, 0, 0.004)),
            k=0.02,
        )
        for k in (-1, 1)
    ]
    tp = [
        (0, 0.58, 0.3),
        (0.02, 0.76, 0.46),
        (0.05, 0.8, 0.7),
        (0.1, 0.66, 0.88),
        (0.16, 0.5, 0.86),
        (0.17, 0.44, 0.74),
    ]
    t = np.linspace(0, 1, 24)
    tc = CubicSpline(np.linspace(0, 1, 6), A(tp))(t)
    tail = shapes.chain(tc, np.interp(t, [0, 0.45, 1], [0.11, 0.15, 0.06]))
    torso = shapes.union(body, chest, *fl, *hl, k=0.12)
    torso = shapes.union(torso, *fp, *hp, k=0.05)
    if not loose_tail:
        torso = shapes.union(torso, tail, k=0.08)
    hd = shapes.union(shapes.union(head, cheek, k=0.16), muz, k=0.1)
    hd = shapes.union(hd, *ears, k=0.05)
    allf = shapes.union(torso, hd, k=0.1)
    tan, cream = (colours.linear_rgb('#EBA24A'), colours.linear_rgb('#FFF4DF'))

    def color(v, n):
        q = v - hc
        c = np.tile(tan, (len(v), 1))
        ss = shapes.smoothstep
        m = np.zeros(len(v))
        face = ss(
            0.02, -0.02, shapes.ellipsoid((0, -0.46, -0.17), (0.4, 0.36, 0.215))(q.astype(f32))
        )
        m = np.maximum(m, face)
        for k in (-1, 1):
            m = np.maximum(
                m,
                ss(
                    0.012,
                    -0.012,
                    shapes.ellipsoid((k * 0.165, -0.44, 0.205), (0.062, 0.2, 0.046))(q.astype(f32)),
                ),
            )
        ss(-0.28, -0.36, 0 * q[:, 0])
        for k in (-1, 1):
            m = np.maximum(
                m,
                ss(
                    0.012,
                    -0.012,
                    shapes.ellipsoid(
                        A([k * 0.3, -0.1, 0.385]),
                        (0.088, 0.09, 0.165),
                        shapes.rotation(ry=k * 16, rx=-6),
                    )(q.astype(f32)),
                ),
            )
        ch = ss(0.02, -0.02, shapes.ellipsoid((0, -0.42, 0.6), (0.3, 0.32, 0.4))(v.astype(f32)))
        m = np.maximum(m, ch)
        paw = ss(0.2, 0.17, v[:, 2]) * ss(0.12, 0.0, v[:, 1]) * (v[:, 1] < 0.1)
        m = np.maximum(m, paw)
        tt = ss(
            0.0,
            -0.02,
            shapes.union(shapes.sphere(tc[-1], 0.17), shapes.sphere(tc[-5], 0.13))(v.astype(f32)),
        )
        m = np.maximum(m, tt)
        c = c * (1 - m[:, None]) + cream * m[:, None]
        for k in (-1, 1):
            d = np.sqrt((((q - A([k * 0.37, -0.4, -0.1])) * A([1, 0.6, 1.2])) ** 2).sum(1))
            a = (1 - ss(0.03, 0.11, d)) * 0.45
            c = c * (1 - a[:, None]) + colours.linear_rgb('#FF8A66') * a[:, None]
        return c

    vinyl = materials.vinyl('dog', attr='Col', gloss=0.34)
    obs.append(
        meshes.shape_object(
            'dog',
            allf if section is None else hollow(allf, section),
            lo,
            hi,
            vinyl,
            shapes.DETAIL,
            color,
        )
    )
    blk = materials.material('eye', '#0E0B08', rough=0.08, spec=0.6, coat=1, coat_rough=0.02)
    wht = materials.material('glint', '#FFFFFF', rough=0.3, emit=0.6)

    def surf(x, z):
        return shapes.raycast(allf, (hc[0] + x, -3, hc[2] + z), (0, 1, 0))

    for k in (-1, 1):
        p, n = surf(k * 0.185, 0.055)
        obs.append(
            meshes.shape_object(
                'eye',
                shapes.ellipsoid(p + [0, 0.01, 0], (0.058, 0.04, 0.068)),
                p - 0.12,
                p + 0.12,
                blk,
                0.005,
            )
        )
        g = p + A([-0.018, -0.03, 0.026])
        obs.append(
            meshes.shape_object(
                'gl', shapes.ellipsoid(g, (0.016, 0.008, 0.018)), g - 0.04, g + 0.04, wht, 0.0025
            )
        )
    p, n = surf(0, -0.055)
    obs.append(
        meshes.shape_object(
            'nose',
            shapes.union(
                shapes.ellipsoid(p + [0, 0.01, 0], (0.082, 0.055, 0.052)),
                shapes.ellipsoid(p + [0, 0.0, -0.03], (0.045, 0.045, 0.04)),
                k=0.03,
            ),
            p - 0.15,
            p + 0.15,
            blk,
            0.005,
        )
    )
    for k in (-1, 1):
        pts = [
            surf(k * (0.004 + 0.105 * u), -0.155 - 0.055 * math.sin(u * math.pi * 0.78))[0]
            for u in np.linspace(0, 1, 14)
        ]
        obs.append(
            meshes.shape_object(
                'lip',
                shapes.chain(pts, 0.0125),
                np.min(pts, 0) - 0.05,
                np.max(pts, 0) + 0.05,
                materials.material('lip', '#2A150B', rough=0.35),
                0.004,
            )
        )
    q = surf(0, -0.225)[0]
    obs.append(
        meshes.shape_object(
            'tongue',
            shapes.ellipsoid(q + [0, 0.012, -0.012], (0.058, 0.045, 0.06)),
            q - 0.12,
            q + 0.12,
            materials.vinyl('tongue', 'guava'),
            0.005,
        )
    )
    nn = A([0, -0.3, 1.0])
    nn /= np.linalg.norm(nn)
    cc = A([0, -0.12, 0.86])
    obs.append(
        meshes.shape_object(
            'collar',
            shapes.intersection(
                shapes.offset(torso, 0.034),
                shapes.plane(nn, cc + nn * 0.052),
                shapes.plane(-nn, cc - nn * 0.052),
                k=0.035,
            ),
            A([-0.6, -0.75, 0.5]),
            A([0.6, 0.55, 1.25]),
            materials.material('col', 'leaf', rough=0.4, coat=0.3),
            0.008,
        )
    )
    pp, _ = shapes.raycast(torso, (0, -3, 0.73), (0, 1, 0))
    cp = pp + A([0, -0.045, -0.03])
    obs.append(
        meshes.shape_object(
            'tag',
            shapes.cylinder(cp, 0.072, 0.014, 0.012, shapes.rotation(rx=78)),
            cp - 0.15,
            cp + 0.15,
            materials.gold(),
            0.005,
        )
    )
    if loose_tail:
        obs.append(meshes.shape_object('tail', tail, lo, hi, vinyl, shapes.DETAIL, color))
    if skin:
        for part in obs:
            part.data.materials[0] = skin
    return obs


def hollow(shape, section, wall=0.075):
    """Only a wall of the shape, with what lies within the section cut away."""
    shell = shapes.difference(shape, shapes.offset(shape, -wall))
    return shapes.difference(shell, section)
