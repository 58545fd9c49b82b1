"""Every picture and loop: which scene makes it, and how it is rendered and finished."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    # Module in scenes/ whose build(name) sets it up.
    scene: str
    width: int = 880
    height: int = 660
    # A half; there are two.
    samples: int = 8
    bounces: int = 6
    # Brightest indirect light, against sparkles.
    clamp: float = 4.0
    # No background: a PNG with transparency.
    cut_out: bool = False
    # Stops. Bright sets want less.
    exposure: float = -0.45
    contrast: float = 1.14
    saturation: float = 1.05
    vignette: float = 0.0
    # Strength of the denoiser: 0.7 from 16 samples, about 2 for 8.
    denoise: float = 1.5
    # Of a loop; 0 for a still.
    frames: int = 0
    frames_a_second: int = 14


PICTURES = {
    'beach': Picture('beach', 1440, 1080, 16, bounces=4, exposure=-0.1, denoise=0.7),
    'family': Picture(
        'family', 1440, 1080, 20, exposure=-0.05, contrast=1.1, vignette=0.3, denoise=0.7
    ),
    'hero': Picture('hero', 1440, 1080, 18, denoise=0.7),
    'hero_cut': Picture('hero', 1000, 1200, 18, cut_out=True, exposure=-0.12, denoise=0.7),
    'highfive': Picture('highfive', 1440, 1080, 18, exposure=-0.5),
    'outfit': Picture('outfit', 1440, 1080, 18, denoise=0.7),
    'people': Picture('friends', 1440, 1080, 18, exposure=-0.5, denoise=0.7),
    'perfume': Picture('perfume', 1200, 900, 20, bounces=8, exposure=-0.4, denoise=0.7),
    'pet': Picture('mochi', 1440, 1080, 18, exposure=-0.5, denoise=0.7),
    'pet_cut': Picture('mochi', 900, 1000, 16, cut_out=True, exposure=-0.15, denoise=0.7),
    'room': Picture(
        'room', 1200, 900, 30, bounces=7, clamp=3, exposure=0.12, contrast=1.1, denoise=0.7
    ),
    'room-empty': Picture(
        'room', 1200, 900, 20, bounces=7, clamp=3, exposure=0.12, contrast=1.1, denoise=0.7
    ),
    'sneaker': Picture('shop'),
    'lamp': Picture('shop'),
    'mug': Picture('shop'),
    'shop-table': Picture('shop', exposure=-0.2),
    'landscape': Picture('park', 1200, 900, 12, denoise=0.9, exposure=-0.1),
    'mochi-park': Picture('park', exposure=-0.1),
    'coat-park': Picture('park', exposure=-0.1),
    'mochi-print': Picture('figurine', exposure=-0.3),
    'watertight': Picture('figurine', exposure=-0.3),
    'print-bench': Picture('figurine', exposure=-0.25),
    'prompt-card': Picture('nano'),
    'credentials': Picture('nano'),
    'keyboard': Picture('nano'),
    'class-poster': Picture('nano', exposure=-0.2),
    'hop': Picture('nano', 480, 480, 9, bounces=4, denoise=2, frames=32, frames_a_second=20),
    'wag': Picture('nano', 480, 480, 9, bounces=4, denoise=2, frames=36, frames_a_second=20),
    'mochi-turn': Picture('figurine', 480, 480, 9, bounces=4, denoise=2, frames=40),
    'turn': Picture('turn', 640, 640, 10, bounces=4, denoise=2, frames=48),
}
