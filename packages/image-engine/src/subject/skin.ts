/** Whether a colour, 0 to 255 each, may be that of skin (YCbCr ranges of D. Chai, K. Ngan, 1999). */
export function isSkin(r: number, g: number, b: number): boolean {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const cb = 128 + 0.564 * (b - luma);
  const cr = 128 + 0.713 * (r - luma);
  if (luma < 60 || cr < 136 || cr > 172 || cb < 85 || cb > 126) return false;
  return r > g && g > 0.85 * b;
}
