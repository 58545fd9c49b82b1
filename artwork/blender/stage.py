"""Lights and cameras."""

import math

import bpy
from mathutils import Vector

import colours
import materials


def area_light(
    loc, target=(0, 0, 1), size=(3, 3), power=300, color='#FFFFFF', spread=180, cam=False
):
    l = bpy.data.lights.new('area', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y = size
    l.energy = power
    l.color = colours.linear(color)[:3]
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    return o


def sun(rot=(50, 0, 30), power=3, color='#FFF1DC', angle=1.5):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = power
    l.angle = math.radians(angle)
    l.color = colours.linear(color)[:3]
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def ambient(color='#FFFFFF', strength=0.35):
    b = bpy.context.scene.world.node_tree.nodes['Background']
    b.inputs[0].default_value = colours.linear(color)
    b.inputs[1].default_value = strength


def sky(elev=15, rot=0, strength=0.2, disc=False, dust=1, ozone=1, alt=0, air=1):
    nt = bpy.context.scene.world.node_tree
    t = materials.node(nt, 'ShaderNodeTexSky', sky_type='NISHITA')
    t.sun_elevation = math.radians(elev)
    t.sun_rotation = math.radians(rot)
    t.sun_disc = disc
    t.dust_density = dust
    t.ozone_density = ozone
    t.altitude = alt
    t.air_density = air
    nt.links.new(t.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = strength
    return t


def studio(
    key=900,
    fill=260,
    rim=500,
    ks='#FFF4E4',
    fs='#EAF2FF',
    amb=0.32,
    target=(0, 0, 1.1),
    scale=1.0,
    top=250,
):
    s = scale
    area_light((-3.6 * s, -4.2 * s, 5.2 * s), target, (1.7 * s, 1.7 * s), key * s * s, ks)
    area_light((4.8 * s, -3.2 * s, 2.6 * s), target, (1.6 * s, 4.2 * s), fill * s * s, fs)
    area_light((2.6 * s, 4.2 * s, 3.8 * s), target, (1.2 * s, 3.2 * s), rim * s * s, '#FFFFFF')
    area_light((0, -0.5 * s, 6.4 * s), target, (4 * s, 4 * s), top * s * s, '#FFFFFF')
    ambient('#FFFFFF', amb)


def camera(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o
