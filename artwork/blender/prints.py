#!/usr/bin/python3
"""The graphics that are printed on things in the scenes: two posters of the living room, and Mochi's box."""

import math

from PIL import Image, ImageDraw, ImageFont

from paths import RENDERS, font, work

CREAM = '#FBF4E2'


def posters():
    sunset().save(work('poster-1.png'))
    still_life().save(work('poster-2.png'))


def sunset():
    width, height = 1240, 1640
    poster = Image.new('RGB', (width, height), CREAM)
    draw = ImageDraw.Draw(poster)
    draw.ellipse((330, 260, 930, 860), fill='#FFC93C')
    draw.pieslice((140, 760, 1100, 1720), 180, 360, fill='#1F6B4C')
    draw.pieslice((420, 980, 1380, 1940), 180, 300, fill='#FF8A6B')
    draw.rectangle((0, 1400, width, height), fill=CREAM)
    draw.rectangle((140, 1236, 1100, 1380), fill='#F3DDB0')
    return poster.resize((width // 2, height // 2), Image.LANCZOS)


def still_life():
    width, height = 1240, 1640
    poster = Image.new('RGB', (width, height), '#F6EEDC')
    draw = ImageDraw.Draw(poster)
    draw.rectangle((150, 180, 1090, 1460), fill='#BFE3CF')
    banana(draw, (960, 560), 560, (75, 200), 130, '#FFCF1F')
    banana(draw, (330, 1180), 430, (-85, 30), 105, '#F0A92A')
    draw.ellipse((730, 1020, 960, 1250), fill='#FF6B52')
    return poster.resize((width // 2, height // 2), Image.LANCZOS)


def banana(draw, centre, radius, degrees, thickness, colour):
    """A part of a ring from one angle to another that is thickest in its middle."""
    steps = 80
    outer, inner = [], []
    for i in range(steps + 1):
        u = i / steps
        a = math.radians(degrees[0] + (degrees[1] - degrees[0]) * u)
        t = thickness * math.sin(math.pi * min(max(u, 0.02), 0.98)) ** 0.6
        for side, r in ((outer, radius + t), (inner, radius - t * 0.75)):
            side.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)))
    draw.polygon(outer + inner[::-1], fill=colour)


def mochi_box():
    """Needs the render pet_cut."""
    width, height = 1050, 1410
    ink, yellow = '#1C1914', '#FFC21A'
    front = Image.new('RGB', (width, height), yellow)
    draw = ImageDraw.Draw(front)
    draw.rounded_rectangle((60, 60, width - 60, 1010), 70, fill='#FFF3CE')
    draw.ellipse((215, 330, 835, 950), fill='#FFD95A')
    cut = Image.open(RENDERS / 'pet_cut.png').convert('RGBA')
    cut = cut.crop(cut.getbbox())
    cut = cut.resize((int(cut.width * 800 / cut.height), 800), Image.LANCZOS)
    front.paste(cut, ((width - cut.width) // 2 + 20, 985 - 800), cut)
    draw.text((64, 1040), 'MOCHI', font=type_in('InterDisplay-Black', 190), fill=ink)
    said = 'Collectible figurine  No. 014'
    draw.text((72, 1268), said, font=type_in('Inter-SemiBold', 44), fill=ink)
    draw.rounded_rectangle((width - 250, 1255, width - 64, 1335), 40, outline=ink, width=5)
    bold = type_in('Inter-Bold', 46)
    draw.text((width - 157, 1295), '1:8', font=bold, fill=ink, anchor='mm')
    front.save(work('mochi-box-front.png'))

    side = Image.new('RGB', (600, height), '#1F6B4C')
    word = Image.new('RGBA', (1300, 260), (0, 0, 0, 0))
    black = type_in('InterDisplay-Black', 230)
    ImageDraw.Draw(word).text((0, 0), 'MOCHI', font=black, fill=yellow)
    word = word.rotate(90, expand=True)
    side.paste(word, (170, 40), word)
    side.save(work('mochi-box-side.png'))


def type_in(cut, size):
    return ImageFont.truetype(font(cut), size)


if __name__ == '__main__':
    posters()
    mochi_box()
