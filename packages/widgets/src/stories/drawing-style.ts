/**
 * Tells apart how browsers draw letters, curves and shades: the version says little of the system's fonts and of how it
 * smooths edges. Runs in a page by itself, so it uses nothing from outside.
 *
 * @returns a hash of a small drawing (FNV-1a, 32 bits), in hexadecimal digits
 */
export function drawingStyle(): string {
  const [width, height] = [320, 80];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  // Read back often, so drawn by the processor, which is the same in every window.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return '';
  const shade = pen.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, '#ffd02e');
  shade.addColorStop(1, '#1a1f2e');
  pen.fillStyle = shade;
  pen.arc(40, 40, 33.3, 0, 2 * Math.PI);
  pen.fill();
  pen.font = '15.5px sans-serif';
  pen.fillText('Hamburgefonstiv 0123', 90, 30);
  pen.font = '13px system-ui';
  pen.fillText('Generate, Undo, 97.8 %', 90, 60);
  // Where no font has it, a box is drawn.
  pen.fillText('🐾', 260, 60);
  let hash = 0x811c9dc5;
  for (const value of pen.getImageData(0, 0, width, height).data) {
    hash = Math.imul(hash ^ value, 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
