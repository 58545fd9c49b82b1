import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { optimizerSteps } from '../../stories/optimizer-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

/** The editor with the prompt optimizer as its second tab, and what it tells of the visitor's doings. */
const meta = {
  title: 'Image editor/With the prompt optimizer',
  component: ImageEditor,
  tags: ['!autodocs'],
  args: { promptOptimizer: true, onAnalytics: fn(), onError: fn() },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = () => ({ client: createStandIn().client });

export const EditorTab: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { addAndSee } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
  },
};

export const OptimizerTab: Story = {
  args: { ...withServer(), prompt: 'make it warm and nice' },
  play: async ({ canvasElement }) => {
    const { open, canvas, optimize } = optimizerSteps(canvasElement);
    await open('Prompt Optimizer');
    await canvas.findByRole('textbox', { name: 'Your prompt' });
    await optimize();
    await expect(canvas.queryByRole('button', { name: /^Generate/ })).toBeNull();
  },
};

export const OnePrompt: Story = {
  args: withServer(),
  play: async ({ canvasElement, args }) => {
    const editor = editorSteps(canvasElement);
    const { tab, canvas, button, optimize, prompt } = optimizerSteps(canvasElement);
    await editor.ready();
    await editor.wish('make it warm');
    await optimizerSteps(canvasElement).open('Prompt Optimizer');
    await canvas.findByRole('textbox', { name: 'Your prompt' });
    await expect(prompt()).toHaveValue('make it warm');
    await userEvent.type(prompt(), ' and nice');
    await optimize();
    await userEvent.click(button('Use this prompt'));
    await expect(tab('Image Editor')).toHaveAttribute('aria-selected', 'true');
    await expect(editor.prompt()).toHaveFocus();
    await expect(editor.prompt().value).toMatch(/^Make the portrait warm and calm, with soft/);
    await expect(args.onAnalytics).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'prompt_suggestion', source: 'rewrite' }),
    );
    // What was found is still there.
    await optimizerSteps(canvasElement).open('Prompt Optimizer');
    await expect(button('In use')).toBeVisible();
  },
};

let answer: (() => void) | undefined;
const slow = createStandIn({
  edit: () =>
    new Promise((resolve) => {
      answer = () => resolve(undefined);
    }),
});
export const GoesOnBehind: Story = {
  args: { client: slow.client },
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, result, pictures } = editorSteps(canvasElement);
    const { tab, page } = optimizerSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('warmer');
    await generate();
    await waitFor(() => expect(answer).toBeDefined());
    await optimizerSteps(canvasElement).open('Prompt Optimizer');
    await expect(tab('Image Editor').querySelector('.nb-spin')).toBeVisible();
    answer?.();
    await waitFor(() => expect(page.getByText('Your picture is ready')).toBeVisible());
    await userEvent.click(tab('Image Editor'));
    await result();
    await expect(pictures()).toHaveLength(1);
    await expect(slow.aborted()).toBe(0);
  },
};

export const PicturesBringTheEditorBack: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { ready, dragNow, pictures } = editorSteps(canvasElement);
    const { tab } = optimizerSteps(canvasElement);
    await ready();
    await optimizerSteps(canvasElement).open('Prompt Optimizer');
    dragNow('drop', await samplePicture());
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await expect(tab('Image Editor')).toHaveAttribute('aria-selected', 'true');
  },
};

export const TellsWhatHappens: Story = {
  args: withServer(),
  play: async ({ canvasElement, args }) => {
    const { makeResult, canvas } = editorSteps(canvasElement);
    const long = `Make it black and white ${'and calm '.repeat(20)}`;
    await makeResult(long, await samplePicture());
    await userEvent.click(canvas.getByRole('button', { name: 'Style' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sepia with a white border' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(args.onAnalytics).toHaveBeenCalledTimes(4));
    const prompt = long.slice(0, 100);
    const told = (args.onAnalytics as ReturnType<typeof fn>).mock.calls.map(([event]) => event);
    await expect(told).toEqual([
      {
        name: 'image_edit',
        prompt,
        featureCategory: null,
        images: 1,
        engine: 'embedded',
        success: true,
        duration: expect.any(Number),
      },
      { name: 'feature_select', featureCategory: 'style' },
      { name: 'prompt_suggestion', suggestion: 'Sepia with a white border', source: 'feature' },
      { name: 'conversion', action: 'download', prompt },
    ]);
  },
};

/** Scrolls to the stage, and waits until the browser has told all who watch that it is in sight. */
async function bringInSight(canvasElement: HTMLElement) {
  const stage = canvasElement.querySelector('.nb-stage');
  if (!stage) throw new Error('The editor has no stage');
  stage.scrollIntoView({ block: 'center' });
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) return;
        observer.disconnect();
        resolve();
      },
      { threshold: 0.5 },
    );
    observer.observe(stage);
  });
}

const recorded = createStandIn({ prompts: { record: () => failure(503, 'overloaded', 'Busy') } });
export const RecordsWhatCameOfAResult: Story = {
  render: function Host() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(false)}>
          Leave
        </button>
        {shown ? <ImageEditor client={recorded.client} keepVersions={false} /> : null}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { makeResult, wish, generate, canvas, page } = editorSteps(canvasElement);
    await makeResult('Make it black and white', await samplePicture());
    await bringInSight(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await wish('Sepia please');
    await generate();
    await canvas.findByRole('button', { name: /Version 2: Sepia/ });
    await userEvent.click(canvas.getByRole('button', { name: /Version 1:/ }));
    await expect(recorded.prompts.records).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(recorded.prompts.records).toHaveLength(2));
    await expect(recorded.prompts.records).toEqual([
      {
        prompt: 'Make it black and white',
        metrics: { views: 2, saves: 1, shares: 0, engagementRate: 50, viralScore: 0 },
      },
      {
        prompt: 'Sepia please',
        metrics: { views: 1, saves: 0, shares: 0, engagementRate: 0, viralScore: 0 },
      },
    ]);
    // That it was not taken is nobody's trouble.
    await expect(page.queryByText('Busy')).toBeNull();
  },
};

const left = createStandIn();
export const RecordsOnceWhenThePageIsLeft: Story = {
  args: { client: left.client, keepVersions: false, promptOptimizer: false },
  play: async ({ canvasElement }) => {
    const { makeResult } = editorSteps(canvasElement);
    await makeResult('Make it black and white', await samplePicture());
    await bringInSight(canvasElement);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(left.prompts.records).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    await expect(left.prompts.records).toHaveLength(1);
  },
};

export const Dark: Story = {
  ...OptimizerTab,
  args: { ...OptimizerTab.args, ...withServer() },
  globals: { theme: 'dark' },
};
export const Phone390: Story = { ...EditorTab, args: withServer(), parameters: { width: 390 } };
export const Phone320: Story = {
  ...OptimizerTab,
  args: { ...OptimizerTab.args, ...withServer() },
  parameters: { width: 320 },
};
