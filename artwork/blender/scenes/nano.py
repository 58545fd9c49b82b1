"""Nano at work: what the articles and the gallery's loops show."""

import math

import numpy as np

import materials
import meshes
import shapes
import stage
from paths import RENDERS
from pets import dog
from props import framed, pencil, push_pin
from toys import Toy

A = np.array


def build(picture):
    return SCENES[picture]()


def light(ground, target=(0, 0, 1.1), scale=1.0):
    meshes.sweep(ground)
    stage.studio(
        key=1000,
        fill=75,
        rim=480,
        ks='#FFFCF8',
        fs='#FFFFFF',
        amb=0.11,
        top=40,
        target=target,
        scale=scale,
    )


def dressed(hands, elbows, face='smile', grip=None, palm=None, **more):
    toy = Toy('nano', hands=hands, elbows=elbows, face=face, grip=grip, palm=palm, **more)
    toy.body()
    toy.hoodie('leaf', trim='banana')
    toy.shoes('white', 'cream', toe='cream')
    return toy


def prompt_card():
    """Writing what should change."""
    toy = dressed(
        {-1: (-0.6, -0.34, 0.86), 1: (0.66, -0.34, 0.66)},
        {-1: (-0.8, -0.06, 0.66), 1: (0.82, -0.02, 0.6)},
        grip={-1: 'fist', 1: 'fist'},
        palm={-1: (0.3, -1, 0.1), 1: (-0.3, -1, 0.1)},
    )
    toy.place((-0.35, 0.1, 0), 8)
    tool = pencil(1.0, 'guava')
    tool.location = (0.72, 0.2, 1.02)
    tool.rotation_euler = (0, math.radians(29), math.radians(234))
    paper = materials.material('paper', '#FFFDF6', rough=0.8)
    rule = materials.material('rule', '#D9D0BA', rough=0.8)
    said = materials.material('said', '#1F6B4C', rough=0.6)
    sheet = [meshes.rounded_box('sheet', (1.3, 0.05, 1.7), (0, 0, 0.85), 0.02, paper)]
    for i, share in enumerate((0.82, 0.94, 0.6, 0.0, 0.0)):
        z = 1.36 - i * 0.26
        sheet.append(
            meshes.rounded_box('rule', (1.06, 0.004, 0.012), (0, -0.027, z - 0.06), 0, rule)
        )
        if share:
            sheet.append(
                meshes.rounded_box(
                    'line',
                    (1.06 * share, 0.02, 0.075),
                    (-0.53 * (1 - share), -0.028, z),
                    0.009,
                    said,
                )
            )
    pad = meshes.group('pad', sheet, (1.02, 0.15, 0.02), -16)
    pad.rotation_euler[0] = math.radians(-10)
    light('#FFE595')
    stage.camera((0.3, -9.6, 1.6), (0.22, 0, 1.1), 86)


def credentials():
    """Looking closely at a picture that carries a seal."""
    toy = dressed(
        {-1: (-0.72, -0.1, 0.5), 1: (0.7, -0.44, 1.06)},
        {-1: (-0.78, 0.06, 0.7), 1: (0.84, -0.12, 0.64)},
        grip={-1: 'relax', 1: 'fist'},
        palm={1: (-0.5, -1, 0.0)},
    )
    toy.place((-0.95, 0, 0), 16)
    ring = A([0.1, -0.42, 1.62])
    meshes.shape_object(
        'ring',
        shapes.torus(ring, 0.3, 0.038, shapes.rotation(rx=82)),
        ring - 0.5,
        ring + 0.5,
        materials.gold(rough=0.18),
        0.008,
    )
    grip = shapes.capsule(ring + A([-0.1, 0.04, -0.3]), ring + A([-0.21, 0.19, -0.72]), 0.045, 0.06)
    meshes.shape_object(
        'grip', grip, ring - 1.0, ring + 0.5, materials.vinyl('grip', 'guava'), 0.009
    )
    lens = meshes.lathe(
        'lens',
        [(0, 0.012), (0.28, 0.012), (0.28, -0.012), (0, -0.012)],
        materials.product_glass('lens', '#F2FAFF', 1.1, dens=0.1),
        64,
        tuple(ring),
    )
    lens.rotation_euler = (math.radians(82), 0, 0)
    picture = framed(str(RENDERS / 'family.png'), 1.5, 1.12)
    picture.location, picture.rotation_euler = (0.84, 0.5, 0.02), (
        math.radians(-8),
        0,
        math.radians(-14),
    )
    seal = [
        meshes.lathe('seal', wax(), materials.material('wax', '#D5442B', rough=0.32, coat=0.4), 160)
    ]
    tick = shapes.chain([(-0.075, 0.0, 0.055), (-0.02, -0.055, 0.055), (0.085, 0.06, 0.055)], 0.02)
    seal.append(
        meshes.shape_object(
            'tick',
            tick,
            A([-0.2, -0.2, -0.05]),
            A([0.2, 0.2, 0.15]),
            materials.material('tick', '#FFF3E6', rough=0.4),
            0.006,
        )
    )
    badge = meshes.group('badge', seal, (1.47, 0.18, 0.42))
    badge.rotation_euler = (math.radians(82), 0, math.radians(-14))
    light('#DCE9F5')
    stage.camera((0.1, -9.8, 1.6), (0.16, 0, 1.06), 84)


def wax():
    return meshes.rounded_profile(
        [(0, 0), (0.21, 0), (0.23, 0.03), (0.2, 0.05), (0.15, 0.05), (0.145, 0.04), (0, 0.04)],
        0.014,
    )


def keyboard():
    """On one key of a keyboard, the next one with a ring around it."""
    cap = materials.material('key', '#FBF8F0', rough=0.4, coat=0.15)
    marked = materials.material('marked', '#1F6B4C', rough=0.4, coat=0.15)
    for column in range(-2, 3):
        for row in range(2):
            place = (column * 1.36, -0.3 + row * 1.36, 0.1)
            here = (column, row) == (-1, 0)
            meshes.rounded_box('key', (1.2, 1.2, 0.42), place, 0.13, marked if here else cap, seg=6)

    def focus(P):
        q = np.abs(P[:, :2]) - 0.47
        flat = np.hypot(*np.maximum(q, 0).T) + np.minimum(q.max(1), 0) - 0.2
        return (np.hypot(flat, P[:, 2]) - 0.036).astype(np.float32)

    halo = meshes.shape_object(
        'focus',
        focus,
        A([-0.9, -0.9, -0.2]),
        A([0.9, 0.9, 0.2]),
        materials.vinyl('focus', 'banana'),
        0.01,
    )
    halo.location = (0, -0.3, 0.29)
    toy = dressed(
        {-1: (-0.74, -0.14, 1.22), 1: (0.84, -0.3, 0.84)},
        {-1: (-0.8, -0.06, 0.8), 1: (0.78, -0.02, 0.62)},
        face='open',
        grip={-1: 'open', 1: 'flat'},
        palm={1: (0, 0, -1)},
    )
    toy.place((-1.36, -0.3, 0.31), 12, 0.78)
    light('#A9D2F2', target=(0, 0, 0.8))
    stage.camera((0.2, -9.6, 3.3), (-0.05, 0, 0.72), 80)


def class_poster():
    """A pin board with the same two friends in four manners."""
    cork = materials.material('cork', '#CFA36E', rough=0.95, bump=0.5, bump_scale=60, detail=8)
    meshes.plane(
        'wall',
        (30, 14),
        (0, 0.4, 2),
        materials.material('wall', '#DDE9DF', rough=0.9),
        rot=(90, 0, 0),
    )
    meshes.rounded_box('board', (5.4, 0.1, 3.5), (0, 0.3, 1.75), 0.01, cork)
    oak = materials.wood('frame', 'oak', 'walnut', 2.0)
    for x in (-2.74, 2.74):
        meshes.rounded_box('frame', (0.12, 0.18, 3.72), (x, 0.27, 1.75), 0.02, oak)
    for z in (-0.05, 3.55):
        meshes.rounded_box('frame', (5.6, 0.18, 0.12), (0, 0.27, z), 0.02, oak)
    posters = (
        ('hero', -1.42, 2.62, -3, 'guava'),
        ('outfit', 1.3, 2.6, 2, 'leaf'),
        ('highfive', -1.3, 0.92, 2, 'banana'),
        ('pet', 1.42, 0.9, -2, 'denim'),
    )
    for name, x, z, tilt, pin in posters:
        paper = meshes.rounded_box(
            'paper',
            (1.98, 0.01, 1.52),
            (0, 0.01, 0),
            0.002,
            materials.material('paper', '#FFFDF6', rough=0.8),
        )
        face = meshes.plane(
            'print',
            (1.84, 1.38),
            (0, 0.0, 0),
            materials.printed('print', str(RENDERS / f'{name}.png'), 0.5),
            rot=(90, 0, 0),
        )
        sheet = meshes.group('poster', [paper, face], (x, 0.225, z))
        sheet.rotation_euler = (math.radians(1.2), math.radians(tilt), 0)
        push_pin((x, 0.21, z + 0.69), pin)
    stage.area_light((-3.6, -5, 4.6), (0, 0, 1.7), (1.8, 1.8), 760, '#FFF6E8')
    stage.area_light((4.6, -4, 2.4), (0, 0, 1.6), (2, 4), 110, '#FFFFFF')
    stage.ambient('#FFFFFF', 0.25)
    stage.camera((0.35, -10, 1.95), (0, 0.3, 1.75), 60)


def hop():
    """A loop: Nano hops, squashing where he lands."""
    toy = dressed(
        {-1: (-0.86, -0.1, 1.2), 1: (0.86, -0.1, 1.2)},
        {-1: (-0.82, 0, 0.8), 1: (0.82, 0, 0.8)},
        face='joy',
        grip={-1: 'open', 1: 'open'},
        h=0.0105,
    )
    toy.place((0, 0, 0))
    light('#FFD3BF')
    stage.camera((0, -10.4, 1.6), (0, 0, 1.28), 84)

    def move(share):
        # Two hops a loop: a share of each on the ground, the rest a parabola.
        phase = (share * 2) % 1
        ground = 0.34
        if phase < ground:
            squash = math.sin(phase / ground * math.pi)
            height, stretch = 0.0, 1 - 0.13 * squash
        else:
            air = (phase - ground) / (1 - ground)
            height, stretch = (
                4 * 0.42 * air * (1 - air),
                1 + 0.05 * abs(math.cos(air * math.pi)) * math.sin(air * math.pi) * 2,
            )
        toy.root.location = (0, 0, height)
        toy.root.scale = (1 / math.sqrt(stretch), 1 / math.sqrt(stretch), stretch)
        turn = math.sin(share * 2 * math.pi)
        toy.root.rotation_euler = (0, math.radians(4 * turn), math.radians(12 * turn))

    return move


def wag():
    """A loop: Mochi wags his tail and looks about."""
    *body, tail = dog(loose_tail=True)
    puppy = meshes.group('puppy', body)
    root = meshes.group('tail', [], (0, 0.58, 0.3))
    tail.parent, tail.location = root, (0, -0.58, -0.3)
    root.parent = puppy
    light('#A9D2F2', target=(0, 0, 0.9))
    stage.camera((0.5, -9.0, 1.7), (0.06, 0, 0.92), 96)

    def move(share):
        beat = math.sin(share * 6 * math.pi)
        root.rotation_euler = (0, math.radians(26 * beat), 0)
        puppy.rotation_euler = (
            0,
            math.radians(-1.6 * beat),
            math.radians(-38 + 7 * math.sin(share * 2 * math.pi)),
        )

    return move


SCENES = {
    'prompt-card': prompt_card,
    'credentials': credentials,
    'keyboard': keyboard,
    'class-poster': class_poster,
    'hop': hop,
    'wag': wag,
}
