"""Where things are, for Blender's Python and the system's alike."""

import os
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
RENDERS = HERE.parent / 'renders'
LOOPS = PROJECT / 'site' / 'public' / 'art'
# Not committed: buffers as they leave Blender, printed graphics, the built denoiser.
WORK = PROJECT / '.cache' / 'artwork'
# Of Debian's package fonts-inter.
FONTS = Path(os.environ.get('INTER_FONTS', '/usr/share/fonts/opentype/inter'))


def font(name):
    """The file of a cut of Inter, such as 'InterDisplay-Bold'."""
    return str(FONTS / f'{name}.otf')


def work(name):
    """A file that is made on the way."""
    WORK.mkdir(parents=True, exist_ok=True)
    return str(WORK / name)
