import { userEvent, within } from 'storybook/test';

/** What a visitor does in the prompt optimizer, for the stories' play functions. */
export function optimizerSteps(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const steps = {
    canvas,
    /** Also what is in the top layer. */
    page: within(canvasElement.ownerDocument.body),
    prompt: () => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' }),
    button: (name: string) => canvas.getByRole('button', { name }),
    tab: (name: string | RegExp) => canvas.getByRole('tab', { name }),
    /** To the tab as soon as it is there. */
    open: async (name: string) => userEvent.click(await canvas.findByRole('tab', { name })),
    /** Optimizes what is there, and gives the rewrite's part of the page. */
    async optimize() {
      await userEvent.click(steps.button('Optimize'));
      return canvas.findByRole('region', { name: 'Optimized prompt' });
    },
  };
  return steps;
}
