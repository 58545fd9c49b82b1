import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { optimizerSteps } from '../../stories/optimizer-steps.ts';
import { createStandIn, failure, type StandInOptions } from '../../stories/stand-in.ts';
import { PromptOptimizer } from './PromptOptimizer.tsx';

/** Its second and third tab: prompts that go on from one, and what others ask for. */
const meta = {
  title: 'Prompt optimizer/Ideas',
  component: PromptOptimizer,
  tags: ['!autodocs'],
  args: { onUsePrompt: fn(), onError: fn() },
} satisfies Meta<typeof PromptOptimizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });
const wish = 'make it warm and nice';

export const Suggestions: Story = {
  args: { ...withServer(), prompt: 'Make it warmer' },
  play: async ({ canvasElement, args }) => {
    const { canvas, button, tab, prompt } = optimizerSteps(canvasElement);
    await userEvent.click(button('Suggest ideas'));
    await waitFor(() => expect(tab('Suggestions 4 suggestions')).toBeVisible());
    const suggestion = 'Make it warmer and add a soft vignette';
    await userEvent.click(canvas.getByRole('button', { name: `Use this prompt: ${suggestion}` }));
    await expect(prompt()).toHaveValue(suggestion);
    await expect(args.onUsePrompt).toHaveBeenCalledWith({
      prompt: suggestion,
      source: 'suggestion',
    });
  },
};

export const NoSuggestionsYet: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, tab } = optimizerSteps(canvasElement);
    await userEvent.click(tab('Suggestions'));
    await expect(canvas.getByText('Where else could this go?')).toBeVisible();
  },
};

export const Suggesting: Story = {
  args: { ...withServer({ prompts: { suggest: () => null } }), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, button } = optimizerSteps(canvasElement);
    await userEvent.click(button('Suggest ideas'));
    await canvas.findByText(/Looking for other ways to go on/);
  },
};

let quiet = 0;
export const SuggestionsFailed: Story = {
  beforeEach: () => {
    quiet = 0;
  },
  args: {
    ...withServer({
      prompts: {
        suggest: () => {
          quiet += 1;
          return quiet === 1 ? failure(500, 'internal_error', 'Something went wrong') : undefined;
        },
      },
    }),
    prompt: wish,
  },
  play: async ({ canvasElement }) => {
    const { canvas, button } = optimizerSteps(canvasElement);
    await userEvent.click(button('Suggest ideas'));
    await canvas.findByText('No ideas right now');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Retry'));
    await expect(await canvas.findAllByRole('button', { name: /^Use this prompt:/ })).toHaveLength(
      4,
    );
  },
};

export const Trending: Story = {
  args: withServer(),
  play: async ({ canvasElement, args }) => {
    const { canvas, tab, button, prompt } = optimizerSteps(canvasElement);
    await waitFor(() => expect(tab('Trending 6 patterns')).toBeVisible());
    await userEvent.click(tab('Trending 6 patterns'));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(button('Use example: Film grain'));
    const example = 'Give it the grain and the faded colours of an old film';
    await expect(prompt()).toHaveValue(example);
    await expect(args.onUsePrompt).toHaveBeenCalledWith({ prompt: example, source: 'trending' });
  },
};

export const TrendingLoading: Story = {
  args: withServer({ prompts: { trending: () => null } }),
  play: async ({ canvasElement }) => {
    const { canvas, tab } = optimizerSteps(canvasElement);
    await userEvent.click(tab('Trending'));
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const TrendingFailed: Story = {
  args: withServer({ prompts: { trending: () => failure(500, 'internal_error', 'No') } }),
  play: async ({ canvasElement }) => {
    const { canvas, tab } = optimizerSteps(canvasElement);
    await userEvent.click(tab('Trending'));
    await canvas.findByText('Trends could not be loaded');
  },
};

export const TrendingEmpty: Story = {
  args: withServer({ prompts: { trending: () => Response.json([]) } }),
  play: async ({ canvasElement }) => {
    const { canvas, tab } = optimizerSteps(canvasElement);
    await userEvent.click(tab(/^Trending/));
    await canvas.findByText('No trends yet');
  },
};

export const DarkTrending: Story = { ...Trending, args: withServer(), globals: { theme: 'dark' } };
export const Phone320Trending: Story = {
  ...Trending,
  args: withServer(),
  parameters: { width: 320 },
};
