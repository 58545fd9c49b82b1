/** A landscape drawn for the stories: each hue is another picture. */
function drawLandscape(width: number, height: number, hue: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This browser has no 2D canvas');
  const sky = draw.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${hue} 70% 72%)`);
  sky.addColorStop(0.7, `hsl(${hue + 40} 85% 88%)`);
  draw.fillStyle = sky;
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = '#ffd22e';
  draw.beginPath();
  draw.arc(width * 0.68, height * 0.34, height * 0.12, 0, Math.PI * 2);
  draw.fill();
  const hills: [number, number, string][] = [
    [0.6, 0.09, `hsl(${hue + 130} 32% 58%)`],
    [0.72, 0.07, `hsl(${hue + 120} 38% 42%)`],
    [0.85, 0.05, `hsl(${hue + 110} 45% 28%)`],
  ];
  for (const [level, swing, colour] of hills) {
    draw.fillStyle = colour;
    draw.beginPath();
    draw.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const wave = Math.sin((x / width) * 6 + level * 20) * swing;
      draw.lineTo(x, height * (level + wave));
    }
    draw.lineTo(width, height);
    draw.fill();
  }
  return canvas;
}

/** A real PNG file of the size wanted, in pixels. */
export async function samplePicture(
  name = 'hills.png',
  { width = 960, height = 720, hue = 205 } = {},
): Promise<File> {
  const blob = await drawLandscape(width, height, hue).convertToBlob();
  return new File([blob], name, { type: 'image/png' });
}

/** Right header, nothing behind it: passes the upload checks, and no browser can draw it. */
export function brokenPicture(name = 'broken.png'): File {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return new File([new Uint8Array([...signature, 0, 0, 0, 13, 1, 2, 3])], name, {
    type: 'image/png',
  });
}
