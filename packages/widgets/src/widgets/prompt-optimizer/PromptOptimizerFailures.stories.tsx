import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { optimizerSteps } from '../../stories/optimizer-steps.ts';
import { createStandIn, failure, type StandInOptions } from '../../stories/stand-in.ts';
import { PromptOptimizer } from './PromptOptimizer.tsx';

/** What it says when there is no rewrite. */
const meta = {
  title: 'Prompt optimizer/Failures',
  component: PromptOptimizer,
  tags: ['!autodocs'],
  args: { onUsePrompt: fn(), onError: fn() },
} satisfies Meta<typeof PromptOptimizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });
const wish = 'make it warm and nice';

const failing = (answer: () => Response): StandInOptions => ({ prompts: { optimize: answer } });

export const Failed: Story = {
  args: {
    ...withServer(failing(() => failure(502, 'engine_failed', 'The text model did not answer.'))),
    prompt: wish,
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, page, button, prompt } = optimizerSteps(canvasElement);
    await userEvent.click(button('Optimize'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Optimization Failed');
    await expect(alert).toHaveTextContent('The text model did not answer.');
    await waitFor(() =>
      expect(page.getAllByText('Unable to optimize prompt at this time')).toHaveLength(2),
    );
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Optimization Failed',
        message: 'Unable to optimize prompt at this time',
      }),
    );
    await expect(prompt()).toHaveValue(wish);
  },
};

let failures = 0;
export const TriedAgain: Story = {
  beforeEach: () => {
    failures = 0;
  },
  args: {
    ...withServer({
      prompts: {
        optimize: () => {
          failures += 1;
          return failures === 2 ? failure(503, 'overloaded', 'Busy', { retryAfter: 2 }) : undefined;
        },
      },
    }),
    prompt: wish,
  },
  play: async ({ canvasElement }) => {
    const { canvas, optimize, button } = optimizerSteps(canvasElement);
    await optimize();
    await userEvent.click(button('Optimize'));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('heading', { name: 'Optimized prompt' })).toBeVisible();
    await userEvent.click(button('Retry'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Refused: Story = {
  args: {
    ...withServer(
      failing(() =>
        failure(422, 'unsupported_edit', 'This engine cannot put anyone on the moon.', {
          alternatives: ['Make it black and white', 'Add a vignette'],
        }),
      ),
    ),
    prompt: 'Put me on the moon',
  },
  play: async ({ canvasElement }) => {
    const { canvas, button, prompt } = optimizerSteps(canvasElement);
    await userEvent.click(button('Optimize'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This engine cannot put anyone on the moon.');
    await expect(alert).not.toHaveTextContent('at this time');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(button('Add a vignette'));
    await expect(prompt()).toHaveValue('Add a vignette');
    await expect(prompt()).toHaveFocus();
  },
};

export const TooLong: Story = {
  args: { ...withServer(), prompt: 'warmer '.repeat(300) },
  play: async ({ canvasElement }) => {
    const { button } = optimizerSteps(canvasElement);
    await waitFor(() =>
      expect(button('Optimize')).toHaveAccessibleDescription(
        'The prompt is 99 characters too long',
      ),
    );
  },
};

export const RateLimited: Story = {
  args: {
    ...withServer(failing(() => failure(429, 'rate_limited', 'Too many', { retryAfter: 30 }))),
    prompt: wish,
  },
  play: async ({ canvasElement }) => {
    const { canvas, button } = optimizerSteps(canvasElement);
    await userEvent.click(button('Optimize'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/seconds/);
  },
};
