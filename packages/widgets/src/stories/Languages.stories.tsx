import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Figurine } from '../widgets/figurine/Figurine.tsx';
import { ImageEditor } from '../widgets/image-editor/ImageEditor.tsx';
import { PosePainter } from '../widgets/pose-painter/PosePainter.tsx';
import { PromptOptimizer } from '../widgets/prompt-optimizer/PromptOptimizer.tsx';
import { editorSteps } from './editor-steps.ts';
import { createFigurineStandIn } from './figurine-stand-in.ts';
import { figurineSteps } from './figurine-steps.ts';
import { InLanguages, speak, speakAll } from './InLanguages.tsx';
import { optimizerSteps } from './optimizer-steps.ts';
import { createPoseStandIn } from './pose-stand-in.ts';
import { poseSteps } from './pose-steps.ts';
import { optimized } from './prompt-answers.ts';
import { samplePicture } from './sample-pictures.ts';
import { createStandIn, failure } from './stand-in.ts';

/**
 * Each widget in each language, switched while it is in use: pictures, prompts and results stay. Choose one above the
 * widget.
 */
const meta = {
  title: 'Languages',
  component: InLanguages,
  // The story is on the page for all languages, one after the other.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof InLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

const wish = 'Make it black and white';

export const Editor: Story = {
  args: { children: <ImageEditor client={createStandIn().client} keepVersions={false} /> },
  play: async ({ canvasElement }) => {
    const { makeResult, canvas } = editorSteps(canvasElement);
    await makeResult(wish, await samplePicture('mochi.png'));
    await speak(canvasElement, 'de');
    await expect(await canvas.findByText('Schwarz-weiß · Hintergrund')).toBeVisible();
    await speakAll(canvasElement, () => [
      canvasElement.querySelector('textarea')?.value,
      canvasElement.querySelectorAll('.nb-thumb').length,
      canvasElement.querySelectorAll('.nb-version').length,
    ]);
    await expect(await canvas.findByText('أبيض وأسود · الخلفية')).toBeVisible();
    // What the server has no words for in the language is said as it is.
    await expect(canvas.getByText(/Frame: white/)).toBeVisible();
  },
};

const refusing = createStandIn({
  edit: () =>
    failure(422, 'unsupported_edit', 'This engine cannot make it fly.', {
      alternatives: ['Make it warmer'],
    }),
});

const refusingInParts = createStandIn({
  edit: () =>
    failure(422, 'unsupported_edit', 'The embedded engine can’t do “smile”.', {
      alternatives: ['Make it warmer', 'Fly a kite'],
      remarks: [
        {
          code: 'refused',
          text: 'The embedded engine can’t do “smile”.',
          values: { phrase: 'smile', reason: 'expressions' },
        },
      ],
    }),
});

/** Where the server tells what a refusal is made of, all of it is said in the language, and anew in another. */
export const EditorSaysWhy: Story = {
  args: { children: <ImageEditor client={refusingInParts.client} keepVersions={false} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await editorSteps(canvasElement).addAndSee(await samplePicture());
    await speak(canvasElement, 'de');
    const prompt = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Was soll sich ändern?',
    });
    await userEvent.type(prompt, 'smile');
    await userEvent.click(canvas.getByRole('button', { name: 'Erzeugen' }));
    const alert = within(await canvas.findByRole('alert'));
    const why = /„.?smile.?“: Gesichtsausdrücke kann diese Engine nicht ändern\./;
    await expect(await alert.findByText(why)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Fly a kite' })).toBeVisible();
    await speak(canvasElement, 'ja');
    await expect(await alert.findByText(/このエンジンは表情を変えられません。/)).toBeVisible();
    // The engine reads no Japanese: it is asked in English.
    await userEvent.click(await alert.findByRole('button', { name: '暖かい色にする' }));
    await expect(prompt.value).toBe('Make it warmer');
  },
};

/** A failure is said by its code, with the server’s own English sentence below. */
export const EditorRefuses: Story = {
  args: {
    children: (
      <ImageEditor
        client={refusing.client}
        keepVersions={false}
        words={{ editor: { generate: 'Los' } }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await editorSteps(canvasElement).addAndSee(await samplePicture());
    await speak(canvasElement, 'de');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Was soll sich ändern?' }), 'Flieg');
    await userEvent.click(canvas.getByRole('button', { name: 'Los' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Das kann diese Engine nicht')).toBeVisible();
    await expect(alert.getByText('This engine cannot make it fly.')).toHaveAttribute('lang', 'en');
    await expect(await alert.findByText('Das geht stattdessen:')).toBeVisible();
  },
};

const mended = {
  improvements: ['Mends the spelling: “nice” is “calm”.', 'Names what is changed.'],
  remarks: [
    {
      code: 'spelling_mended',
      text: 'Mends the spelling: “nice” is “calm”.',
      values: { written: ['nice'], meant: ['calm'], more: 0 },
    },
    { code: 'names_subject', text: 'Names what is changed.' },
  ],
};

export const Optimizer: Story = {
  args: {
    children: (
      <PromptOptimizer
        client={
          createStandIn({ prompts: { optimize: ({ prompt }) => optimized(prompt, mended) } }).client
        }
        prompt={wish}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await optimizerSteps(canvasElement).optimize();
    await speakAll(canvasElement, () => [
      canvasElement.querySelector('textarea')?.value,
      canvasElement.querySelectorAll('.nb-rewrite__text :is(ins, del)').length,
    ]);
    await speak(canvasElement, 'de');
    await expect(await canvas.findByText('Nennt, was geändert wird.')).toBeVisible();
    await expect(canvas.getByText(/^Rechtschreibung: .*nice.* → .*calm/)).toBeVisible();
    await expect(canvas.getAllByText('Goldene Stunde')[0]).toBeVisible();
  },
};

export const Painter: Story = {
  args: {
    children: (
      <PosePainter
        client={createPoseStandIn().client}
        keepSketch={false}
        scene="On a sunny beach"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const { button, character, characterShown, generate, canvas } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await userEvent.click(button('High five'));
    await generate();
    await canvas.findByText('Generation successful!');
    await speakAll(canvasElement, () => [
      canvasElement.querySelector('textarea')?.value,
      canvasElement.querySelectorAll('.nb-joint').length,
    ]);
  },
};

export const FigurineMaker: Story = {
  args: { children: <Figurine client={createFigurineStandIn().client} /> },
  play: async ({ canvasElement }) => {
    await figurineSteps(canvasElement).getQuote();
    await speakAll(canvasElement, () => [
      canvasElement.querySelector<HTMLImageElement>('.nb-photo img')?.src,
      canvasElement.querySelectorAll('.nb-price').length,
    ]);
    const price = canvasElement.querySelector('.nb-price__amount');
    await expect(price).toHaveTextContent(/22\.80/);
    await speak(canvasElement, 'de');
    await expect(price).toHaveTextContent(/^22,80\s\$$/);
  },
};
