import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { editorSteps } from '../../stories/editor-steps.ts';
import { brokenPicture, samplePicture } from '../../stories/sample-pictures.ts';
import { createStandIn, failure, type StandInOptions } from '../../stories/stand-in.ts';
import { ImageEditor } from './ImageEditor.tsx';

/**
 * The editor in each of its states. The server's end of the wire is a stand-in inside the page; its
 * pictures are drawn from those put in.
 */
const meta = {
  title: 'Image editor/States',
  component: ImageEditor,
  args: {
    onGenerate: fn(),
    onResult: fn(),
    onError: fn(),
    onCancel: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ImageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: StandInOptions) => ({ client: createStandIn(options).client });
const never: StandInOptions['edit'] = () => null;
const exampleUrl = URL.createObjectURL(
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#a9d2f2" d="M0 0h4v3H0z"/><circle cx="2.6" cy="1" r=".5" fill="#ffd22e"/><path fill="#1f6b4c" d="M0 3V2.2Q1 1.4 2 2.1T4 1.9V3z"/></svg>',
    ],
    { type: 'image/svg+xml' },
  ),
);

export const Empty: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, ready, generateButton } = editorSteps(canvasElement);
    await ready();
    await expect(
      canvas.getAllByText('PNG, JPG, JPEG, WebP, GIF, up to 10 MB each, 5 at most'),
    ).toHaveLength(2);
    await expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(generateButton()).toHaveAccessibleDescription('Please upload at least one image');
    await expect(generateButton()).toHaveAttribute(
      'data-nb-tip',
      'Please upload at least one image',
    );
  },
};

export const WithExample: Story = {
  args: {
    ...withServer(),
    example: {
      imageUrl: exampleUrl,
      prompt: 'Make it black and white',
      label: 'Hills under the sun',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, ready } = editorSteps(canvasElement);
    await ready();
    await expect(canvas.getByRole('button', { name: /Try with this picture/ })).toBeVisible();
  },
};

export const ConfigLoading: Story = { args: withServer({ config: () => null }) };

export const ConfigFailed: Story = {
  args: withServer({ config: () => failure(503, 'overloaded', 'Busy') }),
  play: async ({ canvasElement }) => {
    const { canvas } = editorSteps(canvasElement);
    await canvas.findByText('The editor cannot reach its server.');
  },
};

export const WrongKey: Story = {
  args: withServer({ config: () => failure(401, 'key_invalid', 'The API key is not valid') }),
  play: async ({ canvasElement }) => {
    const { canvas } = editorSteps(canvasElement);
    await canvas.findByText('The API key is not valid');
  },
};

export const DragActive: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, drag } = editorSteps(canvasElement);
    await drag('dragenter', await samplePicture());
    await canvas.findByText('Drop to add');
  },
};

export const OnePicture: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { addAndSee, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await expect(canvas.getByRole('img', { name: 'The picture to edit: hills.png' })).toBeVisible();
  },
};

const fivePictures = () =>
  Promise.all([0, 1, 2, 3, 4].map((n) => samplePicture(`hills-${n + 1}.png`, { hue: n * 70 })));

export const FivePictures: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { addAndSee, canvas } = editorSteps(canvasElement);
    await addAndSee(...(await fivePictures()));
    await expect(canvas.getByRole('button', { name: /Add another picture/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText('5 of 5 pictures. Remove one to add another.')).toBeVisible();
  },
};

export const RejectedFiles: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { add, canvas } = editorSteps(canvasElement);
    const huge = new Blob([await samplePicture(), new Uint8Array(10 * 1024 * 1024)]);
    await add(
      new File(['just some words'], 'notes.txt', { type: 'text/plain' }),
      new File([], 'empty.png', { type: 'image/png' }),
      new File([huge], 'poster.png', { type: 'image/png' }),
    );
    await canvas.findByText('3 files were not added');
    await expect(
      canvas.getByText(/File type must be one of PNG, JPG, JPEG, WebP, GIF/),
    ).toBeVisible();
    await expect(canvas.getByText(/File is smaller than 12 bytes/)).toBeVisible();
    await expect(canvas.getByText(/File is larger than 10485760 bytes \(10 MB\)/)).toBeVisible();
  },
};

export const TooManyFiles: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { add, canvas, pictures } = editorSteps(canvasElement);
    await add(...(await fivePictures()), await samplePicture('sixth.png'));
    await waitFor(() => expect(pictures()).toHaveLength(5));
    await expect(await canvas.findByText(/Too many files/)).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { add, canvas } = editorSteps(canvasElement);
    await add(brokenPicture());
    await canvas.findByText('Cannot be shown');
  },
};

export const PromptTyped: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generateButton, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it a little warmer');
    await expect(canvas.getByText('23 / 2000')).toBeVisible();
    await expect(generateButton()).not.toHaveAttribute('aria-disabled');
  },
};

export const PromptTooLong: Story = {
  args: { ...withServer(), prompt: 'warmer '.repeat(300) },
  play: async ({ canvasElement }) => {
    const { addAndSee, generate, canvas } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await generate();
    await expect(await canvas.findByText('The prompt is 99 characters too long')).toBeVisible();
  },
};

export const Generating: Story = {
  args: withServer({ edit: never }),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, generateButton } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Make it a little warmer');
    await generate();
    await expect(generateButton()).toHaveTextContent('Generating Magic…');
    await expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Success: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { makeResult, page } = editorSteps(canvasElement);
    await makeResult('Make it black and white', await samplePicture());
    await waitFor(() => expect(page.getByText('Your picture is ready')).toBeVisible());
  },
};

export const ManyResults: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { makeResult, wish, generate, canvas } = editorSteps(canvasElement);
    await makeResult('Make it black and white', await samplePicture());
    for (const text of ['Sepia please', 'Rotate it', 'Warmer']) {
      await wish(text);
      await generate();
      await canvas.findByRole('button', { name: new RegExp(`Version \\d: ${text}`) });
    }
    await expect(canvas.getAllByRole('button', { name: /^Version/ })).toHaveLength(4);
  },
};

export const PartlyDone: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { makeResult, canvas } = editorSteps(canvasElement);
    await makeResult('Make it black and white', ...(await fivePictures()).slice(0, 2));
    const words = 'Made it black and white. The other pictures were not used.';
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible());
  },
};

const failing = (response: () => Response): Story => ({
  args: withServer({ edit: response }),
  play: async ({ canvasElement }) => {
    const { addAndSee, wish, generate, canvas, pictures, prompt } = editorSteps(canvasElement);
    await addAndSee(await samplePicture());
    await wish('Put me on the moon');
    await generate();
    await canvas.findByRole('alert');
    await expect(pictures()).toHaveLength(1);
    await expect(prompt()).toHaveValue('Put me on the moon');
  },
});

export const Refused: Story = failing(() =>
  failure(422, 'unsupported_edit', 'This engine cannot put anyone on the moon.', {
    alternatives: ['Make it black and white', 'Add a vignette', 'Make the colours cooler'],
  }),
);

export const Failed: Story = failing(() =>
  failure(500, 'internal_error', 'Something went wrong on our side. Please try again.'),
);

export const Overloaded: Story = failing(() =>
  failure(503, 'overloaded', 'The server is busy.', { retryAfter: 20 }),
);

export const NetworkFailed: Story = failing(() => {
  throw new TypeError('Failed to fetch');
});

export const QuotaReached: Story = failing(() =>
  failure(429, 'quota_exceeded', 'The daily quota is exceeded.'),
);

export const Dark: Story = { ...ManyResults, args: withServer(), globals: { theme: 'dark' } };

export const DarkEmpty: Story = {
  args: { ...WithExample.args, ...withServer() },
  globals: { theme: 'dark' },
};

export const Phone390: Story = { ...ManyResults, args: withServer(), parameters: { width: 390 } };

export const Phone320: Story = { ...ManyResults, args: withServer(), parameters: { width: 320 } };

export const Phone320Empty: Story = {
  args: { ...WithExample.args, ...withServer() },
  parameters: { width: 320 },
};

export const RightToLeft: Story = {
  ...ManyResults,
  args: withServer(),
  globals: { direction: 'rtl' },
};

const longWish =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, ' +
  'and then make every single colour a little warmer, but neither the sky nor the water. '.repeat(
    6,
  );

export const LongText: Story = {
  args: withServer({
    edit: () =>
      failure(400, 'validation_failed', longWish, {
        alternatives: [longWish, 'Short one', `${longWish} Again.`],
      }),
  }),
  parameters: { width: 390 },
  play: async ({ canvasElement }) => {
    const { addAndSee, canvas, generate, prompt } = editorSteps(canvasElement);
    await addAndSee(await samplePicture(`${'a-very-long-name-'.repeat(8)}.png`));
    fireEvent.change(prompt(), { target: { value: longWish } });
    await generate();
    await canvas.findByRole('alert');
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
