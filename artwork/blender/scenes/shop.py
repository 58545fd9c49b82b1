"""The products alone on paper, and together on a table whose backdrop is only half pulled up."""

import math

import materials
import meshes
import stage
from products import lamp, mug, sneaker

GROUNDS = {'sneaker': '#CFE8DA', 'lamp': '#DCE9F5', 'mug': '#FFD3BF'}


def build(picture):
    if picture == 'shop-table':
        return table()
    meshes.sweep(GROUNDS[picture])
    stage.studio(
        key=780, fill=90, rim=420, ks='#FFFCF8', fs='#FFFFFF', amb=0.12, top=60, target=(0, 0, 0.6)
    )
    if picture == 'sneaker':
        made = sneaker()
        made.rotation_euler[2] = math.radians(-16)
        made.location = (0.02, 0, 0)
        stage.camera((-0.3, -8.2, 2.3), (0.0, 0, 0.46), 92)
    elif picture == 'lamp':
        lamp()
        stage.camera((0, -8.6, 1.9), (0, 0, 0.86), 100)
    else:
        mug().rotation_euler[2] = math.radians(-14)
        stage.camera((0.05, -7.6, 2.1), (0.06, 0, 0.44), 120)


def table():
    """As a small shop takes them: the paper ends before the wall does."""
    wall = materials.material('wall', '#C9BBA4', rough=0.9, bump=0.08, bump_scale=30, detail=6)
    meshes.plane('wall', (30, 12), (0, 3.2, 4), wall, rot=(90, 0, 0))
    meshes.rounded_box(
        'table',
        (7.2, 3.2, 0.16),
        (0, 0.4, -0.09),
        0.03,
        materials.wood('top', 'oak', 'walnut', 1.4),
    )
    paper = materials.material('paper', '#F4F1EA', rough=0.8)
    meshes.sweep(m=paper, y_back=1.5, rad=0.7, width=3.9, height=1.15, front=-1.05, z=0.001)
    meshes.tube(
        'roll',
        [(-2.1, 1.5, 1.18), (2.1, 1.5, 1.18)],
        0.09,
        materials.material('core', '#D9B98A', rough=0.8),
    )
    for x in (-2.05, 2.05):
        meshes.tube(
            'stand', [(x, 1.52, 0), (x, 1.52, 1.5)], 0.03, materials.plastic('stand', '#2A261E')
        )
    shoe = sneaker()
    shoe.location, shoe.rotation_euler[2], shoe.scale = (
        (-0.78, -0.1, 0),
        math.radians(-22),
        (0.62,) * 3,
    )
    light = lamp('#F2694F')
    light.location, light.scale = (0.32, 0.5, 0), (0.66,) * 3
    cup = mug('#1F6B4C', '#FFE9A8')
    cup.location, cup.rotation_euler[2], cup.scale = (
        (0.98, -0.22, 0),
        math.radians(-20),
        (0.66,) * 3,
    )
    stage.area_light((-4.2, -3.6, 4.4), (0, 0, 0.4), (1.6, 1.6), 520, '#FFF3E0')
    stage.area_light((4.2, -3.4, 2.2), (0, 0, 0.5), (2, 3), 70, '#FFFFFF')
    stage.ambient('#FFF8EE', 0.25)
    stage.camera((0.1, -7.4, 1.7), (0, 0.2, 0.62), 74)
