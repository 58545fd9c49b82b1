"""Inside Blender: blender -b -P run.py -- <picture> [scale] [samples] [first frame] [end frame]"""

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from pictures import PICTURES
from rendering import new_scene, render

arguments = sys.argv[sys.argv.index('--') + 1 :]
name = arguments[0]
scale = float(arguments[1]) if len(arguments) > 1 else 1.0
samples = int(arguments[2]) if len(arguments) > 2 else None
picture = PICTURES[name]
new_scene()
move = importlib.import_module(f'scenes.{picture.scene}').build(name)
if not picture.frames:
    render(name, picture, scale, samples)
else:
    first, end = (
        (int(arguments[3]), int(arguments[4])) if len(arguments) > 4 else (0, picture.frames)
    )
    for frame in range(first, end):
        # A loop's scene returns what moves it: a share of the loop from 0 to 1.
        move(frame / picture.frames)
        render(f'{name}_{frame:03d}', picture, scale, samples)
