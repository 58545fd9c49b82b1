import { ApiError } from '@nano-banana/client-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createPoseStandIn, type PoseStandInOptions } from '../../stories/pose-stand-in.ts';
import { poseSteps } from '../../stories/pose-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { failure } from '../../stories/stand-in.ts';
import { PosePainter } from './PosePainter.tsx';

/** What a server refuses for a while, what it never takes, and what it says of its engine. */
const meta = {
  title: 'Pose painter/Limits and engines',
  component: PosePainter,
  tags: ['!autodocs'],
  args: { keepSketch: false, scene: 'On a beach', onError: fn() },
} satisfies Meta<typeof PosePainter>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (options?: PoseStandInOptions) => ({
  client: createPoseStandIn(options).client,
});

/** A server that makes no picture, and the words that say so; the character stays. */
function refusing(
  answer: { status: number; error: string; code: string; retryAfter: number | undefined },
  words: string,
  options?: PoseStandInOptions,
): Story {
  const { error, code, ...rest } = answer;
  const pose = () => {
    throw new ApiError({ ...rest, body: JSON.stringify({ error, code }) });
  };
  return {
    args: withServer({ ...options, pose }),
    play: async ({ canvasElement }) => {
      const { canvas, character, characterShown, generate } = poseSteps(canvasElement);
      await character(1, await samplePicture('ana.png'));
      await characterShown(1);
      await generate();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
      await characterShown(1);
    },
  };
}

export const RateLimited = refusing(
  { status: 429, error: 'Too many requests', code: 'rate_limited', retryAfter: 30 },
  'That was a lot for one minute.',
);

export const WrongKey = refusing(
  {
    status: 401,
    error: 'This API key is not valid.',
    code: 'invalid_api_key',
    retryAfter: undefined,
  },
  'This API key is not valid.',
);

/** An engine behind a service is named, as the one that needs no key is in the failures. */
export const GenerativeEngine = refusing(
  { status: 503, error: 'Busy', code: 'overloaded', retryAfter: 20 },
  'Gemini is temporarily overloaded.',
  { engine: { id: 'gemini', name: 'Gemini', generative: true } },
);

export const SceneTooLong: Story = {
  args: { ...withServer(), scene: 'sunny '.repeat(350) },
  play: async ({ canvasElement }) => {
    const { canvas, character, characterShown, generate } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await generate();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/99 characters too long/);
  },
};

export const TooLarge: Story = {
  args: withServer(),
  play: async ({ canvasElement }) => {
    const { canvas, character } = poseSteps(canvasElement);
    const huge = [await samplePicture(), new Uint8Array(10 * 1024 * 1024)];
    await character(1, new File(huge, 'poster.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/10 MB/);
  },
};

/** Its rules are not known: it can be used all the same. */
export const NotConnected: Story = {
  args: withServer({ config: () => failure(503, 'not_ready', 'Not now') }),
  play: async ({ canvasElement }) => {
    const { canvas, character, characterShown, generate } = poseSteps(canvasElement);
    await character(1, await samplePicture('ana.png'));
    await characterShown(1);
    await generate();
    await canvas.findByText('Generation successful!');
  },
};
