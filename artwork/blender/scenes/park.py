"""A toy park: alone as a landscape, and behind those who have their photo taken in it."""

import math

import numpy as np

import materials
import meshes
import shapes
import stage
from people import Person
from pets import dog

A = np.array


def build(picture):
    grounds()
    stage.sky(elev=34, rot=-120, strength=0.16, dust=0.3, ozone=3.5)
    stage.sun((48, 0, -38), 3.2, '#FFF1DA', 0.9)
    if picture == 'landscape':
        bench((1.5, 1.2, 0))
        stage.camera((0, -9.6, 2.3), (0, 4, 1.55), 38)
    elif picture == 'mochi-park':
        puppy = meshes.group('puppy', dog())
        puppy.location, puppy.rotation_euler[2] = (0.1, 0, 0), math.radians(-14)
        stage.area_light((-3.4, -5.2, 3.4), (0, 0, 0.9), (2, 2), 150, '#FFF6E8')
        stage.camera((0.1, -7.2, 1.25), (0.05, 0, 0.95), 84, fstop=0.55, focus=(0.1, -0.5, 0.9))
    else:
        wearer()
        stage.area_light((-3.4, -5.2, 3.4), (0, 0, 0.9), (2, 2), 170, '#FFF6E8')
        stage.camera((0.1, -8.2, 1.45), (0.05, 0, 1.06), 80, fstop=0.6, focus=(0, -0.4, 1.2))


def wearer():
    """A friend in a coat, for those who want to change what she wears."""
    she = Person(
        '#D79A6C',
        hands={-1: (-0.42, -0.24, 0.56), 1: (0.58, -0.3, 1.02)},
        elbows={-1: (-0.56, 0.02, 0.66), 1: (0.62, -0.06, 0.66)},
        face='open',
        grip={-1: 'relax', 1: 'open'},
    )
    she.body().brows('#2A1A10').hair('bun', '#2A1A10').pants('#31435F')
    she.jacket('#E2B33C', shirt='#FBF6EA', bottom=0.48)
    she.shoes('#F7F5EF', 'cream')
    she.place((0.05, 0, 0), -6, 1.08)


def grounds():
    lawn = materials.material(
        'lawn', '#79B45C', rough=0.95, sheen=0.4, bump=0.7, bump_scale=46, detail=6
    )
    far, farther = (materials.matte(n, c) for n, c in (('far', '#5FA06A'), ('farther', '#8DBFA0')))

    def hill(x, y, width, height, m):
        shape = shapes.ellipsoid((x, y, 0), (width, width * 0.7, height))
        meshes.shape_object(
            'hill',
            shape,
            A([x - width, y - width, -0.2]) - 0.1,
            A([x + width, y + width, height]) + 0.2,
            m,
            width / 50,
        )

    meshes.plane('lawn', (120, 120), (0, 40, 0), lawn)
    for x, y, width, height, m in (
        (-9, 22, 9, 2.6, far),
        (9, 26, 11, 3.4, far),
        (-2, 40, 15, 4.6, farther),
        (24, 44, 16, 5.2, farther),
        (-26, 46, 15, 5.4, farther),
    ):
        hill(x, y, width, height, m)
    path = materials.material('path', '#EBD7AE', rough=0.95, bump=0.3, bump_scale=30)
    bends = [
        (x, y) for x, y in zip(1.6 * np.sin(np.linspace(0, 3.4, 40)) - 1.7, np.linspace(-6, 22, 40))
    ]
    left = [(x - 0.62 + 0.01 * y, y, 0.012) for x, y in bends]
    right = [(x + 0.62 - 0.01 * y, y, 0.012) for x, y in bends]
    n = len(bends)
    meshes.grid_mesh(
        'path', left + right, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], path
    )
    for i, (x, y, size, kind) in enumerate(
        (
            (-3.3, 4.6, 1.0, 'round'),
            (3.1, 5.6, 1.15, 'round'),
            (-5.4, 7.8, 1.2, 'tall'),
            (5.6, 8.2, 1.2, 'tall'),
            (-1.9, 11.5, 1.0, 'tall'),
            (2.0, 12.0, 1.1, 'round'),
            (-7.6, 12.5, 1.4, 'round'),
            (8.2, 12.8, 1.5, 'round'),
        )
    ):
        tree(x, y, size, kind, i)
    for x, y, size in ((-2.3, 2.5, 0.4), (2.4, 3.2, 0.5), (4.2, 3.4, 0.42), (-4.4, 3.1, 0.5)):
        bush(x, y, size)
    cloud_material = materials.material('cloud', '#FFFFFF', rough=1, spec=0, emit=0.32)
    for x, y, z, size, seed in ((-16, 52, 13, 1.0, 1), (12, 56, 15, 1.2, 2), (-2, 70, 19, 1.0, 4)):
        cloud(x, y, z, size, seed, cloud_material)
    flowers()


def tree(x, y, size, kind, seed):
    random = np.random.default_rng(seed)
    trunk = materials.material('trunk', '#8A6242', rough=0.85)
    meshes.lathe(
        'trunk',
        [(0.16 * size, 0), (0.11 * size, 1.3 * size), (0, 1.3 * size)],
        trunk,
        32,
        (x, y, 0),
    )
    green = materials.matte('crown', ('#4E9A55', '#67AE58', '#3F8A5A')[seed % 3])
    if kind == 'tall':
        balls = [shapes.ellipsoid((x, y, 2.2 * size), (0.72 * size, 0.72 * size, 1.5 * size))]
    else:
        balls = [shapes.sphere((x, y, 1.9 * size), 0.85 * size)] + [
            shapes.sphere(A([x, y, 1.9 * size]) + random.normal(0, 0.42, 3) * size, 0.55 * size)
            for _ in range(6)
        ]
    low, high = A([x, y, 0]) - 2.2 * size, A([x, y, 2]) + 2.4 * size
    meshes.shape_object('crown', shapes.union(*balls, k=0.2 * size), low, high, green, 0.045 * size)


def bush(x, y, size):
    green = materials.matte('bush', '#3F8A5A')
    balls = [
        shapes.sphere((x + dx * size, y, z * size), r * size)
        for dx, z, r in ((0, 0.6, 0.9), (-0.9, 0.4, 0.6), (0.9, 0.4, 0.7))
    ]
    meshes.shape_object(
        'bush',
        shapes.union(*balls, k=0.2 * size),
        A([x, y, 0]) - 2 * size,
        A([x, y, 0]) + 2 * size,
        green,
        0.04 * size,
    )


def cloud(x, y, z, size, seed, m):
    random = np.random.default_rng(seed)
    balls = []
    for u in np.linspace(-1, 1, 9):
        r = (1 - 0.55 * abs(u) ** 1.3) * (1.1 + 0.9 * random.random()) * size
        balls.append(shapes.sphere((x + 4.2 * u * size, y, z + 0.5 * r), r))
    flat = shapes.intersection(
        shapes.union(*balls, k=0.3), shapes.plane((0, 0, -1), (0, 0, z)), k=0.5
    )
    meshes.shape_object(
        'cloud',
        flat,
        A([x - 7 * size, y - 3, z - 1]),
        A([x + 7 * size, y + 3, z + 4 * size]),
        m,
        0.12 * size,
    )


def flowers():
    random = np.random.default_rng(4)
    colours = [materials.vinyl(f'petal-{c}', c) for c in ('banana', 'guava', 'white')]
    for i in range(70):
        x, y = random.uniform(-6, 6), random.uniform(-1.5, 8)
        if abs(x) < 1.7 and y < 2 or abs(x + 1.7 - 1.6 * math.sin((y + 6) / 28 * 3.4)) < 0.9:
            continue
        shape = [(0.01, 0), (0.01, 0.09), (0.05, 0.1), (0.06, 0.125), (0.03, 0.15), (0, 0.15)]
        meshes.lathe('flower', shape, colours[i % 3], 16, (x, y, 0))


def bench(loc):
    oak = materials.wood('slats', 'oak', 'walnut', 2.0)
    iron = materials.plastic('iron', '#2A261E')
    parts = [
        meshes.rounded_box('slat', (1.7, 0.13, 0.05), (0, -0.22 + i * 0.16, 0.5), 0.015, oak)
        for i in range(4)
    ]
    parts += [
        meshes.rounded_box(
            'slat', (1.7, 0.05, 0.13), (0, 0.36 + 0.02 * i, 0.7 + i * 0.17), 0.015, oak
        )
        for i in range(3)
    ]
    for x in (-0.7, 0.7):
        parts.append(
            meshes.tube('leg', [(x, -0.26, 0), (x, -0.26, 0.48), (x, 0.32, 0.48)], 0.035, iron)
        )
        parts.append(
            meshes.tube('back', [(x, 0.34, 0), (x, 0.36, 0.5), (x, 0.42, 1.15)], 0.035, iron)
        )
    return meshes.group('bench', parts, loc, -14)
