#!/bin/bash
# Ages a picture: faded, blotched, dusty, scratched, creased, stained, with a torn corner. Fixed seeds: the same each time.
#
#   artwork/blender/old-photo.sh family.png family_old.png
#
# Writes the photo with its torn corner transparent, and beside it <out>_flat.png, cropped to the picture's size on card.
# Needs ImageMagick 6.
set -euo pipefail
IN=$1
OUT=$2
T=$(mktemp -d)
trap 'rm -rf "$T"' EXIT
read -r W H < <(identify -format "%w %h\n" "$IN")

tone() { # silver-gelatin softness, lifted blacks, a warm fade, a ghost of the old colours
  convert "$IN" -colorspace Gray -blur 0x0.9 -sigmoidal-contrast 2,55% +level 17%,86% \
    \( +clone -fill '#8a6a3c' -colorize 100 \) -compose SoftLight -composite -modulate 100,70 "$T/tone.png"
  convert "$IN" -modulate 100,55 -blur 0x2 "$T/ghost.png"
  convert "$T/tone.png" "$T/ghost.png" -define compose:args=16,84 -compose blend -composite "$T/1.png"
}

fading() { # uneven, with blotches of chemicals and light from one side
  convert -size $((W / 8))x$((H / 8)) -seed 11 plasma:fractal -colorspace Gray -blur 0x6 -normalize \
    -resize "${W}x${H}!" "$T/plasma.png"
  convert "$T/1.png" \( "$T/plasma.png" +level 38%,66% \) -compose SoftLight -composite "$T/2.png"
  convert -size "${W}x${H}" radial-gradient:'#808080'-'#4a4032' "$T/corners.png"
  convert "$T/2.png" "$T/corners.png" -compose SoftLight -composite "$T/2.png"
  convert -size "${H}x${W}" gradient:'#c8ad7a'-'#808080' -rotate 90 -resize "${W}x${H}!" "$T/leak.png"
  convert "$T/2.png" "$T/leak.png" -compose SoftLight -composite "$T/2.png"
}

grain() {
  convert -size "${W}x${H}" xc:gray50 -seed 3 +noise Gaussian -colorspace Gray -blur 0x0.7 -level 22%,78% "$T/grain.png"
  convert "$T/2.png" \( "$T/grain.png" +level 34%,66% \) -compose Overlay -composite "$T/3.png"
}

dust() { # specks, long scratches, dark fibres
  convert -size "${W}x${H}" xc:black -seed 21 +noise Random -colorspace Gray -blur 0x2.1 -normalize \
    -threshold 86.5% -blur 0x0.6 "$T/dust.png"
  convert "$T/3.png" \( "$T/dust.png" -fill '#efe3c6' -opaque white -level 0,100% \) -compose Screen -composite "$T/4.png"
  awk -v W="$W" -v H="$H" 'BEGIN {
    srand(5); print "fill none stroke-linecap round"
    for (i = 0; i < 26; i++) {
      x = rand() * W; y = rand() * H * .8 - 40; l = 60 + rand() * H * .55; w = .6 + rand() * 1.3; o = .25 + rand() * .55
      printf "stroke rgba(245,236,212,%.2f) stroke-width %.1f path \"M %.0f,%.0f C %.0f,%.0f %.0f,%.0f %.0f,%.0f\"\n",
        o, w, x, y, x + rand() * 14 - 7, y + l * .3, x + rand() * 22 - 11, y + l * .6, x + rand() * 40 - 20, y + l
    }
    for (i = 0; i < 30; i++) {
      x = rand() * W; y = rand() * H
      printf "stroke rgba(60,44,24,%.2f) stroke-width 1.1 path \"M %.0f,%.0f q %.0f,%.0f %.0f,%.0f\"\n",
        .3 + rand() * .4, x, y, rand() * 30 - 15, rand() * 30 - 15, rand() * 44 - 22, rand() * 44 - 22
    }
  }' >"$T/scratches.mvg"
  convert "$T/4.png" -draw "$(cat "$T/scratches.mvg")" "$T/5.png"
}

crease() { # seed, from x y, to x y, how crooked
  awk -v s="$1" -v x0="$2" -v y0="$3" -v x1="$4" -v y1="$5" -v j="$6" 'BEGIN {
    srand(s); n = 90; printf "path \"M %.1f,%.1f", x0, y0
    for (i = 1; i <= n; i++) { u = i / n; printf " L %.1f,%.1f", x0 + (x1 - x0) * u + (rand() - .5) * j, y0 + (y1 - y0) * u + (rand() - .5) * j }
    print "\""
  }'
}

folds() { # soft shading on both sides of a flaked white core; patches where folds cross
  local down across corner
  down=$(crease 1 $((W * 63 / 100)) -5 $((W * 59 / 100)) $((H + 5)) 5)
  across=$(crease 2 -5 $((H * 56 / 100)) $((W + 5)) $((H * 53 / 100)) 5)
  corner=$(crease 9 $((W * 72 / 100)) -5 $((W + 5)) $((H * 30 / 100)) 7)
  convert -size "${W}x${H}" xc:gray50 -fill none -stroke gray30 -strokewidth 14 \
    -draw "translate -9,3 $down" -draw "translate 3,-9 $across" \
    -stroke gray74 -draw "translate 9,-2 $down" -draw "translate 2,9 $across" -draw "$corner" -blur 0x9 "$T/shade.png"
  convert "$T/5.png" "$T/shade.png" -compose HardLight -composite "$T/6.png"
  convert -size "${W}x${H}" xc:black -fill none -stroke white -strokewidth 3.2 -draw "$down" -draw "$across" \
    -strokewidth 2.2 -draw "$corner" "$T/core.png"
  convert -size "${W}x${H}" xc:black -seed 8 +noise Random -colorspace Gray -blur 0x1.6 -normalize -threshold 47% "$T/flakes.png"
  convert "$T/core.png" -morphology Dilate Disk:1.5 "$T/flakes.png" -compose Multiply -composite -blur 0x0.5 "$T/mask.png"
  convert "$T/6.png" \( -size "${W}x${H}" xc:'#f3ead2' \) "$T/mask.png" -compose Over -composite "$T/6.png"
  convert -size "${W}x${H}" xc:black -seed 14 +noise Random -colorspace Gray -blur 0x7 -normalize -threshold 60% \
    \( -size "${W}x${H}" xc:black -fill white \
    -draw "circle $((W * 61 / 100)),$((H * 545 / 1000)) $((W * 61 / 100 + 62)),$((H * 545 / 1000))" \
    -draw "circle $((W * 87 / 100)),$((H * 16 / 100)) $((W * 87 / 100 + 46)),$((H * 16 / 100))" \
    -draw "circle $((W * 20 / 100)),$((H * 55 / 100)) $((W * 20 / 100 + 30)),$((H * 55 / 100))" \
    -blur 0x6 -threshold 40% \) -compose Multiply -composite -blur 0x0.8 "$T/patches.png"
  convert "$T/6.png" \( -size "${W}x${H}" xc:'#efe5cb' \) "$T/patches.png" -compose Over -composite "$T/7.png"
}

stain() { # the ring of a cup
  convert -size "${W}x${H}" xc:none -fill 'rgba(120,80,30,.10)' -stroke 'rgba(105,66,22,.42)' -strokewidth 7 \
    -draw "ellipse $((W * 14 / 100)),$((H * 86 / 100)) 150,144 20,350" -blur 0x2.2 "$T/ring.png"
  convert "$T/7.png" "$T/ring.png" -compose Multiply -composite "$T/8.png"
}

paper() { # border, worn edge, torn corner
  local b=$((W * 3 / 100)) w2 h2
  w2=$((W + 2 * b)) h2=$((H + 2 * b))
  convert "$T/8.png" -bordercolor '#efe4c9' -border "$b" "$T/9.png"
  convert -size $((w2 / 8))x$((h2 / 8)) -seed 5 plasma:fractal -colorspace Gray -blur 0x5 -normalize \
    -resize "${w2}x${h2}!" "$T/plasma2.png"
  convert "$T/9.png" \( "$T/plasma2.png" +level 42%,58% \) -compose Overlay -composite "$T/9.png"
  awk -v W="$w2" -v H="$h2" 'BEGIN {
    srand(12); n = 46; printf "polygon %d,%d", W + 20, -20; x0 = W * .845; y0 = -20; x1 = W + 20; y1 = H * .225
    for (i = 0; i <= n; i++) { u = i / n; b = sin(u * 3.14159); printf " %.1f,%.1f", x0 + (x1 - x0) * u - b * 26 + (rand() - .5) * 13, y0 + (y1 - y0) * u + b * 30 + (rand() - .5) * 13 }
    print ""
  }' >"$T/tear.mvg"
  convert -size "${w2}x${h2}" xc:white -fill black -draw "$(cat "$T/tear.mvg")" "$T/kept.png"
  convert "$T/kept.png" -morphology Erode Disk:7 -seed 4 -virtual-pixel edge -spread 3 -blur 0x1 "$T/inner.png"
  convert \( -size "${w2}x${h2}" xc:'#f7f0de' \) "$T/9.png" "$T/inner.png" -compose Over -composite "$T/10.png"
  convert "$T/10.png" "$T/kept.png" -alpha off -compose CopyOpacity -composite "$OUT"
  convert "$OUT" -background '#d9cfb8' -flatten -gravity center -crop "${W}x${H}+0+0" +repage "${OUT%.png}_flat.png"
}

tone
fading
grain
dust
folds
stain
paper
