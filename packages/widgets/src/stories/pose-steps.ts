import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a visitor does in the pose painter, for the stories' play functions. */
export function poseSteps(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const steps = {
    canvas,
    /** Also what is in the top layer. */
    page: within(canvasElement.ownerDocument.body),
    surface: () => canvas.getByRole('group', { name: 'Pose sketch' }),
    button: (name: string | RegExp) => canvas.getByRole('button', { name }),
    radio: (group: string, name: string | RegExp) =>
      within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name }),
    scene: () => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Scene' }),
    async character(number: 1 | 2, ...files: File[]) {
      const user = userEvent.setup({ applyAccept: false });
      const input = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
      const own = [...input].find((one) => one.ariaLabel === `Character ${number}`);
      if (!own) throw new Error('There is no such slot');
      await user.upload(own, files);
    },
    async characterShown(number: 1 | 2) {
      await canvas.findByRole('img', { name: new RegExp(`^Character ${number}: `) });
    },
    /** A stroke through places given in pixels of the canvas. */
    stroke(places: readonly (readonly [number, number])[], options: PointerEventInit = {}) {
      const surface = steps.surface();
      const box = surface.getBoundingClientRect();
      const fire = (type: string, [x, y]: readonly [number, number]) =>
        surface.dispatchEvent(
          new PointerEvent(type, {
            ...{
              bubbles: true,
              cancelable: true,
              pointerId: 1,
              isPrimary: true,
              pointerType: 'mouse',
            },
            ...{ button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1 },
            ...{ pressure: 0.5, ...options },
            clientX: box.left + (x / 600) * box.width,
            clientY: box.top + (y / 400) * box.height,
          }),
        );
      // Events made by a script have no pointer that could be captured.
      surface.setPointerCapture = () => {};
      const [first, ...rest] = places;
      if (!first) return;
      fire('pointerdown', first);
      for (const place of rest) fire('pointermove', place);
      fire('pointerup', places.at(-1) ?? first);
    },
    /** The colour shown at a place, strokes and figures laid together; null = nothing is drawn there. */
    inkAt(x: number, y: number) {
      const layers = steps.surface().parentElement?.querySelectorAll('canvas') ?? [];
      for (const layer of [...layers].reverse()) {
        const paper = layer.getContext('2d');
        const scale = layer.width / 600;
        const pixel = paper?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
        if (pixel?.[3]) return [pixel[0], pixel[1], pixel[2]];
      }
      return null;
    },
    async drawn(x: number, y: number) {
      await waitFor(() => expect(steps.inkAt(x, y)).not.toBeNull());
    },
    async generate() {
      await userEvent.click(steps.button(/^Generate Image/));
    },
  };
  return steps;
}

/** The pixels of a PNG. */
export async function pixelsOf(png: Blob) {
  const bitmap = await createImageBitmap(png);
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!paper) throw new Error('This browser has no 2D canvas');
  paper.drawImage(bitmap, 0, 0);
  const { data, width, height } = paper.getImageData(0, 0, bitmap.width, bitmap.height);
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  return { width, height, at };
}
