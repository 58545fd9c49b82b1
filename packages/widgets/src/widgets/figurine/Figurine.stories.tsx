import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFigurineStandIn } from '../../stories/figurine-stand-in.ts';
import { figurineStory } from '../../stories/figurine-story.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { failure } from '../../stories/stand-in.ts';
import { Figurine } from './Figurine.tsx';

/** The figurine maker from the photo to the figurine's picture. */
const meta = {
  title: 'Figurine/Picture',
  component: Figurine,
  args: { client: createFigurineStandIn().client, onFigurine: fn(), onError: fn() },
} satisfies Meta<typeof Figurine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = figurineStory({}, async ({ canvas, button, press, toast }, server) => {
  await canvas.findByText('PNG, JPG, JPEG, WebP, GIF, up to 10 MB');
  await expect(button('Generate Figurine')).toHaveAttribute('aria-disabled', 'true');
  await press('Generate Figurine');
  await toast('No Image Selected', 'Please upload an image first.');
  await expect(server.forms).toHaveLength(0);
  await expect(canvas.queryByRole('heading', { name: 'Style' })).toBeNull();
});

export const PhotoChosen: Story = figurineStory({}, async ({ canvas, addPhoto }) => {
  await addPhoto();
  await expect(canvas.getByText('mochi.png')).toBeVisible();
  await expect(canvas.getByText(/^0\.\d+ MB$/)).toBeVisible();
  const template = await canvas.findByRole('combobox', { name: 'Template' });
  await canvas.findByRole('option', { name: 'Warm clay' });
  await expect(within(template).getByRole('group', { name: '🐾 Pet' })).toBeInTheDocument();
  await userEvent.selectOptions(template, 'Warm clay');
  await expect(canvas.getByText(/hand-made piece/)).toBeVisible();
  await expect(template).toHaveAccessibleDescription(/hand-made piece/);
});

export const PhotoByKeyboard: Story = figurineStory({}, async ({ canvas, press }) => {
  const drop = /^Drop a photo here/;
  await canvas.findByText(/up to 10 MB/);
  await press(drop);
  // As a picker does it, which leaves the focus where it was.
  const input = canvas.getByLabelText<HTMLInputElement>('Choose a photo');
  const chosen = new DataTransfer();
  chosen.items.add(await samplePicture('mochi.png'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose another' })).toHaveFocus());
  await press('Remove the photo');
  await expect(canvas.getByRole('button', { name: drop })).toHaveFocus();
});

export const PhotoChosenDark: Story = {
  ...PhotoChosen,
  args: { ...PhotoChosen.args, theme: 'dark' },
};

export const FirstOfSeveral: Story = figurineStory({}, async ({ canvas, add, toast }) => {
  await add(await samplePicture('first.png'), await samplePicture('second.png'));
  await canvas.findByRole('img', { name: 'Your photo: first.png' });
  await toast('One photo at a time: the first one is taken.');
  await expect(canvas.queryByText('second.png')).toBeNull();
});

export const Refused: Story = figurineStory({}, async ({ canvas, add }) => {
  await add(new File(['This is a letter, not a picture.'], 'letter.png', { type: 'image/png' }));
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('letter.png was not taken');
  await expect(alert).toHaveTextContent('File type must be one of PNG, JPG, JPEG, WebP, GIF');
});

export const TooLong: Story = figurineStory({}, async ({ canvas, addPhoto, button }, server) => {
  await addPhoto();
  await userEvent.click(canvas.getByRole('textbox', { name: /^Your own words/ }));
  await userEvent.paste('x'.repeat(2003));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('3 characters too long');
  await userEvent.click(button('Generate Figurine'));
  await expect(server.forms).toHaveLength(0);
});

export const TemplatesOutOfReach: Story = figurineStory(
  { packs: () => failure(503, 'not_ready', 'Not now') },
  async ({ canvas, addPhoto }) => {
    await addPhoto();
    await canvas.findByText('The templates could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate Figurine' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
);

export const Generating: Story = figurineStory(
  { figurine: { status: 'processing', progress: 42, stage: 'Finding the subject' } },
  async ({ canvas, addPhoto, press, button }) => {
    await addPhoto();
    await press('Generate Figurine');
    await canvas.findByText('Finding the subject…');
    const bar = canvas.getByRole('progressbar', { name: 'Generating your figurine…' });
    await expect(bar).toHaveValue(42);
    await expect(canvas.getByText('42 %')).toBeVisible();
    await expect(button('Generating Figurine…')).toHaveAttribute('aria-disabled', 'true');
  },
);

export const Cancelled: Story = figurineStory(
  { figurine: { status: 'processing', progress: 10, stage: null } },
  async ({ canvas, addPhoto, press }, server) => {
    await addPhoto();
    await press('Generate Figurine');
    await canvas.findByText('10 %');
    await press('Cancel');
    await waitFor(() => expect(server.cancelled).toEqual(['figurine']));
    await canvas.findByRole('button', { name: 'Generate Figurine' });
    await expect(canvas.getByRole('img', { name: 'Your photo: mochi.png' })).toBeVisible();
    await canvas.findByText(/^Cancelled. Your photo and your choices/);
  },
);

export const Generated: Story = figurineStory({}, async (steps, server, args) => {
  const { canvas, addPhoto, press, toast } = steps;
  await addPhoto();
  await canvas.findByRole('option', { name: 'Vinyl pal' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Template' }), 'Vinyl pal');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Your own words/ }), ' a mint base ');
  await press('Generate Figurine');
  await canvas.findByRole('img', { name: 'Your figurine' });
  await toast('Figurine Generated!');
  await expect(server.forms[0]?.get('promptId')).toBe('pet-vinyl');
  await expect(server.forms[0]?.get('customPrompt')).toBe('a mint base');
  await expect(server.forms[0]?.get('image')).toBeInstanceOf(File);
  await expect(args.onFigurine).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Make it 3D (STL)' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
});

export const Options: Story = figurineStory(
  {},
  async ({ canvas, generate, press, choose }, server) => {
    await generate();
    await userEvent.click(canvas.getByText('Options'));
    await choose('Round');
    await choose('Like the front');
    canvas.getByRole('slider', { name: 'Height' }).focus();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hollow/ }));
    const name = canvas.getByRole('textbox', { name: /^Name on the base/ });
    await userEvent.type(name, 'Bo 猫');
    await expect(name).toHaveAccessibleDescription(/^猫 cannot be made/);
    await choose('None');
    await expect(name).toBeDisabled();
    await expect(name).toHaveAccessibleDescription('A name needs a base.');
    await choose('Round');
    await userEvent.type(name, '{Backspace}');
    await expect(name).toHaveAccessibleDescription(/up to 24/);
    await press('Make it 3D (STL)');
    await waitFor(() => expect(server.models).toHaveLength(1));
    await expect(server.models[0]).toEqual({
      ...{ heightMm: 80, base: 'round', back: 'mirrored', depth: 1, relief: 0.5, hollow: true },
      namePlate: 'Bo',
    });
  },
);

export const Failed: Story = figurineStory(
  {
    figurine: {
      status: 'failed',
      error: { code: 'engine_failed', error: 'The picture could not be edited', message: '' },
    },
  },
  async ({ canvas, addPhoto, press, toast }, _, args) => {
    await addPhoto();
    await press('Generate Figurine');
    await toast('Generation Failed', 'The picture could not be edited');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Generation Failed - Please try again with a different image or prompt',
    );
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ step: 'figurine' }));
    await expect(canvas.getByRole('button', { name: 'Generate Figurine' })).toBeVisible();
  },
);

export const OutOfReach: Story = figurineStory(
  {
    generate: () => {
      throw new TypeError('Failed to fetch');
    },
  },
  async ({ canvas, addPhoto, press, toast }) => {
    await addPhoto();
    await press('Generate Figurine');
    await toast('Generation Failed', 'Network error');
    await expect(canvas.getByRole('img', { name: 'Your photo: mochi.png' })).toBeVisible();
  },
);

export const QuotaUsedUp: Story = figurineStory(
  {
    generate: () =>
      failure(429, 'quota_exceeded', 'The daily quota is exceeded', { retryAfter: 3600 }),
  },
  async ({ canvas, addPhoto, press, toast }) => {
    await addPhoto();
    await press('Generate Figurine');
    await toast('Free tier limit reached');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/renewed in/);
  },
);

export const SubjectUnclear: Story = figurineStory(
  {
    figurine: {
      status: 'failed',
      error: { code: 'subject_unclear', error: 'It is unclear what is meant', message: '' },
    },
  },
  async ({ canvas, addPhoto, press, toast }, server) => {
    await addPhoto();
    await press('Generate Figurine');
    await toast('Generation Failed', 'It is unclear what is meant');
    const surface = await canvas.findByRole('group', { name: /^Drag a box/ });
    surface.focus();
    await userEvent.keyboard('{Enter}');
    await press('Generate with this mark');
    await waitFor(() => expect(server.forms).toHaveLength(2));
    await expect(JSON.parse(String(server.forms[1]?.get('subjectBox')))).toEqual({
      ...{ left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 },
    });
  },
);

export const NotConnected: Story = figurineStory(
  { config: () => failure(503, 'not_ready', 'Not now') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The figurine maker cannot reach its server.',
    );
  },
);

export const Narrow: Story = { ...Generated, parameters: { width: 320 } };

export const RightToLeft: Story = { ...PhotoChosen, globals: { direction: 'rtl' } };

const longName = 'gesellschafts'.repeat(12);

export const LongText: Story = {
  ...figurineStory(
    {
      generate: () => failure(422, 'unsupported_edit', `This engine cannot do “${longName}”.`),
    },
    async ({ canvas, addPhoto, press }) => {
      await addPhoto();
      await press('Generate Figurine');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(longName);
    },
  ),
  parameters: { width: 390 },
};
