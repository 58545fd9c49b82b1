"""Sand and sea as height fields."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

import colours
import materials
import meshes
import shapes


def fbm(x, y, f=1.0, o=5, seed=0):
    """Fractal noise: frequency, octaves and seed."""
    r = np.random.default_rng(seed)
    out = 0
    amp = 1
    for k in range(o):
        g = gaussian_filter(r.standard_normal((128, 128)), 1.2, mode='wrap')
        g /= g.std()
        s = f * 2**k * 4
        out = out + amp * map_coordinates(g, [y * s % 128, x * s % 128], order=1, mode='grid-wrap')
        amp *= 0.5
    return out


def shore(x):
    """Where the water begins, along y."""
    return 5.2 + 0.9 * np.sin(x * 0.22 + 0.6) + 0.35 * np.sin(x * 0.61 + 2) + 0.12 * np.sin(x * 1.7)


def gridobj(name, X, Y, Z, C, m):
    n, k = X.shape
    o = meshes.grid_mesh(
        name,
        np.stack([X, Y, Z], -1).reshape(-1, 3),
        [
            (i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j)
            for i in range(n - 1)
            for j in range(k - 1)
        ],
        m,
    )
    a = o.data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    cc = np.ones((n * k, 4), np.float32)
    cc[:, :3] = np.clip(C.reshape(-1, 3), 0, 1)
    a.data.foreach_set('color', cc.ravel())
    return o


def sand():
    """Returns the height of the ground as a function of x and y."""
    nx, ny = (420, 420)
    x = np.linspace(-16, 16, nx)
    y = -3.2 + 13.2 * np.linspace(0, 1, ny) ** 1.35
    X, Y = np.meshgrid(x, y)
    d = shore(X) - Y
    Z = (
        0.13 * np.clip(d, -3, 9) * 0.55
        + 0.1 * shapes.smoothstep(1.0, 5, d) * fbm(X, Y, 0.03, 3, 1)
        + 0.012 * shapes.smoothstep(0.8, 2, d) * np.sin(Y * 9 + 1.6 * fbm(X, Y, 0.06, 3, 2))
        + 0.004 * fbm(X, Y, 0.9, 2, 3)
    )
    wet = 1 - shapes.smoothstep(0.15, 1.1, d + 0.18 * fbm(X, Y, 0.12, 3, 4))
    c1, c2 = (colours.linear_rgb('#EBD3A4'), colours.linear_rgb('#B89768'))
    C = c1 * (1 - wet[..., None]) + c2 * wet[..., None]
    C *= (1 + 0.06 * fbm(X, Y, 0.5, 4, 9))[..., None]

    gridobj(
        'sand',
        X,
        Y,
        Z,
        C,
        materials.material(
            'sand', attr='Col', rough=0.9, spec=0.15, bump=0.45, bump_scale=60, detail=8
        ),
    )
    return lambda px, py: float(np.interp(py, y, Z[:, np.argmin(abs(x - px))]))


def sea():
    nx, ny = (520, 620)
    x2 = np.linspace(-1, 1, nx)
    v = np.linspace(0, 1, ny)
    Yv = 3.2 + 420 * v**3.2
    X2 = np.outer(8 + (Yv + 4) * 0.75, x2)
    Y2 = np.repeat(Yv[:, None], nx, 1)
    e = Y2 - shore(X2)
    Zs = (
        0.02
        * shapes.smoothstep(0.3, 3, e)
        * (np.sin(e * 2.1 + 1.3 * fbm(X2, Y2, 0.02, 3, 6)) + 0.6 * fbm(X2, Y2, 0.1, 4, 7))
        + 0.05 * np.exp(-(((e - 2.6 - 0.35 * fbm(X2, Y2, 0.03, 2, 8)) / 0.32) ** 2))
        + 0.035
        - 0.02
    )
    s0, s1, s2, s3 = (
        colours.linear_rgb('#BDEBDD'),
        colours.linear_rgb('#4FC6C6'),
        colours.linear_rgb('#1C8FB8'),
        colours.linear_rgb('#1A6FA8'),
    )
    t = lambda a, b: shapes.smoothstep(a, b, e)[..., None]
    Cs = s0 * (1 - t(0, 1.8)) + s1 * t(0, 1.8)
    Cs = Cs * (1 - t(1.5, 12)) + s2 * t(1.5, 12)
    Cs = Cs * (1 - t(12, 120)) + s3 * t(12, 120)
    nz = fbm(X2, Y2, 0.16, 5, 11)
    fo = (
        np.exp(-(((e - 0.1 - 0.1 * nz) / 0.16) ** 2))
        + 0.9
        * np.exp(-(((e - 2.45 - 0.42 * fbm(X2, Y2, 0.03, 2, 8) - 0.06 * nz) / 0.22) ** 2))
        * shapes.smoothstep(-0.6, 0.5, nz + 0.5 * fbm(X2, Y2, 0.05, 2, 15))
        + 0.7
        * np.exp(-(((e - 1.1 - 0.3 * fbm(X2, Y2, 0.05, 3, 13)) / 0.1) ** 2))
        * shapes.smoothstep(-0.2, 0.7, nz)
    )
    fo = np.clip(fo, 0, 1)[..., None]
    Cs = Cs * (1 - fo) + colours.linear_rgb('#FFFFFF') * fo
    gridobj(
        'sea',
        X2,
        Y2,
        Zs,
        Cs,
        materials.material(
            'sea', attr='Col', rough=0.13, spec=0.5, bump=0.25, bump_scale=3.2, detail=5
        ),
    )
