"""passes -> pencil sketch (the aligned 'before' of sketch-to-render), and flat 'clay' and 'line' variants.  usage: sketch.py NAME OUT"""

import sys, numpy as np, cv2, post

name, out = sys.argv[1:3]
L = post.load(name, denoise=False)
h, w = L['depth'].shape
rng = np.random.default_rng(2)
n = cv2.GaussianBlur(L['normal'].astype(np.float32), (0, 0), w / 1600)
a = np.cbrt(np.clip(cv2.GaussianBlur(L['albedo'].astype(np.float32), (0, 0), w / 1600), 0, 1))
d = np.log(np.clip(L['depth'], 0.1, 200)).astype(np.float32)


def edge(x):
    gx, gy = (cv2.Sobel(x, cv2.CV_32F, 1, 0), cv2.Sobel(x, cv2.CV_32F, 0, 1))
    m = np.sqrt(gx * gx + gy * gy)
    return m.max(-1) if m.ndim == 3 else m


e = (
    np.clip((edge(n) - 0.55) / 2.0, 0, 1) * 0.85
    + np.clip((edge(a) - 0.22) / 0.9, 0, 1) * 0.75
    + np.clip((edge(d) - 0.035) / 0.12, 0, 1)
)
e = np.clip(e, 0, 1)


def wob(s, amp):
    f = lambda k: cv2.GaussianBlur(
        np.random.default_rng(s + k).standard_normal((h, w)).astype(np.float32), (0, 0), w / 40
    )
    fx, fy = (f(0), f(1))
    return (fx / fx.std() * amp, fy / fy.std() * amp)


yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
ln = np.zeros((h, w), np.float32)
for s, amp, k in ((10, w / 700, 1.0), (30, w / 420, 0.45)):
    fx, fy = wob(s, amp)
    ln = np.maximum(
        ln, k * cv2.remap(e, xx + fx, yy + fy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    )
ln = cv2.GaussianBlur(ln, (0, 0), w / 1700)
lum = cv2.GaussianBlur(
    (L['rgb'] @ np.array([0.21, 0.72, 0.07])).astype(np.float32), (0, 0), w / 300
)
lum = lum / np.percentile(lum, 96)
ang = (xx * 0.8 + yy) / (w / 190)
hatch = 0.5 + 0.5 * np.sin(ang * 2 * np.pi / 1.6 + 0.6 * np.sin(yy / w * 40))
shade = np.clip((0.5 - lum) / 0.5, 0, 1) * hatch * 0.55
tooth = cv2.GaussianBlur(rng.standard_normal((h, w)).astype(np.float32), (0, 0), 0.8)
tooth = 0.78 + 0.22 * np.clip(tooth / tooth.std() * 0.5 + 0.5, 0, 1)
ink = np.clip(ln + shade * (1 - ln), 0, 1) * tooth
paper = np.array([0.975, 0.965, 0.935]) * (
    1
    + 0.012
    * cv2.GaussianBlur(rng.standard_normal((h, w)).astype(np.float32), (0, 0), 2)[..., None]
    * 3
)
g = np.array([0.16, 0.155, 0.17])
post.save(out, np.clip(paper * (1 - ink[..., None]) + g * ink[..., None], 0, 1))
print('sketch', out)
