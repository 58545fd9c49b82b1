"""Things to sell: a mug, a lamp and a sneaker, each standing on z = 0 and facing the camera at -y."""

import math

import numpy as np
from scipy.interpolate import PchipInterpolator

import materials
import meshes
import shapes
from mark import face, head

A = np.array


def mug(colour='#FBF7EC', mark='#FFCF1F', name='mug'):
    """0.9 high; the handle on the right."""
    wall = shapes.difference(
        shapes.cylinder((0, 0, 0.45), 0.42, 0.45, 0.07),
        shapes.cylinder((0, 0, 0.62), 0.365, 0.52, 0.06),
        k=0.03,
    )
    handle = shapes.torus((0.45, 0, 0.46), 0.235, 0.062, shapes.rotation(rx=90), sx=0.9)
    handle = shapes.difference(handle, shapes.cylinder((0, 0, 0.5), 0.385, 0.6), k=0.02)
    low, high = A([-0.6, -0.6, -0.1]), A([0.9, 0.6, 1.0])
    glaze = materials.material(name, colour, rough=0.22, coat=0.5, coat_rough=0.06)
    parts = [meshes.shape_object(name, shapes.union(wall, handle, k=0.06), low, high, glaze, 0.008)]

    def printed(thickness, region, m):
        def front(P):
            x, z = P[:, 0] / 0.56, (P[:, 2] - 0.17) / 0.56
            return np.maximum(region(x, z) * 0.56, P[:, 1] + 0.15).astype(np.float32)

        shape = shapes.intersection(shapes.offset(wall, thickness), front)
        parts.append(meshes.shape_object('print', shape, low, high, m, 0.005))

    printed(0.004, head, materials.material('mark', mark, rough=0.25, coat=0.5))
    printed(0.007, face, materials.material('face', 'ink', rough=0.25, coat=0.5))
    coffee = meshes.lathe(
        'coffee', [(0, 0.76), (0.37, 0.76)], materials.material('coffee', '#3A1E10', rough=0.12)
    )
    return meshes.group(name, [*parts, coffee])


def lamp(shade='#F2694F', foot='#F2694F'):
    """A mushroom lamp, 1.75 high, lit."""
    lacquer = materials.material('shade', shade, rough=0.18, coat=0.6)
    arc = np.linspace(0, math.pi / 2, 40)
    outside = [(0.72 * math.sin(a), 1.18 + 0.52 * math.cos(a)) for a in arc]
    inside = [(0.69 * math.sin(a), 1.18 + 0.49 * math.cos(a)) for a in arc[::-1]]
    cap = meshes.lathe('cap', [*outside, (0.71, 1.15), *inside], lacquer, 128)
    profile = [(0, 0), (0.44, 0), (0.44, 0.05), (0.2, 0.14), (0.12, 0.5), (0.15, 0.95), (0, 0.95)]
    stem = meshes.lathe(
        'stem',
        meshes.rounded_profile(profile, 0.06, 8),
        materials.material('foot', foot, rough=0.18, coat=0.6),
        128,
    )
    glow = materials.material('bulb', '#FFF0CC', rough=0.6, emit=2.2)
    sphere = [
        (0.25 * math.sin(a), 1.14 - 0.25 * math.cos(a)) for a in np.linspace(0.02, math.pi, 40)
    ]
    return meshes.group('lamp', [cap, stem, meshes.lathe('bulb', sphere, glow, 96)])


# Along a shoe from toe to heel: place, half width of the sole, top of the upper.
SHOE = A(
    [
        (-1.0, 0.0, 0.36),
        (-0.985, 0.085, 0.37),
        (-0.94, 0.175, 0.41),
        (-0.86, 0.255, 0.45),
        (-0.72, 0.315, 0.5),
        (-0.5, 0.345, 0.56),
        (-0.2, 0.325, 0.7),
        (0.1, 0.29, 0.88),
        (0.4, 0.275, 0.99),
        (0.7, 0.265, 1.0),
        (0.85, 0.23, 1.04),
        (0.94, 0.16, 1.04),
        (0.985, 0.08, 1.04),
        (1.0, 0.0, 1.04),
    ]
)


def sneaker(upper='#F0EADB', accent='#1F6B4C', sole='#FFFDF6', mark='#FFCF1F'):
    """A low sneaker, 2.1 long, toe at -x, its outer side to the camera."""
    at = SHOE[:, 0]
    half, top = (PchipInterpolator(at, SHOE[:, i]) for i in (1, 2))
    low, high = A([-1.25, -0.6, -0.05]), A([1.25, 0.6, 1.35])

    def outline(P):
        x = np.clip(P[:, 0], at[0], at[-1])
        side = np.abs(P[:, 1]) - half(x)
        return np.hypot(np.maximum(side, 0), np.abs(P[:, 0] - x)) + np.minimum(side, 0)

    def foot(P):
        # Narrower towards the top, as a foot is.
        walls = outline(P) + 0.03 + 0.16 * np.clip(P[:, 2] - 0.2, 0, 1)
        roof = (P[:, 2] - top(np.clip(P[:, 0], at[0], at[-1]))) * 0.85
        return shapes.smooth_max(walls, roof, 0.34).astype(np.float32)

    opening = shapes.ellipsoid((0.5, 0, 1.06), (0.37, 0.15, 0.4), shapes.rotation(ry=8))
    shell = shapes.difference(foot, opening, k=0.05)
    shell = shapes.intersection(shell, shapes.plane((0, 0, -1), (0, 0, 0.1)), k=0.02)
    cloth = materials.material(
        'canvas', upper, rough=0.75, sheen=0.2, bump=0.12, bump_scale=150, bump_kind='weave'
    )
    leather = materials.material('accent', accent, rough=0.42, coat=0.15)
    rubber = materials.material('rubber', sole, rough=0.5)
    parts = [meshes.shape_object('upper', shell, low, high, cloth, 0.009)]

    def slab(P):
        # The toe springs a little off the ground.
        spring = 0.09 * np.clip((-P[:, 0] - 0.5) / 0.5, 0, 1) ** 2
        flat = np.abs(P[:, 2] - spring - 0.1) - 0.1
        return shapes.smooth_max(outline(P) - 0.03, flat, 0.07).astype(np.float32)

    parts.append(meshes.shape_object('sole', slab, low, high, rubber, 0.009))

    def patch(name, thickness, region, m):
        shape = shapes.intersection(shapes.offset(shell, thickness), region, k=0.02)
        parts.append(meshes.shape_object(name, shape, low, high, m, 0.008))

    def eyestay(P):
        along = np.abs(P[:, 0] + 0.16) - 0.4
        below = 0.34 + 0.5 * (P[:, 0] + 0.56) - P[:, 2]
        return np.maximum(along, below * 0.85).astype(np.float32)

    def badge(P):
        x, z = (P[:, 0] - 0.46) / 0.42, (P[:, 2] - 0.26) / 0.42
        return np.maximum(head(x, z) * 0.42, P[:, 1]).astype(np.float32)

    patch('toe cap', 0.018, shapes.plane((1, 0, 0.3), (-0.76, 0, 0.3)), rubber)
    patch('heel', 0.018, shapes.plane((-1, 0, 0.2), (0.84, 0, 0.5)), leather)
    patch('eyestay', 0.018, eyestay, leather)
    patch('badge', 0.022, badge, materials.material('badge', mark, rough=0.4))
    tongue = shapes.ellipsoid((0.2, 0, 0.95), (0.05, 0.16, 0.25), shapes.rotation(ry=38))
    parts.append(meshes.shape_object('tongue', tongue, low, high, cloth, 0.009))
    lace = materials.material('lace', '#FFFDF6', rough=0.7)
    for x in np.linspace(-0.44, 0.06, 5):
        across = []
        for y in np.linspace(-0.15, 0.15, 9):
            over = shapes.offset(foot, 0.02)
            point, _ = shapes.raycast(over, (x, y, 2), (0, 0, -1))
            across.append(point + A([0, 0, 0.02]))
        shape = shapes.chain(across, 0.028)
        ends = np.min(across, 0) - 0.1, np.max(across, 0) + 0.1
        parts.append(meshes.shape_object('lace', shape, *ends, lace, 0.008))
    return meshes.group('sneaker', parts)
