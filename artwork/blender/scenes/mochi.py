import math

import bpy
import numpy as np

import materials
import meshes
import stage
from paths import font, work
from pets import dog
from shapes import DETAIL


def build(picture):
    H = DETAIL
    A = np.array
    f32 = np.float32
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
    base = meshes.lathe(
        'base',
        meshes.rounded_profile([(0, 0), (0.98, 0), (0.98, 0.16), (0, 0.16)], 0.045, 8),
        materials.material('acr', '#1C1914', rough=0.14, coat=0.6),
        160,
        (0.62, -0.08, 0),
    )
    f = font('InterDisplay-Bold')
    cu = meshes.lettering(
        'nm', 'MOCHI', 0.105, (0, 0, 0), materials.gold('gld', 0.25), font=f, extrude=0.004
    )
    crv = bpy.data.curves.new('arc', 'CURVE')
    crv.dimensions = '3D'
    sp = crv.splines.new('POLY')
    N = 121
    sp.points.add(N - 1)
    for i in range(N):
        a = math.radians(-180 + 180 * i / (N - 1))
        sp.points[i].co = (0.62 + 0.983 * math.cos(a), -0.08 + 0.983 * math.sin(a), 0.08, 1)
    arc = meshes.add_object('arc', crv)
    cu.rotation_euler = (math.radians(90), 0, 0)
    m = cu.modifiers.new('c', 'CURVE')
    m.object = arc
    bpy.data.objects.remove(cu)
    bpy.data.objects.remove(arc)
    word = 'MOCHI'
    adv = [0, 0.128, 0.25, 0.365, 0.445]
    for ch, x in zip(word, adv):
        a = math.radians(-90) + (x - 0.22) / 0.98
        o = meshes.lettering(
            'g',
            ch,
            0.115,
            (0.62 + 0.981 * math.cos(a), -0.08 + 0.981 * math.sin(a), 0.08),
            materials.gold('gld', 0.25),
            font=f,
            extrude=0.004,
        )
        o.rotation_euler = (math.radians(90), 0, a + math.radians(90))
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
    if True:
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
