import sharp from 'sharp';

/**
 * A photo-like picture, 768 × 576 pixels: soft shapes before a sky, with the grain of a film. The same one every
 * time.
 */
export async function paintedScene(): Promise<Uint8Array> {
  const [width, height] = [768, 576];
  const shapes = `<svg width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb2e5"/><stop offset="1" stop-color="#f3d9b1"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="560" cy="150" r="70" fill="#fff2c4"/>
    <path d="M0 420 Q200 260 400 400 T768 360 V576 H0Z" fill="#4d6b53"/>
    <ellipse cx="250" cy="430" rx="120" ry="90" fill="#a0522d"/>
    <rect x="480" y="330" width="150" height="190" fill="#c9c2b8"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(shapes))
    .blur(1.2)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const row = Math.floor(i / (width * info.channels));
    const grain = row > 330 ? 18 : 5;
    const value = (data[i] as number) + ((state >>> 16) / 65_536 - 0.5) * grain;
    data[i] = Math.max(0, Math.min(255, value));
  }
  return sharp(data, { raw: { width, height, channels: info.channels } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
