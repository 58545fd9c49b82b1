import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture } from './sample-pictures.ts';

/** What a visitor does in the figurine maker, for the stories' play functions. */
export function figurineSteps(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const steps = {
    canvas,
    /** Also what is in the top layer. */
    page: within(canvasElement.ownerDocument.body),
    button: (name: string | RegExp) => canvas.getByRole('button', { name }),
    press: async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole('button', { name })),
    choose: (name: string | RegExp) => userEvent.click(canvas.getByRole('radio', { name })),
    /** A notice in the top layer with these words. */
    toast: async (title: string, message?: string | RegExp) => {
      const toasts = await steps.page.findByRole('group', { name: 'Notifications' });
      await waitFor(() => expect(within(toasts).getByText(title)).toBeVisible());
      if (message) await expect(within(toasts).getByText(message)).toBeVisible();
    },
    async add(...files: File[]) {
      // Ready when the server's rules are there.
      await canvas.findByText(/up to 10 MB/);
      const user = userEvent.setup({ applyAccept: false });
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('The figurine maker has no file input');
      await user.upload(input, files);
    },
    async addPhoto() {
      await steps.add(await samplePicture('mochi.png'));
      await canvas.findByRole('img', { name: 'Your photo: mochi.png' });
      // The style comes with the photo.
      await canvas.findByRole('heading', { name: 'Style' });
    },
    /** From the photo to the figurine's picture. */
    async generate() {
      await steps.addPhoto();
      await steps.press('Generate Figurine');
      return canvas.findByRole('img', { name: 'Your figurine' });
    },
    /** From the photo to the model. */
    async makeModel() {
      await steps.generate();
      await steps.press('Make it 3D (STL)');
      return canvas.findByRole('application', { name: /3D model/ });
    },
    /** From the photo to a price. */
    async getQuote() {
      await steps.makeModel();
      await steps.press('Get quote');
      return canvas.findByText('$22.80', { selector: 'p' });
    },
  };
  return steps;
}
