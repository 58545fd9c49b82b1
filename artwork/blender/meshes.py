"""Objects: meshed shapes, boxes, turned profiles, sweeps, letters, leaves."""

import math

import bpy
import numpy as np

import materials
import shapes


def add_object(name, mesh, m=None):
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    if m:
        mesh.materials.append(m)
    return ob


def shape_object(name, f, lo, hi, m, h=0.01, color=None):
    """SDF -> mesh object with exact normals; color: fn(P,N)->(N,3) linear rgb, stored as 'Col'"""
    v, t, N = shapes.polygonise(f, lo, hi, h)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v))
    me.vertices.foreach_set('co', v.ravel())
    me.loops.add(len(t) * 3)
    me.loops.foreach_set('vertex_index', t.ravel().astype(np.int32))
    me.polygons.add(len(t))
    me.polygons.foreach_set('loop_start', np.arange(0, len(t) * 3, 3, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(t), 3, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(t), bool))
    me.update(calc_edges=True)
    if color is not None:
        a = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        c = np.ones((len(v), 4), np.float32)
        c[:, :3] = color(v, N)
        a.data.foreach_set('color', c.ravel())
    me.use_auto_smooth = True
    me.normals_split_custom_set_from_vertices(N.tolist())
    ob = add_object(name, me, m)
    return ob


def grid_mesh(name, verts, faces, m=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], faces)
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    me.update()
    return add_object(name, me, m)


def rounded_box(name, size, loc=(0, 0, 0), r=0.02, m=None, rot=(0, 0, 0), seg=4):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc)
    o = bpy.context.object
    o.name = name
    o.scale = size
    o.rotation_euler = [math.radians(a) for a in rot]
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if r > 0:
        bpy.ops.object.shade_smooth()
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
        b = o.modifiers.new('b', 'BEVEL')
        b.width = r
        b.segments = seg
        b.limit_method = 'NONE'
        b.harden_normals = True
    if m:
        o.data.materials.append(m)
    return o


def lathe(name, prof, m=None, seg=96, loc=(0, 0, 0), subdiv=2):
    """prof: list of (r,z); returns smooth revolved object (use doubled points for crisp edges)"""
    V, F = ([], [])
    n = len(prof)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in prof:
            V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        for j in range(n - 1):
            F.append((i * n + j, (i + 1) % seg * n + j, (i + 1) % seg * n + j + 1, i * n + j + 1))
    o = grid_mesh(name, V, F, m)
    o.location = loc
    bpy.context.view_layer.objects.active = o
    w = o.modifiers.new('w', 'WELD')
    w.merge_threshold = 0.0001
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(38)
    return o


def rounded_profile(pts, r=0.02, n=5):
    """round the corners of a polyline profile"""
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        a, b, c = map(lambda p: np.array(p, float), (pts[i - 1], pts[i], pts[i + 1]))
        u, w = (a - b, c - b)
        lu, lw = (np.linalg.norm(u), np.linalg.norm(w))
        q = min(r, lu * 0.45, lw * 0.45)
        p0, p1 = (b + u / lu * q, b + w / lw * q)
        for k in range(n + 1):
            t = k / n
            out.append(tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * b + t * t * p1))
    out.append(pts[-1])
    return out


def plane(name, size, loc, m=None, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc, rotation=[math.radians(a) for a in rot])
    o = bpy.context.object
    o.name = name
    o.scale = (size[0], size[1], 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if m:
        o.data.materials.append(m)
    return o


def sweep(
    color='cream', y_back=4.0, rad=2.6, width=40, height=12, front=-14, z=0, m=None, rough=0.75
):
    """studio cyclorama"""
    prof = (
        [(front, z)]
        + [
            (y_back - rad + rad * math.sin(a), z + rad - rad * math.cos(a))
            for a in np.linspace(0, math.pi / 2, 40)
        ]
        + [(y_back, z + height)]
    )
    V, F = ([], [])
    for i, (y, zz) in enumerate(prof):
        V += [(-width / 2, y, zz), (width / 2, y, zz)]
    for i in range(len(prof) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return grid_mesh('sweep', V, F, m or materials.material('sweep', color, rough=rough, spec=0.2))


def tube(name, pts, r, m=None, closed=False):
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = 6
    cu.resolution_u = 8
    cu.use_fill_caps = True
    sp = cu.splines.new('NURBS' if len(pts) > 3 else 'POLY')
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*map(float, q), 1)
    sp.use_endpoint_u = True
    sp.order_u = 4
    sp.use_cyclic_u = closed
    return add_object(name, cu, m)


def lettering(
    name, s, size, loc, m=None, rot=(90, 0, 0), extrude=0.0, bevel=0, align='CENTER', font=None
):
    cu = bpy.data.curves.new(name, 'FONT')
    cu.body = s
    cu.size = size
    cu.extrude = extrude
    cu.bevel_depth = bevel
    cu.align_x = align
    cu.align_y = 'CENTER'
    if font:
        cu.font = bpy.data.fonts.load(font)
    o = add_object(name, cu, m)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def leaf_blade(name, base, dirv, L, W, m, droop=0.5, fold=0.25, wave=0.04, n=14, up=(0, 0, 1)):
    """a curved leaf blade: base point, start direction, length, width"""
    d = np.array(dirv, float)
    d /= np.linalg.norm(d)
    upv = np.array(up, float)
    sd = np.cross(d, upv)
    sd /= max(np.linalg.norm(sd), 1e-06)
    np.cross(sd, d)
    vs, fs = ([], [])
    p = np.array(base, float)
    K = 7
    st = L / n
    tang = d.copy()
    for i in range(n + 1):
        u = i / n
        w = W * math.sin(math.pi * min(1, u**0.75)) ** 0.8 * (1 - 0.25 * u) + 0.002
        nn = np.cross(sd, tang)
        nn /= np.linalg.norm(nn)
        for j in range(K):
            v = (j / (K - 1) - 0.5) * 2
            vs.append(
                p
                + sd * w * v
                + nn
                * (
                    fold * w * abs(v) ** 1.3
                    + wave * W * math.sin(u * 19 + (2 if v > 0 else 0)) * v * v
                )
            )
        if i < n:
            tang = tang - np.array([0, 0, 1]) * droop / n * (1 + 1.2 * u)
            tang /= np.linalg.norm(tang)
            p = p + tang * st
    for i in range(n):
        for j in range(K - 1):
            a = i * K + j
            fs.append((a, a + 1, a + K + 1, a + K))
    o = grid_mesh(name, vs, fs, m)
    o.modifiers.new('s', 'SUBSURF').render_levels = 1
    return o


def group(name, obs, loc=(0, 0, 0), rotz=0, scale=1):
    e = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(e)
    for o in obs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, math.radians(rotz))
    e.scale = (scale,) * 3
    return e
