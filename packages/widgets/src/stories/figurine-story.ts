import type { StoryObj } from '@storybook/react-vite';
import type { Figurine } from '../widgets/figurine/Figurine.tsx';
import {
  createFigurineStandIn,
  type FigurineStandIn,
  type FigurineStandInOptions,
} from './figurine-stand-in.ts';
import { figurineSteps } from './figurine-steps.ts';

type Told = 'onFigurine' | 'onModel' | 'onQuote' | 'onOrder' | 'onError';

/** A story of the figurine maker with a server of its own, whose calls its play function looks at. */
export function figurineStory(
  options: FigurineStandInOptions,
  play: (
    steps: ReturnType<typeof figurineSteps>,
    server: FigurineStandIn,
    args: { [Event in Told]?: unknown },
  ) => Promise<void>,
) {
  const server = createFigurineStandIn(options);
  return {
    args: { client: server.client },
    play: ({ canvasElement, args }) => play(figurineSteps(canvasElement), server, args),
  } satisfies StoryObj<typeof Figurine>;
}
