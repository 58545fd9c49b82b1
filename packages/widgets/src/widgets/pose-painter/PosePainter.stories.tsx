import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createPoseStandIn, type PoseStandInOptions } from '../../stories/pose-stand-in.ts';
import { pixelsOf, poseSteps } from '../../stories/pose-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { PosePainter } from './PosePainter.tsx';

/** The pose painter in each of its states. */
const meta = {
  title: 'Pose painter/States',
  component: PosePainter,
  args: {
    keepSketch: false,
    ...{ onGenerate: fn(), onResult: fn(), onError: fn(), onCancel: fn(), onDownload: fn() },
  },
} satisfies Meta<typeof PosePainter>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: PoseStandInOptions) => ({
  client: createPoseStandIn(options).client,
});
const scene = 'On a sunny beach at sunset, waves behind them';

export const Empty: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, radio, button } = poseSteps(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Provide Inputs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'View Result' })).toBeVisible();
    await expect(radio('Aspect ratio', '16:9')).toBeChecked();
    await expect(radio('Brush colour', 'White')).toBeChecked();
    await expect(canvas.getByRole('slider', { name: 'Brush size' })).toHaveValue('3');
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Posed: Story = {
  args: { ...withServer(), scene },
  play: async ({ canvasElement }) => {
    const { canvas, button, character, characterShown, radio } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await character(2, await samplePicture('ben.png', { hue: 20, width: 480, height: 480 }));
    await characterShown(1);
    await characterShown(2);
    await canvas.findByText('480 × 480 px: small. 512 px or more works best.');
    await userEvent.click(button('Dancing'));
    await expect(radio('Tool', 'Pose')).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Figure 1, left hand' })).toBeVisible();
    await userEvent.click(radio('Aspect ratio', '4:3'));
  },
};

export const Made: Story = {
  args: { ...withServer(), scene, onSendToEditor: fn(), onSendToFigurine: fn() },
  play: async ({ args, canvasElement }) => {
    const { canvas, button, character, characterShown, generate } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await userEvent.click(button('High five'));
    await generate();
    await canvas.findByText('Generation successful!');
    await expect(canvas.getByRole('img', { name: `Your picture: ${scene}` })).toBeVisible();
    for (const name of ['Download', 'Download High-Quality Image']) {
      await userEvent.click(button(name));
      await waitFor(() =>
        expect(args.onDownload).toHaveBeenLastCalledWith(
          expect.objectContaining({ fileName: expect.stringMatching(/^pose-fusion-\d+\.png$/) }),
        ),
      );
    }
    await userEvent.click(button('Edit this picture'));
    await waitFor(() => expect(args.onSendToEditor).toHaveBeenCalledWith(expect.any(Blob)));
    await userEvent.click(button('Make a figurine'));
    await waitFor(() => expect(args.onSendToFigurine).toHaveBeenCalledWith(expect.any(Blob)));
  },
};

/** What is sent is what was drawn, at 600 × 400, whatever the size on the screen. */
const sent = createPoseStandIn();
export const Sent: Story = {
  args: { client: sent.client, scene },
  play: async ({ canvasElement }) => {
    const steps = poseSteps(canvasElement);
    await steps.character(1, await samplePicture('ana.png'));
    await steps.characterShown(1);
    await userEvent.click(steps.radio('Brush colour', 'Red'));
    steps.stroke([
      [100, 100],
      [200, 100],
      [300, 100],
    ]);
    await userEvent.click(steps.radio('Aspect ratio', '1:1'));
    await userEvent.click(steps.button('Standing'));
    await steps.generate();
    await waitFor(() => expect(sent.requests).toHaveLength(1));
    const [request] = sent.requests;
    if (!request) throw new Error('Nothing was sent');
    const { width, height, at } = await pixelsOf(request.poseSketch);
    await expect([width, height]).toEqual([600, 400]);
    await expect(at(2, 2)).toEqual([0x1a, 0x1f, 0x2e]);
    await expect(at(200, 100)).toEqual([0xf4, 0x43, 0x36]);
    await expect(at(200, 104)).toEqual([0x1a, 0x1f, 0x2e]);
    await expect(request).toMatchObject({ sceneDescription: scene, aspectRatio: '1:1' });
    await expect(request.pose?.figures.map(({ reference }) => reference)).toEqual([0, 1]);
    await expect(request.pose?.figures[0]?.keypoints).toHaveLength(18);
  },
};

export const Making: Story = {
  args: {
    scene,
    ...withServer({
      pose: (request) => {
        request.onProgress?.({ share: 0.4, stage: 'Bending the characters to the pose' });
        return null;
      },
    }),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, button, character, characterShown, generate } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await userEvent.click(button('Sitting'));
    await generate();
    await canvas.findByText('Bending the characters to the pose');
    await expect(
      canvas.getByText(/Creating your AI artwork\.\.\./, { selector: '.nb-sweep__words' }),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4');
    await expect(button(/^Generate Image/)).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  args: { scene, ...withServer({ pose: () => null }) },
  play: async ({ args, canvasElement }) => {
    const { canvas, button, character, characterShown, generate } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await generate();
    await userEvent.click(button('Cancel'));
    await expect(
      canvas.getByText('Cancelled. Your characters, your sketch and your scene are still here.', {
        selector: 'p',
      }),
    ).toBeVisible();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(button(/^Generate Image/)).toHaveFocus();
    await characterShown(1);
  },
};

/** The checks, in their order. */
export const Checks: Story = {
  // A listener of its own: another story's call may come late.
  args: { ...withServer(), onGenerate: fn() },
  play: async ({ args, canvasElement }) => {
    const { canvas, character, characterShown, generate, scene, button } = poseSteps(canvasElement);
    await generate();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please upload at least one reference image',
    );
    await expect(args.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'Please upload at least one reference image' }),
    );
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(scene(), '   ');
    await generate();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please enter a scene description',
    );
    await userEvent.click(button('A quiet forest in autumn, soft morning light'));
    await expect(scene()).toHaveValue('A quiet forest in autumn, soft morning light');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

export const NotAnImage: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, character, characterShown, button } = poseSteps(canvasElement);
    await character(1, new File(['Dear diary'], 'diary.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please upload an image file');
    await expect(canvas.getByRole('button', { name: /^Character 1/ })).toHaveAccessibleDescription(
      'Please upload an image file',
    );
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Remove character 1'));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(button(/^Character 1/)).toHaveFocus();
  },
};

export const Dark: Story = { args: { ...withServer(), scene }, globals: { theme: 'dark' } };

export const Phone390: Story = { args: { ...withServer(), scene }, parameters: { width: 390 } };

export const Phone320: Story = { args: { ...withServer(), scene }, parameters: { width: 320 } };

export const RightToLeft: Story = { args: { ...withServer(), scene }, globals: { locale: 'ar' } };

export const LongText: Story = {
  args: {
    ...withServer(),
    scene: `Donaudampfschifffahrts${'gesellschafts'.repeat(12)}haus, ${scene.repeat(9)}`,
  },
  parameters: { width: 390 },
};
