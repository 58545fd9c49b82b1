"""Materials of the toy world: vinyl, felt, wood, glass, paper."""

import bpy
import numpy as np

import colours


def _principled(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return (m, nt, nt.nodes['Principled BSDF'], nt.nodes['Material Output'])


def node(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if hasattr(n, k) and (not k.startswith('i_')):
            setattr(n, k, v)
        else:
            n.inputs[k.replace('i_', '').replace('_', ' ')].default_value = v
    return n


def material(
    name='m',
    color='white',
    rough=0.4,
    metal=0,
    spec=0.5,
    coat=0,
    coat_rough=0.05,
    sss=0,
    sss_color=None,
    sss_r=(0.2, 0.1, 0.06),
    sheen=0,
    trans=0,
    ior=1.45,
    bump=0,
    bump_scale=200,
    bump_kind='noise',
    rough_var=0,
    attr=None,
    emit=0,
    alpha=1,
    detail=2.0,
):
    m, nt, b, o = _principled(name)
    L = nt.links
    c = colours.linear(color)
    b.inputs['Base Color'].default_value = c
    for k, v in {
        'Roughness': rough,
        'Metallic': metal,
        'Specular': spec,
        'Clearcoat': coat,
        'Clearcoat Roughness': coat_rough,
        'Subsurface': sss,
        'Sheen': sheen,
        'Transmission': trans,
        'IOR': ior,
        'Alpha': alpha,
    }.items():
        b.inputs[k].default_value = v
    if sss:
        b.inputs['Subsurface Radius'].default_value = sss_r
        b.inputs['Subsurface Color'].default_value = colours.linear(sss_color or color)
    if emit:
        b.inputs['Emission'].default_value = c
        b.inputs['Emission Strength'].default_value = emit
    if attr:
        a = node(nt, 'ShaderNodeVertexColor', layer_name=attr)
        L.new(a.outputs[0], b.inputs['Base Color'])
        if sss:
            L.new(a.outputs[0], b.inputs['Subsurface Color'])
    if bump or rough_var:
        tc = node(nt, 'ShaderNodeTexCoord')
        if bump_kind == 'voronoi':
            t = node(nt, 'ShaderNodeTexVoronoi')
            t.inputs['Scale'].default_value = bump_scale
            out = t.outputs['Distance']
        elif bump_kind == 'weave':
            sx = node(nt, 'ShaderNodeTexWave', bands_direction='X')
            sz = node(nt, 'ShaderNodeTexWave', bands_direction='Z')
            for t in (sx, sz):
                t.inputs['Scale'].default_value = bump_scale
                t.inputs['Distortion'].default_value = 0.6
                L.new(tc.outputs['Object'], t.inputs['Vector'])
            t = node(nt, 'ShaderNodeMath', operation='MULTIPLY')
            L.new(sx.outputs['Fac'], t.inputs[0])
            L.new(sz.outputs['Fac'], t.inputs[1])
            out = t.outputs[0]
        else:
            t = node(nt, 'ShaderNodeTexNoise')
            t.inputs['Scale'].default_value = bump_scale
            t.inputs['Detail'].default_value = detail
            out = t.outputs['Fac']
        if 'Vector' in t.inputs:
            L.new(tc.outputs['Object'], t.inputs['Vector'])
        if bump:
            bp = node(nt, 'ShaderNodeBump')
            bp.inputs['Strength'].default_value = bump
            bp.inputs['Distance'].default_value = 0.01
            L.new(out, bp.inputs['Height'])
            L.new(bp.outputs[0], b.inputs['Normal'])
    return m


def vinyl(name='vinyl', color='banana', attr=None, gloss=0.3, sss=0.0):
    return material(
        name,
        color,
        rough=gloss,
        spec=0.45,
        coat=0.35,
        coat_rough=0.12,
        sss=sss,
        sss_r=(0.12, 0.07, 0.03),
        attr=attr,
    )


def matte(name='matte', color='white', attr=None, rough=0.62):
    return material(name, color, rough=rough, spec=0.35, attr=attr, bump=0.04, bump_scale=260)


def felt(name='felt', color='leaf', s=160, attr=None):
    return material(
        name,
        color,
        rough=0.92,
        spec=0.15,
        sheen=0.7,
        bump=0.85,
        bump_scale=s * 0.5,
        detail=5,
        attr=attr,
    )


def knit(name='knit', color='leaf', s=26):
    return material(
        name, color, rough=0.9, spec=0.15, sheen=0.5, bump=0.8, bump_scale=s, bump_kind='weave'
    )


def metal(name='metal', color='#D9D6CF', rough=0.22):
    return material(name, color, rough=rough, metal=1)


def gold(name='gold', rough=0.2):
    return material(name, '#E9B85C', rough=rough, metal=1)


def plastic(name='plastic', color='ink', rough=0.22):
    return material(name, color, rough=rough, spec=0.5, coat=0.4)


def product_glass(name='sglass', color='#FFFFFF', ior=1.45, rough=0.0, dens=0.35):
    """architectural/product glass: refracts for camera, but lets light through in shadow rays (no black shadow, no caustic noise)"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    L = nt.links
    o = node(nt, 'ShaderNodeOutputMaterial')
    g = node(nt, 'ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = colours.linear(color)
    g.inputs['IOR'].default_value = ior
    g.inputs['Roughness'].default_value = rough
    t = node(nt, 'ShaderNodeBsdfTransparent')
    tc = np.array(colours.linear(color)[:3])
    t.inputs['Color'].default_value = (*1 - dens + dens * tc * 0.9, 1)
    lp = node(nt, 'ShaderNodeLightPath')
    mx = node(nt, 'ShaderNodeMixShader')
    mm = node(nt, 'ShaderNodeMath', operation='MAXIMUM')
    L.new(lp.outputs['Is Shadow Ray'], mm.inputs[0])
    L.new(lp.outputs['Is Diffuse Ray'], mm.inputs[1])
    L.new(mm.outputs[0], mx.inputs[0])
    L.new(g.outputs[0], mx.inputs[1])
    L.new(t.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], o.inputs[0])
    return m


def wood(name='wood', a='oak', b='walnut', scale=3.0, rough=0.45, axis='X', coat=0.15):
    m, nt, p, o = _principled(name)
    L = nt.links
    tc = node(nt, 'ShaderNodeTexCoord')
    mp = node(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = {'X': (0.12, 1, 1), 'Y': (1, 0.12, 1), 'Z': (1, 1, 0.12)}[
        axis
    ]
    L.new(tc.outputs['Object'], mp.inputs['Vector'])
    n1 = node(nt, 'ShaderNodeTexNoise')
    n1.inputs['Scale'].default_value = scale * 3
    n1.inputs['Detail'].default_value = 6
    n1.inputs['Distortion'].default_value = 1.6
    n2 = node(nt, 'ShaderNodeTexNoise')
    n2.inputs['Scale'].default_value = scale * 40
    n2.inputs['Detail'].default_value = 3
    L.new(mp.outputs[0], n1.inputs['Vector'])
    L.new(mp.outputs[0], n2.inputs['Vector'])
    r = node(nt, 'ShaderNodeValToRGB')
    r.color_ramp.elements[0].position = 0.32
    r.color_ramp.elements[1].position = 0.72
    ca, cb = (colours.linear_rgb(a), colours.linear_rgb(b))
    r.color_ramp.elements[0].color = (*ca, 1)
    r.color_ramp.elements[1].color = (*ca * 0.55 + cb * 0.45, 1)
    mx = node(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    mx.inputs[0].default_value = 0.35
    L.new(n1.outputs['Fac'], r.inputs[0])
    L.new(r.outputs[0], mx.inputs[1])
    L.new(n2.outputs['Fac'], mx.inputs[2])
    L.new(mx.outputs[0], p.inputs['Base Color'])
    bp = node(nt, 'ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.15
    bp.inputs['Distance'].default_value = 0.01
    L.new(n2.outputs['Fac'], bp.inputs['Height'])
    L.new(bp.outputs[0], p.inputs['Normal'])
    p.inputs['Roughness'].default_value = rough
    p.inputs['Clearcoat'].default_value = coat
    p.inputs['Clearcoat Roughness'].default_value = 0.2
    return m


def glow(name, stops, axis='Z', strength=1.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    L = nt.links
    o = node(nt, 'ShaderNodeOutputMaterial')
    e = node(nt, 'ShaderNodeEmission')
    e.inputs[1].default_value = strength
    tc = node(nt, 'ShaderNodeTexCoord')
    sp = node(nt, 'ShaderNodeSeparateXYZ')
    r = node(nt, 'ShaderNodeValToRGB')
    L.new(tc.outputs['Generated'], sp.inputs[0])
    L.new(sp.outputs[axis], r.inputs[0])
    els = r.color_ramp.elements
    for i, (p, c) in enumerate(stops):
        el = els[i] if i < 2 else els.new(p)
        el.position = p
        el.color = colours.linear(c)
    L.new(r.outputs[0], e.inputs[0])
    L.new(e.outputs[0], o.inputs[0])
    return m


def printed(name, img_path, rough=0.5, base=None, coat=0):
    """image texture made by our own SVG/PIL scripts"""
    m, nt, p, o = _principled(name)
    L = nt.links
    t = node(nt, 'ShaderNodeTexImage')
    t.image = bpy.data.images.load(img_path)
    L.new(t.outputs[0], p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = rough
    p.inputs['Clearcoat'].default_value = coat
    return m


def leaf_green(name='leafm', a='#2E7D4F', b='#8CC06A', rough=0.42):
    m, nt, p, o = _principled(name)
    L = nt.links
    p.inputs['Base Color'].default_value = colours.linear(a)
    p.inputs['Roughness'].default_value = rough
    t = node(nt, 'ShaderNodeBsdfTranslucent')
    t.inputs[0].default_value = colours.linear(b)
    mx = node(nt, 'ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.3
    L.new(p.outputs[0], mx.inputs[1])
    L.new(t.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], o.inputs[0])
    return m


def planks(name='planks', a='#D2A873', b='#A77A49', w=0.16, l=1.5, rough=0.38):
    m, nt, p, o = _principled(name)
    L = nt.links
    tc = node(nt, 'ShaderNodeTexCoord')
    br = node(nt, 'ShaderNodeTexBrick')
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = l
    br.inputs['Row Height'].default_value = w
    br.inputs['Mortar Size'].default_value = 0.0022
    br.inputs['Mortar Smooth'].default_value = 0.2
    br.inputs['Bias'].default_value = 0
    br.inputs['Color1'].default_value = (0, 0, 0, 1)
    br.inputs['Color2'].default_value = (1, 1, 1, 1)
    br.inputs['Mortar'].default_value = (0, 0, 0, 1)
    br.offset = 0.37
    L.new(tc.outputs['Object'], br.inputs['Vector'])
    mp = node(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.7, 9, 1)
    L.new(tc.outputs['Object'], mp.inputs['Vector'])
    ad = node(nt, 'ShaderNodeVectorMath', operation='ADD')
    L.new(mp.outputs[0], ad.inputs[0])
    sc = node(nt, 'ShaderNodeVectorMath', operation='SCALE')
    sc.inputs[3].default_value = 13
    L.new(br.outputs['Color'], sc.inputs[0])
    L.new(sc.outputs[0], ad.inputs[1])
    n1 = node(nt, 'ShaderNodeTexNoise')
    n1.inputs['Scale'].default_value = 2.2
    n1.inputs['Detail'].default_value = 8
    n1.inputs['Distortion'].default_value = 1.1
    L.new(ad.outputs[0], n1.inputs['Vector'])
    r = node(nt, 'ShaderNodeValToRGB')
    r.color_ramp.elements[0].position = 0.3
    r.color_ramp.elements[1].position = 0.75
    r.color_ramp.elements[0].color = colours.linear(a)
    r.color_ramp.elements[1].color = colours.linear(b)
    L.new(n1.outputs['Fac'], r.inputs[0])
    hs = node(nt, 'ShaderNodeHueSaturation')
    mr = node(nt, 'ShaderNodeMapRange')
    mr.inputs[3].default_value = 0.82
    mr.inputs[4].default_value = 1.12
    L.new(br.outputs['Color'], mr.inputs[0])
    L.new(mr.outputs[0], hs.inputs['Value'])
    L.new(r.outputs[0], hs.inputs['Color'])
    mx = node(nt, 'ShaderNodeMixRGB')
    mx.inputs[2].default_value = colours.linear('#3A2715')
    L.new(br.outputs['Fac'], mx.inputs[0])
    L.new(hs.outputs[0], mx.inputs[1])
    L.new(mx.outputs[0], p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = rough
    bp = node(nt, 'ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.2
    bp.inputs['Distance'].default_value = 0.004
    L.new(n1.outputs['Fac'], bp.inputs['Height'])
    L.new(bp.outputs[0], p.inputs['Normal'])
    return m
