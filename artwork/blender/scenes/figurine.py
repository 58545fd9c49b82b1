"""Mochi as a figurine on its way to the printer: grey on a print bed, and cut open to show its wall."""

import math

import numpy as np

import materials
import meshes
import shapes
import stage
from pets import dog
from props import figurine_base
from toys import Toy

GREY = '#BDBAB3'


def build(picture):
    if picture == 'mochi-turn':
        return turntable()
    if picture == 'print-bench':
        return bench()
    grey = materials.material('resin', GREY, rough=0.55, spec=0.35, coat=0.08)
    section = None
    if picture == 'watertight':
        # The half nearer to the right of the picture goes.
        section = shapes.plane((-0.94, 0.34, 0), (0.02, 0, 0))
    parts = dog(skin=grey, section=section)
    if section:
        for part in parts[1:]:
            if part.bound_box[0][0] + part.bound_box[6][0] > -0.16:
                part.hide_render = True
    parts += figurine_base('MOCHI', (0, 0.05, -0.16), m=grey, letter=grey)
    figure = meshes.group('figure', parts, (0, 0, 0.16), 16)
    figure.location[2] = 0.16 + 0.02
    bed()
    stage.studio(
        key=900, fill=80, rim=420, ks='#FFFCF8', fs='#FFFFFF', amb=0.12, top=50, target=(0, 0, 0.9)
    )
    if picture == 'watertight':
        drops()
        stage.camera((1.1, -8.8, 2.1), (0.1, 0, 0.92), 88)
    else:
        stage.camera((0.5, -9.0, 2.5), (0, 0, 0.9), 88)


def bed():
    """A printer's plate with its grid, on a dark sweep."""
    meshes.sweep('#4B5550', z=-0.06)
    meshes.rounded_box(
        'plate',
        (4.4, 4.0, 0.06),
        (0, 0.2, -0.012),
        0.02,
        materials.material('plate', '#2B2F2D', rough=0.45, coat=0.2),
    )
    line = materials.material('line', '#5F6A64', rough=0.6)
    for i in range(-8, 9):
        meshes.rounded_box('line', (0.008, 3.9, 0.002), (i * 0.25, 0.2, 0.0185), 0, line)
        meshes.rounded_box('line', (4.3, 0.008, 0.002), (0, 0.2 + i * 0.235, 0.0185), 0, line)


def drops():
    water = materials.product_glass('water', '#DDF1FA', 1.33, dens=0.2)
    for x, y, r in (
        (1.35, -0.7, 0.13),
        (1.62, -0.3, 0.08),
        (1.2, -1.05, 0.07),
        (-1.4, -0.8, 0.1),
        (-1.62, -0.4, 0.06),
    ):
        profile = [
            (r * math.sin(a), 0.02 + r * 0.55 * math.cos(a))
            for a in np.linspace(0.01, math.pi / 2, 20)
        ]
        meshes.lathe('drop', profile, water, 48, (x, y, 0))


def turntable():
    parts = [*dog(), *figurine_base('MOCHI', (0, 0.05, -0.16))]
    figure = meshes.group('figure', parts, (0, 0, 0.16))
    meshes.sweep('#CFE8DA')
    stage.studio(
        key=1000, fill=70, rim=480, ks='#FFFAF2', fs='#FFFFFF', amb=0.1, top=40, target=(0, 0, 0.9)
    )
    stage.camera((0, -9.4, 2.0), (0, 0, 0.98), 96)

    def move(share):
        figure.rotation_euler[2] = 2 * math.pi * share

    return move


def bench():
    """Three small figurines beside the tools that measure them."""
    top = materials.wood('top', 'oak', 'walnut', 1.2, rough=0.5)
    meshes.rounded_box('bench', (9, 4.4, 0.2), (0, 0.9, -0.1), 0.02, top)
    meshes.plane(
        'wall',
        (30, 12),
        (0, 3.1, 4),
        materials.material('wall', '#DCE9F5', rough=0.9),
        rot=(90, 0, 0),
    )
    grey = materials.material('resin', GREY, rough=0.55, spec=0.35)
    nano = Toy('nano', face='smile', h=0.012)
    nano.body().hoodie('leaf', trim='banana')
    nano.shoes('white', 'cream')
    nano.place((0, 0, 0.16))
    for word, objects, loc, turn, size in (
        ('NANO', [nano.root], (-1.25, 0.35, 0), 10, 0.5),
        ('MOCHI', dog(), (0.05, 0.1, 0), -8, 0.5),
        ('MOCHI', dog(skin=grey), (1.3, 0.5, 0), -18, 0.5),
    ):
        is_grey = objects[0].name.startswith('dog') and loc[0] > 1
        made = figurine_base(word, m=grey if is_grey else None, letter=grey if is_grey else None)
        if word == 'MOCHI':
            objects = [meshes.group('puppy', objects, (0, -0.05, 0.16))]
        meshes.group('figure', [*objects, *made], loc, turn, size)
    ruler()
    calipers()
    stage.area_light((-4.2, -3.8, 4.6), (0, 0, 0.4), (1.6, 1.6), 620, '#FFF6E8')
    stage.area_light((4.4, -3.2, 2.4), (0, 0, 0.5), (2, 3), 90, '#FFFFFF')
    stage.ambient('#F6F8FF', 0.3)
    stage.camera((0, -7.6, 2.2), (0.06, 0, 0.46), 68)


def ruler():
    steel = materials.metal('steel', '#D9D6CF', 0.3)
    ink = materials.material('ticks', 'ink', rough=0.5)
    parts = [meshes.rounded_box('ruler', (2.5, 0.26, 0.02), (0, 0, 0.01), 0.006, steel)]
    for i in range(49):
        long = 0.12 if i % 10 == 0 else 0.085 if i % 5 == 0 else 0.055
        parts.append(
            meshes.rounded_box(
                'tick', (0.007, long, 0.001), (-1.2 + i * 0.05, 0.125 - long / 2, 0.0206), 0, ink
            )
        )
    meshes.group('ruler', parts, (-0.75, -0.98, 0), 4)


def calipers():
    steel = materials.metal('steel', '#C9C6BF', 0.25)
    dark = materials.plastic('dark', '#2A261E')
    parts = [
        meshes.rounded_box('beam', (1.5, 0.12, 0.035), (0, 0, 0.05), 0.008, steel),
        meshes.rounded_box('jaw', (0.09, 0.5, 0.035), (-0.7, -0.2, 0.05), 0.012, steel),
        meshes.rounded_box('slide', (0.5, 0.2, 0.06), (-0.1, 0, 0.055), 0.02, dark),
        meshes.rounded_box('jaw', (0.09, 0.5, 0.035), (-0.3, -0.2, 0.05), 0.012, steel),
        meshes.rounded_box(
            'screen',
            (0.26, 0.11, 0.01),
            (-0.08, 0, 0.088),
            0.004,
            materials.material('screen', '#C7D5C0', rough=0.2),
        ),
    ]
    meshes.group('calipers', parts, (1.35, -0.85, 0), -12)
