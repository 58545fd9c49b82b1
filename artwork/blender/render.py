#!/usr/bin/python3
"""
Renders and finishes pictures, one after the other:

    /usr/bin/python3 artwork/blender/render.py perfume sneaker
    /usr/bin/python3 artwork/blender/render.py --preview perfume

Pictures go to artwork/renders, loops to site/public/art; a preview stays in .cache/artwork.
"""

import argparse
import resource
import subprocess
from dataclasses import replace

from finish import finish
from paths import HERE, LOOPS, RENDERS, work
from pictures import PICTURES

PREVIEW_SCALE = 0.36
PREVIEW_SAMPLES = 6

CODECS = {
    'mp4': '-c:v libx264 -crf 20 -preset slow -pix_fmt yuv420p -movflags +faststart'.split(),
    'webm': '-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1'.split(),
}


def blender(name, threads, *arguments):
    run = ['blender', '-b', '-noaudio', '-t', str(threads), '--python-exit-code', '1']
    run += ['-P', str(HERE / 'run.py'), '--', name, *map(str, arguments)]
    with open(work(f'{name}.log'), 'w') as log:
        subprocess.run(run, check=True, stdout=log, stderr=subprocess.STDOUT)


def still(name, picture, threads, preview):
    if preview:
        picture = replace(picture, denoise=2)
        blender(name, threads, PREVIEW_SCALE, PREVIEW_SAMPLES)
    else:
        blender(name, threads)
    finish(name, picture, work(f'{name}.png') if preview else RENDERS / f'{name}.png')


def loop(name, picture, threads, preview):
    if preview:
        blender(name, threads, 0.5, 6, 0, 1)
        finish(f'{name}_000', picture, work(f'{name}.png'))
        return
    blender(name, threads)
    for frame in range(picture.frames):
        finish(f'{name}_{frame:03d}', picture, work(f'{name}_{frame:03d}.png'))
    poster = open(work(f'{name}_000.png'), 'rb').read()
    (RENDERS / f'{name}.png').write_bytes(poster)
    encode_loop(name, picture)


def encode_loop(name, picture):
    for ending, codec in CODECS.items():
        run = ['ffmpeg', '-y', '-loglevel', 'error', '-framerate', str(picture.frames_a_second)]
        run += ['-i', work(f'{name}_%03d.png'), *codec, str(LOOPS / f'{name}.{ending}')]
        subprocess.run(run, check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*', default=list(PICTURES))
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--threads', type=int, default=1)
    given = parser.parse_args()
    for name in given.names:
        picture = PICTURES[name]
        make = loop if picture.frames else still
        before = seconds()
        make(name, picture, given.threads, given.preview)
        print(f'{name}: {seconds() - before:.0f} s of processor time', flush=True)


def seconds():
    uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in uses)


if __name__ == '__main__':
    main()
