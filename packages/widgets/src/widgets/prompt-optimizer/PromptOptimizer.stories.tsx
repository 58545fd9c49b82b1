import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { optimizerSteps } from '../../stories/optimizer-steps.ts';
import { optimized } from '../../stories/prompt-answers.ts';
import { createStandIn, type StandInOptions } from '../../stories/stand-in.ts';
import { PromptOptimizer } from './PromptOptimizer.tsx';

/** The prompt optimizer in each of its states. */
const meta = {
  title: 'Prompt optimizer/States',
  component: PromptOptimizer,
  args: { onUsePrompt: fn(), onError: fn(), onAnalytics: fn() },
} satisfies Meta<typeof PromptOptimizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });
const wish = 'make it warm and nice';

export const Empty: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { button, tab } = optimizerSteps(canvasElement);
    for (const name of ['Optimize', 'Suggest ideas']) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(button(name)).toHaveAccessibleDescription('Please provide a prompt');
      await userEvent.click(button(name));
    }
    await expect(tab('Optimization')).toHaveAttribute('aria-selected', 'true');
  },
};

export const Optimized: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, optimize, tab } = optimizerSteps(canvasElement);
    const rewrite = await optimize();
    await expect(rewrite).toHaveTextContent('Make the portrait');
    await expect(rewrite.querySelector('ins')).toHaveTextContent('[added: Make the portrait');
    await expect(rewrite.querySelector('del')).toHaveTextContent('[removed: make it');
    await expect(tab('Optimization 3 improvements')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Confidence' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
    await expect(canvas.getByText('6 of 8 parts covered')).toBeVisible();
    await expect(canvas.getByText('Golden hour')).toBeVisible();
  },
};

export const WithoutChanges: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, optimize } = optimizerSteps(canvasElement);
    const rewrite = await optimize();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show changes' }));
    await expect(rewrite.querySelector('ins, del')).toBeNull();
  },
};

export const Explained: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, optimize, button } = optimizerSteps(canvasElement);
    await optimize();
    const confidence = button('About: Confidence');
    await expect(confidence).toHaveAccessibleDescription(/Light added/);
    const engagement = button('About: Expected engagement');
    await userEvent.hover(engagement);
    await waitFor(() => expect(canvas.getByText(/saved or shared on this server/)).toBeVisible());
    await userEvent.unhover(engagement);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    canvas.getByRole('button', { name: 'Copy' }).focus();
    await userEvent.tab();
    await expect(confidence).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Qualitynot said');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.click(confidence);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const AlreadyGood: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, optimize, button, prompt } = optimizerSteps(canvasElement);
    await optimize();
    await userEvent.click(button('Use this prompt'));
    await userEvent.click(button('Optimize'));
    await canvas.findByText('Nothing to add: your prompt is as good as it gets.');
    await expect(button('In use')).toHaveAttribute('aria-disabled', 'true');
    await expect(prompt().value).toContain('golden-hour');
  },
};

export const Used: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement, args }) => {
    const { page, optimize, button, prompt } = optimizerSteps(canvasElement);
    await optimize();
    await userEvent.click(button('Use this prompt'));
    const rewrite = prompt().value;
    await expect(rewrite).toMatch(/^Make the portrait warm and calm, with soft/);
    await waitFor(() => expect(page.getAllByText('Prompt updated')[0]).toBeVisible());
    await expect(args.onUsePrompt).toHaveBeenCalledWith({ prompt: rewrite, source: 'rewrite' });
    await expect(args.onAnalytics).toHaveBeenCalledWith({
      name: 'prompt_suggestion',
      source: 'rewrite',
      suggestion: rewrite.slice(0, 50),
    });
  },
};

export const Copied: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement, mount }) => {
    const writeText = fn(async (_: string) => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await mount();
    const { canvas, optimize, button } = optimizerSteps(canvasElement);
    await optimize();
    await userEvent.click(button('Copy'));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText.mock.calls[0]?.[0]).toMatch(/^Make the portrait warm and calm/);
    await waitFor(() => expect(button('Copy')).toBeVisible());
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(button('Copy'));
    await waitFor(() =>
      expect(canvas.getAllByText('The prompt could not be copied')[0]).toBeVisible(),
    );
  },
};

const asking = createStandIn({ prompts: { optimize: () => null } });
export const Optimizing: Story = {
  args: { client: asking.client, prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, button } = optimizerSteps(canvasElement);
    await userEvent.click(button('Optimize'));
    await expect(button('Optimizing…')).toHaveAttribute('aria-disabled', 'true');
    await canvas.findByText(/Rewriting your prompt/);
  },
};

const cancelled = createStandIn({ prompts: { optimize: () => null } });
export const Cancelled: Story = {
  args: { client: cancelled.client, prompt: wish },
  play: async ({ canvasElement }) => {
    const { button } = optimizerSteps(canvasElement);
    await userEvent.click(button('Optimize'));
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(cancelled.aborted()).toBe(1));
    await expect(button('Optimize')).toHaveFocus();
  },
};

const other = createStandIn();
export const PromptFromOutside: Story = {
  render: function Host() {
    const [prompt, setPrompt] = useState('make it warm and nice');
    return (
      <StrictMode>
        <button type="button" onClick={() => setPrompt('Make it calm')}>
          Another prompt
        </button>
        <PromptOptimizer client={other.client} prompt={prompt} />
      </StrictMode>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, prompt, optimize, button, tab } = optimizerSteps(canvasElement);
    await waitFor(() => expect(tab('Trending 6 patterns')).toBeVisible());
    await optimize();
    await userEvent.type(prompt(), ' again');
    await expect(canvas.getByText('Made from what the prompt said before.')).toBeVisible();
    await userEvent.click(button('Another prompt'));
    await expect(prompt()).toHaveValue('Make it calm');
  },
};

export const ByKeyboard: Story = {
  args: { ...withServer(), prompt: wish },
  play: async ({ canvasElement }) => {
    const { canvas, tab, prompt } = optimizerSteps(canvasElement);
    await waitFor(() => expect(tab('Trending 6 patterns')).toBeVisible());
    prompt().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByRole('heading', { name: 'Optimized prompt' });
    tab(/^Optimization/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Suggestions')).toHaveFocus();
    await expect(tab('Suggestions')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab(/^Trending/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/^Optimization/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab(/^Optimization/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Show changes' })).toHaveFocus();
  },
};

const markup = 'Make <b>it</b> "warm" & <img src=x onerror=alert(1)> nice';
export const MarkupIsText: Story = {
  args: {
    ...withServer({ prompts: { optimize: () => optimized(`${markup} <script>x</script>`) } }),
    prompt: markup,
  },
  play: async ({ canvasElement }) => {
    const { canvas, optimize } = optimizerSteps(canvasElement);
    await optimize();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show changes' }));
    await expect(canvas.getByText(/<script>x<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, img, script')).toBeNull();
  },
};

export const Dark: Story = {
  ...Optimized,
  args: { ...Optimized.args, ...withServer() },
  globals: { theme: 'dark' },
};
export const Phone390: Story = {
  ...Optimized,
  args: { ...Optimized.args, ...withServer() },
  parameters: { width: 390 },
};
export const Phone320: Story = {
  ...Explained,
  args: { ...Explained.args, ...withServer() },
  parameters: { width: 320 },
};
export const RightToLeft: Story = {
  args: { ...withServer(), prompt: wish },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { optimize, tab } = optimizerSteps(canvasElement);
    await optimize();
    tab(/^Optimization/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Suggestions')).toHaveFocus();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const LongText: Story = {
  args: {
    ...withServer({
      prompts: {
        optimize: ({ prompt }) =>
          optimized(`${prompt} ${long} `.repeat(4), {
            improvements: [long, `${prompt} ${prompt} ${prompt}`],
            trendingElements: [long, prompt],
          }),
      },
    }),
    prompt: `${long}, and then make every single colour a little warmer.`,
  },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    const { optimize } = optimizerSteps(canvasElement);
    await optimize();
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
