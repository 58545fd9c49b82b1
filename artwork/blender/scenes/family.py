"""A family and their puppy before a painted backdrop, as an old studio would take them."""

import colours
import materials
import meshes
import stage
from people import Person
from pets import dog
from shapes import DETAIL


def build(picture):
    H = DETAIL
    m = Person(
        '#E9B48C',
        hands={-1: (-0.46, -0.1, 0.46), 1: (0.44, -0.28, 0.6)},
        elbows={-1: (-0.58, 0.04, 0.66), 1: (0.58, -0.02, 0.6)},
        face='smile',
        h=H,
    )
    m.body().brows('#5B4A3C').hair('short', '#4B3A2C').pants('#3A3F4A').jacket(
        '#4A5A6B', shirt='#FBF6EA', tie='bow', top=1.0
    )
    m.shoes('#2A211B', '#2A211B')
    m.place((-0.62, 0.25, 0), 12, 1.12)
    w = Person(
        '#F3C8A4',
        hands={-1: (-0.4, -0.3, 0.62), 1: (0.46, -0.14, 0.48)},
        elbows={-1: (-0.56, -0.02, 0.62), 1: (0.58, 0.02, 0.66)},
        face='smile',
        h=H,
    )
    w.body().brows('#6B3A20').hair('bun', '#6B3A20').skirt('#2F6B50', bottom=0.2).jacket(
        '#E8D4B0', shirt='#FBF6EA', bottom=0.52
    )
    w.shoes('#5A2E1C', '#5A2E1C')
    w.place((0.58, 0.22, 0), -12, 1.06)
    w2 = Person(
        '#F3C8A4', hands={-1: (-0.44, -0.14, 0.48), 1: (0.44, -0.14, 0.48)}, face='open', h=H
    )
    w2.body().brows('#5B3A22').hair('bob', '#7A4A2A').skirt('#D9573F').hoodie(
        '#F6E7C3', hood=False, pocket=False, top=1.02, bottom=0.52
    )
    w2.shoes('#5A2E1C', '#5A2E1C')
    w2.place((-0.02, -0.62, 0), 2, 0.74)
    meshes.group('dog', dog(), (0.98, -0.72, 0), -18, 0.46)
    bm = materials.material('bd', '#8C8468', rough=0.95, spec=0.1)
    nt = bm.node_tree
    L = nt.links
    tc = materials.node(nt, 'ShaderNodeTexCoord')
    n = materials.node(nt, 'ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 0.55
    n.inputs['Detail'].default_value = 4
    n.inputs['Distortion'].default_value = 0.8
    L.new(tc.outputs['Object'], n.inputs['Vector'])
    r = materials.node(nt, 'ShaderNodeValToRGB')
    r.color_ramp.elements[0].position = 0.3
    r.color_ramp.elements[1].position = 0.72
    r.color_ramp.elements[0].color = colours.linear('#6E735F')
    r.color_ramp.elements[1].color = colours.linear('#C8BE9E')
    L.new(n.outputs['Fac'], r.inputs[0])
    L.new(r.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color'])
    meshes.sweep(m=bm, y_back=3.2, rad=0.9, z=-0.001)
    fl = meshes.plane(
        'floor',
        (14, 14),
        (0, -3, 0.001),
        materials.planks(a='#A87B4E', b='#7C5532', w=0.22, l=2.4, rough=0.5),
    )
    fl.location.y = -5.0 + 0.6
    stage.area_light((-3.8, -4.4, 4.6), (0, 0, 1), (2.6, 2.6), 760, '#FFF3E0')
    stage.area_light((4.6, -3.4, 2.2), (0, 0, 1), (2, 3.5), 110, '#FFFFFF')
    stage.area_light((1.8, 2.2, 3.6), (0, 0.4, 1.2), (1, 2), 240, '#FFF6E8')
    stage.ambient('#FFF8EE', 0.2)
    stage.camera((0, -9.8, 1.55), (0.02, 0, 1.02), 90)
