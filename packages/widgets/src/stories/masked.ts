/** The painted part of an edited picture laid into the picture it was made from, as the server does it. */
export async function masked(picture: File, edited: OffscreenCanvas, mask: File) {
  const { width, height } = edited;
  const pixelsOf = async (source: ImageBitmapSource | OffscreenCanvas) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('This browser has no 2D canvas');
    const bitmap = source instanceof OffscreenCanvas ? source : await createImageBitmap(source);
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
  const [first, made, painted] = await Promise.all([picture, edited, mask].map(pixelsOf));
  if (!first || !made || !painted) throw new Error('A picture is missing');
  let kept = 0;
  for (let i = 0; i < first.data.length; i += 4) {
    const weight = (painted.data[i] ?? 0) / 255;
    if (weight === 0) kept += 1;
    for (let c = i; c < i + 3; c++) {
      first.data[c] = (first.data[c] ?? 0) * (1 - weight) + (made.data[c] ?? 0) * weight;
    }
  }
  edited.getContext('2d')?.putImageData(first, 0, 0);
  return { keptShare: kept / (width * height), keptExactly: true as const };
}
