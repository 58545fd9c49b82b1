import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { createPoseStandIn } from '../../stories/pose-stand-in.ts';
import { poseSteps } from '../../stories/pose-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { PosePainter } from './PosePainter.tsx';

/** Drawing, posing, undoing, saving and loading. */
const meta = {
  title: 'Pose painter/Sketch',
  component: PosePainter,
  args: { client: createPoseStandIn().client, keepSketch: false },
} satisfies Meta<typeof PosePainter>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = [
  [100, 200],
  [200, 200],
  [300, 200],
] as const;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const { radio, stroke, drawn, inkAt, button, canvas } = poseSteps(canvasElement);
    await userEvent.click(radio('Brush colour', 'Green'));
    stroke(line);
    await drawn(200, 200);
    await expect(inkAt(200, 200)).toEqual([0x4c, 0xaf, 0x50]);
    stroke([
      [50, 50],
      [60, 50],
    ]);
    await drawn(55, 50);
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(inkAt(55, 50)).toBeNull());
    await expect(inkAt(200, 200)).not.toBeNull();
    await userEvent.click(button('Redo'));
    await drawn(55, 50);
    await userEvent.click(button('Clear'));
    await waitFor(() => expect(inkAt(200, 200)).toBeNull());
    await expect(canvas.getByText('Draw here, or start from a pose')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await drawn(200, 200);
  },
};

/** The eraser takes strokes away, and leaves figures alone. */
export const Erased: Story = {
  play: async ({ canvasElement }) => {
    const { radio, stroke, drawn, inkAt, button } = poseSteps(canvasElement);
    await userEvent.click(button('Standing'));
    await userEvent.click(radio('Tool', 'Draw'));
    // A line across both figures and the gap between them.
    stroke([
      [100, 150],
      [300, 150],
      [500, 150],
    ]);
    await drawn(300, 150);
    const [figure] = [...Array(200).keys()].filter((x) => inkAt(x + 100, 190) !== null);
    if (figure === undefined) throw new Error('There is no figure');
    await userEvent.click(radio('Tool', 'Erase'));
    stroke([
      [300, 100],
      [300, 200],
    ]);
    await waitFor(() => expect(inkAt(300, 150)).toBeNull());
    await expect(inkAt(110, 150)).not.toBeNull();
    stroke([
      [100, 190],
      [300, 190],
    ]);
    await expect(inkAt(figure + 100, 190)).not.toBeNull();
  },
};

/** A pen pressed harder draws a wider line. */
export const PenPressure: Story = {
  play: async ({ canvasElement }) => {
    const { stroke, drawn, inkAt, canvas } = poseSteps(canvasElement);
    const size = canvas.getByRole('slider', { name: 'Brush size' });
    fireEvent.change(size, { target: { value: '10' } });
    await expect(size).toHaveAttribute('aria-valuetext', '10 px');
    stroke(line, { pointerType: 'pen', pressure: 0.1 });
    await drawn(200, 200);
    await expect(inkAt(200, 206)).toBeNull();
    stroke(
      line.map(([x, y]) => [x, y + 100] as const),
      { pointerType: 'pen', pressure: 1 },
    );
    await drawn(200, 306);
  },
};

export const JointDragged: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, stroke, surface } = poseSteps(canvasElement);
    await userEvent.click(button('Standing'));
    const hand = await canvas.findByRole('button', { name: 'Figure 1, left hand' });
    const { left, width, top, height } = surface().getBoundingClientRect();
    const placeOf = (joint: HTMLElement) => {
      const box = joint.getBoundingClientRect();
      const x = ((box.left + box.width / 2 - left) / width) * 600;
      const y = ((box.top + box.height / 2 - top) / height) * 400;
      return [x, y] as const;
    };
    const from = placeOf(hand);
    const shoulder = placeOf(button('Figure 1, left shoulder'));
    const to = [shoulder[0] + 60, shoulder[1] - 40] as const;
    stroke([from, to]);
    await waitFor(() => expect(placeOf(button('Figure 1, left hand'))[0]).toBeCloseTo(to[0], 0));
    await expect(placeOf(button('Figure 1, left shoulder'))[0]).toBeCloseTo(shoulder[0], 0);
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(placeOf(button('Figure 1, left hand'))[0]).toBeCloseTo(from[0], 0));
  },
};

/** Everything without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, radio, surface, drawn } = poseSteps(canvasElement);
    surface().focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight>9/}{/Shift}{ArrowDown} ');
    await drawn(340, 200);
    await expect(canvas.getByText('Stroke finished.')).toBeInTheDocument();

    button('Dancing').focus();
    await userEvent.keyboard('{Enter}');
    const neck = button('Figure 1, whole figure');
    neck.focus();
    await userEvent.tab();
    const head = button('Figure 1, head');
    await expect(head).toHaveFocus();
    const before = head.style.left;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(head.style.left).not.toBe(before);
    await expect(canvas.getByText(/^head: \d+, \d+$/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(head.style.left).toBe(before);

    await userEvent.keyboard('{Delete}');
    await expect(surface()).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Figure 1, head' })).toBeNull();

    radio('Aspect ratio', '16:9').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Aspect ratio', '2:3')).toBeChecked();
  },
};

export const FigureChanged: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, radio } = poseSteps(canvasElement);
    await userEvent.click(button('Dancing'));
    await canvas.findByRole('group', { name: 'Figure 1' });
    await userEvent.click(radio('Figure colour', 'Red'));
    await userEvent.click(button('Flip'));
    await userEvent.click(button('Smaller'));
    await expect(canvas.getByText(/% of the canvas’s height\.$/)).toBeInTheDocument();
    await userEvent.click(button('Other character'));
    await expect(canvas.getByText('This figure stands for character 2 now.')).toBeInTheDocument();
    await userEvent.click(button('Remove figure'));
    await userEvent.click(button('Add a figure'));
    await expect(canvas.getByRole('button', { name: 'Figure 2' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a figure' })).toBeNull();
  },
};

const openPose = (people: number) => {
  const points = Array.from({ length: 18 }, (_, i) => [200 + i * 5, 40 + i * 18, 1]).flat();
  const person = { pose_keypoints_2d: points };
  const file = { canvas_width: 600, canvas_height: 400, people: Array(people).fill(person) };
  return new File([JSON.stringify(file)], 'pose.json', { type: 'application/json' });
};

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const { page, canvas } = poseSteps(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept^=".json"]');
    if (!input) throw new Error('There is no input for poses');
    await userEvent.upload(input, openPose(3));
    await page.findByText('Loaded: 2 figures, 0 strokes.');
    await page.findByText('The file has 3 figures; the first 2 are here.');
    await expect(canvas.getByRole('button', { name: 'Figure 2, head' })).toBeVisible();
    await userEvent.upload(input, new File(['{"a":1}'], 'list.json', { type: 'application/json' }));
    await page.findByText('This file could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Figure 2, head' })).toBeVisible();
  },
};

/** Pictures dropped on the card and pasted take the free slots. */
export const DroppedAndPasted: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, characterShown, page } = poseSteps(canvasElement);
    const filled = (...files: File[]) => {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      return data;
    };
    const drop = new DragEvent('drop', {
      ...{ bubbles: true, cancelable: true },
      dataTransfer: filled(await samplePicture('ana.png')),
    });
    canvas.getByRole('group', { name: 'Pose Painter' }).dispatchEvent(drop);
    await characterShown(1);
    const paste = (clipboardData: DataTransfer) =>
      document.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    paste(filled(await samplePicture('ben.png', { hue: 20 })));
    await characterShown(2);
    paste(filled(await samplePicture('cat.png')));
    await page.findByText('Two characters at most: remove one to add another.', {
      selector: 'strong',
    });
  },
};

function Reloaded() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
      <PosePainter key={visit} client={createPoseStandIn().client} keepSketch="story" />
    </>
  );
}

export const KeptOverAReload: Story = {
  render: () => <Reloaded />,
  beforeEach: () => localStorage.removeItem('nano-banana-pose story'),
  play: async ({ canvasElement }) => {
    const { button, stroke, drawn, scene, radio, canvas } = poseSteps(canvasElement);
    stroke(line);
    await userEvent.click(button('Sitting'));
    await userEvent.type(scene(), 'On a bench');
    await userEvent.click(radio('Aspect ratio', '4:3'));
    await waitFor(() => expect(localStorage.getItem('nano-banana-pose story')).toMatch(/4:3/));
    await userEvent.click(button('Reload'));
    await drawn(200, 200);
    await expect(scene()).toHaveValue('On a bench');
    await expect(radio('Aspect ratio', '4:3')).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Figure 2' })).toBeVisible();
  },
};
