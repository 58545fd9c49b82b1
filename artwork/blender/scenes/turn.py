import math

import bpy

import materials
import meshes
import stage
from paths import font
from shapes import DETAIL
from toys import Toy


def build(picture):
    H = DETAIL
    t = Toy(
        'nano',
        hands={-1: (-0.8, -0.16, 1.3), 1: (0.62, -0.3, 0.7)},
        elbows={-1: (-0.8, -0.08, 0.84), 1: (0.78, -0.02, 0.6)},
        face='open',
        grip={-1: 'open', 1: 'fist'},
        palm={1: (-0.3, -1, 0.1)},
        h=H,
    )
    t.body()
    t.hoodie('leaf', trim='banana')
    t.shoes('white', 'cream', toe='cream')
    t.place((0, 0, 0.16))
    for m in bpy.data.materials:
        p = m.node_tree.nodes.get('Principled BSDF') if m.use_nodes else None
        if p:
            p.inputs['Subsurface'].default_value = 0
    base = meshes.lathe(
        'base',
        meshes.rounded_profile([(0, 0), (0.98, 0), (0.98, 0.16), (0, 0.16)], 0.045, 8),
        materials.material('acr', '#1C1914', rough=0.14, coat=0.6),
        160,
    )
    f = font('InterDisplay-Bold')
    gl = []
    for ch, x in zip('NANO', (0, 0.125, 0.25, 0.375)):
        a = math.radians(-90) + (x - 0.19) / 0.98
        o = meshes.lettering(
            'g',
            ch,
            0.115,
            (0.981 * math.cos(a), 0.981 * math.sin(a), 0.08),
            materials.gold('gld', 0.25),
            font=f,
            extrude=0.004,
        )
        o.rotation_euler = (math.radians(90), 0, a + math.radians(90))
        gl.append(o)
    e = meshes.group('turn', [base, *gl, t.root])
    meshes.sweep('#FFE595')
    stage.studio(key=1000, fill=70, rim=480, ks='#FFFAF2', fs='#FFFFFF', amb=0.1, top=40)
    stage.camera((0, -9.4, 2.0), (0, 0, 1.2), 92)

    def move(share):
        e.rotation_euler[2] = 2 * math.pi * share

    return move
