import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { optimizerSteps } from '../../stories/optimizer-steps.ts';
import { createStandIn, failure, type StandInOptions } from '../../stories/stand-in.ts';
import { PromptOptimizer } from './PromptOptimizer.tsx';

/** What a server refuses for a while, how it is out of reach, and what it says of its engine. */
const meta = {
  title: 'Prompt optimizer/Limits and engines',
  component: PromptOptimizer,
  tags: ['!autodocs'],
  args: { prompt: 'make it warm and nice', onError: fn() },
} satisfies Meta<typeof PromptOptimizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });

/** A server that rewrites nothing, and the words that say so; the prompt stays. */
function refusing(optimize: () => Response, words: string): Story {
  return {
    args: withServer({ prompts: { optimize } }),
    play: async ({ canvasElement }) => {
      const { canvas, button, prompt } = optimizerSteps(canvasElement);
      await userEvent.click(button('Optimize'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
      await expect(prompt()).toHaveValue('make it warm and nice');
    },
  };
}

export const QuotaUsedUp = refusing(
  () => failure(429, 'quota_exceeded', 'The daily quota is exceeded.', { retryAfter: 3 * 3600 }),
  'The quota is renewed in 3 hours.',
);

export const Overloaded = refusing(
  () => failure(503, 'overloaded', 'The server is busy.', { retryAfter: 20 }),
  'The server is busy.',
);

export const WrongKey = refusing(
  () => failure(401, 'invalid_api_key', 'This API key is not valid.'),
  'This API key is not valid.',
);

export const Offline = refusing(() => {
  throw new TypeError('Failed to fetch');
}, 'Network error');

/** Its rules are not known: it can be used all the same. */
export const NotConnected: Story = {
  args: withServer({ config: () => failure(503, 'not_ready', 'Not now') }),
  play: async ({ canvasElement }) => {
    const { canvas, optimize } = optimizerSteps(canvasElement);
    await optimize();
    await expect(canvas.queryByText(/^Engine:/)).toBeNull();
  },
};

/** The engine that needs no key. */
export const EmbeddedEngine: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas } = optimizerSteps(canvasElement);
    await canvas.findByText('Engine: Embedded prompt engine');
  },
};

export const GenerativeEngine: Story = {
  args: withServer({ promptEngine: { id: 'openai', name: 'GPT' } }),
  play: async ({ canvasElement }) => {
    const { canvas } = optimizerSteps(canvasElement);
    await waitFor(() => expect(canvas.getByText('Engine: GPT')).toBeVisible());
  },
};
