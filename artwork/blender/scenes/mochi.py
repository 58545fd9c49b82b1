"""Mochi as a figurine before his box, and cut out."""

import math

import materials
import meshes
import stage
from paths import work
from pets import dog
from props import figurine_base


def build(picture):
    d = meshes.group('dog', dog())
    if picture == 'pet_cut':
        d.rotation_euler[2] = math.radians(-18)
        stage.studio(
            key=560, fill=150, rim=560, ks='#FFFCF8', fs='#FFFFFF', amb=0.3, target=(0, 0, 0.8)
        )
        stage.camera((0, -8, 1.5), (0, 0, 0.86), 100)
        return
    d.location = (0.62, -0.15, 0.16)
    d.rotation_euler[2] = math.radians(14)
    figurine_base('MOCHI', (0.62, -0.08, 0))
    bw, bd, bh = (1.75, 1.0, 2.35)
    bx, by, br = (-0.92, 0.95, 16)
    art = work('mochi-box-front.png')
    box = [
        meshes.rounded_box(
            'box',
            (bw, bd, bh),
            (0, 0, bh / 2),
            0.018,
            materials.material('card', '#FFF8E8', rough=0.55, coat=0.1),
        )
    ]
    pl = meshes.plane(
        'front',
        (bw - 0.02, bh - 0.02),
        (0, -bd / 2 - 0.0015, bh / 2),
        materials.printed('boxart', art, 0.42, coat=0.25),
        rot=(90, 0, 0),
    )
    box.append(pl)
    pl = meshes.plane(
        'side',
        (bd - 0.02, bh - 0.02),
        (bw / 2 + 0.0015, 0, bh / 2),
        materials.printed('boxside', work('mochi-box-side.png'), 0.42, coat=0.25),
        rot=(90, 0, 90),
    )
    box.append(pl)
    pl = meshes.plane(
        'lid',
        (bw - 0.02, bd - 0.02),
        (0, 0, bh + 0.0015),
        materials.material('lid', '#FFC21A', rough=0.42, coat=0.25),
    )
    box.append(pl)
    meshes.group('boxg', box, (bx, by, 0), br)
    meshes.sweep('#CFE8DA', y_back=4.4, z=0)
    stage.studio(
        key=1150,
        fill=80,
        rim=480,
        ks='#FFFCF8',
        fs='#FFFFFF',
        amb=0.1,
        top=40,
        scale=1.15,
        target=(0, 0, 0.9),
    )
    stage.camera((0.35, -9.4, 1.9), (-0.08, 0, 1.06), 84)
