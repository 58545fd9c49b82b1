#!/usr/bin/python3
"""
Draws a render in pencil from its passes, pixel on pixel: the picture that somebody sketched first.

    /usr/bin/python3 artwork/blender/pencil.py room room-sketch

Needs the halves of the render in .cache/artwork, as render.py leaves them.
"""

import sys

import cv2
import numpy as np

from finish import load, save
from paths import RENDERS

GRAPHITE = np.array([0.16, 0.155, 0.17])
PAPER = np.array([0.975, 0.965, 0.935])


def draw(name):
    passes = load(name, denoise=False)
    height, width = passes['depth'].shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    ink = lines(passes, x, y, width)
    shade = hatching(passes['rgb'], x, y, width)
    ink = np.clip(ink + shade * (1 - ink), 0, 1) * tooth(height, width)
    grain = np.random.default_rng(2).standard_normal((height, width)).astype(np.float32)
    paper = PAPER * (1 + 0.036 * cv2.GaussianBlur(grain, (0, 0), 2)[..., None])
    return np.clip(paper * (1 - ink[..., None]) + GRAPHITE * ink[..., None], 0, 1)


def lines(passes, x, y, width):
    """Where normal, colour or depth jump: two strokes a little apart, as a hand draws them."""
    normal = cv2.GaussianBlur(passes['normal'].astype(np.float32), (0, 0), width / 1600)
    albedo = cv2.GaussianBlur(passes['albedo'].astype(np.float32), (0, 0), width / 1600)
    depth = np.log(np.clip(passes['depth'], 0.1, 200)).astype(np.float32)
    edges = (
        np.clip((steepness(normal) - 0.55) / 2.0, 0, 1) * 0.85
        + np.clip((steepness(np.cbrt(np.clip(albedo, 0, 1))) - 0.22) / 0.9, 0, 1) * 0.75
        + np.clip((steepness(depth) - 0.035) / 0.12, 0, 1)
    )
    edges = np.clip(edges, 0, 1).astype(np.float32)
    drawn = np.zeros_like(edges)
    for seed, reach, strength in ((10, width / 700, 1.0), (30, width / 420, 0.45)):
        wobble = [smooth_noise(seed + axis, edges.shape, width / 40) * reach for axis in (0, 1)]
        stroke = cv2.remap(
            edges, x + wobble[0], y + wobble[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        drawn = np.maximum(drawn, strength * stroke)
    return cv2.GaussianBlur(drawn, (0, 0), width / 1700)


def steepness(image):
    across, down = cv2.Sobel(image, cv2.CV_32F, 1, 0), cv2.Sobel(image, cv2.CV_32F, 0, 1)
    size = np.sqrt(across * across + down * down)
    return size.max(-1) if size.ndim == 3 else size


def hatching(rgb, x, y, width):
    light = (rgb @ np.array([0.21, 0.72, 0.07])).astype(np.float32)
    light = cv2.GaussianBlur(light, (0, 0), width / 300)
    light = light / np.percentile(light, 96)
    along = (x * 0.8 + y) / (width / 190)
    strokes = 0.5 + 0.5 * np.sin(along * 2 * np.pi / 1.6 + 0.6 * np.sin(y / width * 40))
    return np.clip((0.50 - light) / 0.5, 0, 1) * strokes * 0.55


def tooth(height, width):
    """What the paper's grain leaves of a stroke."""
    grain = smooth_noise(2, (height, width), 0.8)
    return 0.78 + 0.22 * np.clip(grain * 0.5 + 0.5, 0, 1)


def smooth_noise(seed, shape, sigma):
    noise = np.random.default_rng(seed).standard_normal(shape).astype(np.float32)
    noise = cv2.GaussianBlur(noise, (0, 0), sigma)
    return noise / noise.std()


if __name__ == '__main__':
    source, target = sys.argv[1:3]
    save(RENDERS / f'{target}.png', draw(source))
