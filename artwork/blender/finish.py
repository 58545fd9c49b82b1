"""Two noisy halves of a picture become one clean one: denoise, tone map, grade, PNG."""

import ctypes
import os
import subprocess

import cv2
import numpy as np
import OpenImageIO as oiio

from paths import HERE, work


def read(p):
    i = oiio.ImageInput.open(p)
    sp = i.spec()
    a = i.read_image(oiio.FLOAT)
    i.close()
    if a is None:
        raise SystemExit('bad exr ' + p)
    return (a.reshape(sp.height, sp.width, sp.nchannels), list(sp.channelnames))


def pick(a, names, pas, chans):
    return np.stack(
        [
            a[..., next((i for i, n in enumerate(names) if pas in n and n.endswith('.' + c)))]
            for c in chans
        ],
        -1,
    )


_lib = None


def built_denoiser():
    """denoise.cpp built for this machine: it is several times faster with its vector instructions."""
    library = work('denoise.so')
    source = HERE / 'denoise.cpp'
    if not os.path.exists(library) or os.path.getmtime(library) < source.stat().st_mtime:
        flags = '-O3 -march=native -ffast-math -shared -fPIC -pthread'.split()
        subprocess.run(['g++', *flags, str(source), '-o', library], check=True)
    return library


def denoised(A, B, F, R=9, P=3, k=0.7, threads=1, second=True):
    """pass 1: 19x19 dense window; pass 2: dilated (a-trous, stride 3) window on the two filtered halves, which removes the low-frequency mottling"""
    global _lib
    _lib = _lib or ctypes.CDLL(built_denoiser())
    h, w, nf = F.shape
    p = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    f = np.ascontiguousarray(F, np.float32)

    def run(a, b, R, P, k, st):
        o = [np.zeros((h, w, 3), np.float32) for _ in range(2)]
        a, b = [np.ascontiguousarray(x, np.float32) for x in (a, b)]
        _lib.denoise(
            p(a), p(b), p(f), p(o[0]), p(o[1]), w, h, nf, R, P, ctypes.c_float(k), st, threads
        )
        return o

    o = run(A, B, R, P, k, 1)
    if second:
        o = run(o[0], o[1], 6, 2, 0.8, 3)
    return 0.5 * (o[0] + o[1])


def despike(A, B, t=2.5):
    """fireflies: a pixel far brighter than its twin and its neighbourhood falls back to the neighbourhood"""
    la, lb = (A.max(-1), B.max(-1))
    m = cv2.medianBlur(np.minimum(la, lb).astype(np.float32), 5)
    for X, l, o in ((A, la, lb), (B, lb, la)):
        bad = (l > t * (m + 0.05)) & (l > t * (o + 0.02))
        s = np.where(bad, (m + 0.02) / np.maximum(l, 1e-06), 1)[..., None]
        X *= s
    return (A, B)


def neutral(c):
    """Khronos PBR Neutral: keeps product colours true, rolls off highlights"""
    st, de = (0.8 - 0.04, 0.15)
    x = c.min(-1, keepdims=True)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    pk = c.max(-1, keepdims=True)
    d = 1 - st
    npk = 1 - d * d / (pk + d - st)
    g = 1 - 1 / (de * (pk - npk) + 1)
    return np.where(pk < st, c, c * npk / np.maximum(pk, 1e-06) * (1 - g) + npk * g)


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(
        x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-09), 1 / 2.4) - 0.055
    )


def load(name, k=0.7, R=7, denoise=True):
    A, n = read(work(f'{name}_0.exr'))
    has2 = os.path.exists(work(f'{name}_1.exr'))
    Bf, _ = read(work(f'{name}_1.exr')) if has2 else (A, n)
    ca, cb = [pick(X, n, 'Combined', 'RGBA') for X in (A, Bf)]
    alb = 0.5 * (pick(A, n, 'Denoising Albedo', 'RGB') + pick(Bf, n, 'Denoising Albedo', 'RGB'))
    nor = 0.5 * (pick(A, n, 'Denoising Normal', 'XYZ') + pick(Bf, n, 'Denoising Normal', 'XYZ'))
    dep = pick(A, n, '.Depth.' if any(('.Depth.' in x for x in n)) else 'Depth', 'Z')[..., 0]
    alpha = 0.5 * (ca[..., 3] + cb[..., 3])
    rgb = None
    if has2 and denoise:
        a, b = despike(ca[..., :3].copy(), cb[..., :3].copy())
        F = np.concatenate([np.clip(alb, 0, 2), nor * 0.7, alpha[..., None]], -1)
        cf = work(f'{name}_clean.npy')
        if os.path.exists(cf) and os.path.getmtime(cf) > os.path.getmtime(work(f'{name}_1.exr')):
            rgb = np.load(cf)
        else:
            rgb = denoised(a, b, F, R=R, k=k)
            np.save(cf, rgb.astype(np.float32))
    else:
        rgb = 0.5 * (ca + cb)[..., :3]
    return dict(
        rgb=rgb, raw=0.5 * (ca + cb)[..., :3], alpha=alpha, albedo=alb, normal=nor, depth=dep
    )


def grade(rgb, exposure=0, contrast=1.06, saturation=1.03, vignette=0.0, bloom=0.04, sharpen=0.25):
    """Linear light to display values from 0 to 1: exposure in stops, bloom, tone map, contrast, saturation, sharpening."""
    light = rgb * 2**exposure
    height, width = light.shape[:2]
    bright = np.clip(light - 0.9, 0, 4).astype(np.float32)
    light = light + bloom * sum(
        cv2.GaussianBlur(bright, (0, 0), width * share) for share in (0.004, 0.012, 0.03)
    )
    s = srgb(neutral(np.maximum(light, 0)))
    s = s + (contrast - 1) * (s - 0.5) * 4 * s * (1 - s)
    grey = (s @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    s = grey + (s - grey) * saturation
    if vignette:
        y, x = np.mgrid[0:height, 0:width]
        r2 = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2
        s = s * (1 - vignette * np.clip(r2 * 2 - 0.12, 0, 1))[..., None]
    s = s.astype(np.float32)
    return np.clip(s + sharpen * (s - cv2.GaussianBlur(s, (0, 0), 1.0)), 0, 1)


def save(path, s, alpha=None):
    # No dither: it doubles a PNG, and the encoder throws it away.
    x = (s * 255).round().astype(np.uint8)[..., ::-1]
    if alpha is not None:
        x = np.dstack([x, (np.clip(alpha, 0, 1) * 255).round().astype(np.uint8)])
    cv2.imwrite(str(path), x, [cv2.IMWRITE_PNG_COMPRESSION, 9])


def finish(name, picture, path):
    """Denoises, maps and grades the two halves of a picture."""
    passes = load(name, picture.denoise)
    rgb = passes['rgb']
    if picture.cut_out:
        rgb = rgb / np.maximum(passes['alpha'], 0.001)[..., None]
    s = grade(rgb, picture.exposure, picture.contrast, picture.saturation, picture.vignette)
    save(path, s, passes['alpha'] if picture.cut_out else None)
