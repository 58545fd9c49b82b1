import { ApiError, NetworkError } from '@nano-banana/client-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createPoseStandIn } from '../../stories/pose-stand-in.ts';
import { poseSteps } from '../../stories/pose-steps.ts';
import { samplePicture } from '../../stories/sample-pictures.ts';
import { PosePainter } from './PosePainter.tsx';

/** How a picture may fail to be made; nothing that was put in is lost. */
const meta = {
  title: 'Pose painter/Failures',
  component: PosePainter,
  args: { keepSketch: false, scene: 'On a beach', onError: fn() },
} satisfies Meta<typeof PosePainter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A painter whose picture fails that way, and the words it has to say. */
function failing(error: Error, words: string): Story {
  const throwing = () => {
    throw error;
  };
  return {
    args: { client: createPoseStandIn({ pose: throwing }).client },
    play: async ({ args, canvasElement }) => {
      const { canvas, character, characterShown, generate, scene } = poseSteps(canvasElement);
      await character(1, await samplePicture('ana.png'));
      await characterShown(1);
      await generate();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
      await waitFor(() =>
        expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ error })),
      );
      await expect(scene()).toHaveValue('On a beach');
      await characterShown(1);
    },
  };
}

const answer = (status: number, body: object | string, retryAfter?: number) =>
  new ApiError({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter,
  });

export const Overloaded = failing(
  answer(503, { error: 'Busy', code: 'overloaded' }, 20),
  'Embedded engine is temporarily overloaded. Please try again in a moment.',
);
export const Refused = failing(
  answer(400, { error: 'The second picture is no image', code: 'validation_failed' }),
  'The second picture is no image',
);
export const WithoutWords = failing(answer(500, {}), 'Generation failed');
export const Unreadable = failing(answer(502, '<html>Bad gateway</html>'), 'Network error');
export const Offline = failing(new NetworkError(new Error('offline')), 'Network error');
export const Unknown = failing(new Error(), 'Generation failed, please try again');
export const LimitReached = failing(
  answer(429, { error: 'The daily quota is exceeded', code: 'quota_exceeded' }, 3600),
  'Free tier limit reached',
);
