import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { defineEditor } from '../elements/define-editor.ts';
import { defineFigurine } from '../elements/define-figurine.ts';
import { definePosePainter } from '../elements/define-pose-painter.ts';
import { definePromptOptimizer } from '../elements/define-prompt-optimizer.ts';
import { editorTable } from '../elements/editor-table.ts';
import { figurineTable } from '../elements/figurine-table.ts';
import { posePainterTable } from '../elements/pose-painter-table.ts';
import { promptOptimizerTable } from '../elements/prompt-optimizer-table.ts';
import { EventLog } from './EventLog.tsx';
import { createFigurineStandIn } from './figurine-stand-in.ts';
import { createPoseStandIn } from './pose-stand-in.ts';
import { createStandIn } from './stand-in.ts';

/**
 * The elements, and below each what it tells its page while you use it: events, the React callbacks of the same name
 * beside them, and what they carry. A cancelable event can be prevented.
 */
const meta = {
  title: 'Events',
  component: EventLog,
  parameters: { controls: { disable: true } },
  render: ({ attributes, ...args }, { globals: { locale, theme } }) => (
    <EventLog {...args} attributes={{ locale, theme, ...attributes }} />
  ),
} satisfies Meta<typeof EventLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = {
  args: {
    table: editorTable,
    define: defineEditor,
    attributes: { 'prompt-optimizer': '', 'keep-versions': 'none' },
    properties: { client: createStandIn().client },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log', { name: 'Events' });
    await waitFor(() => expect(log).toHaveTextContent('nb-ready null'));
  },
};

export const PromptOptimizer: Story = {
  args: {
    table: promptOptimizerTable,
    define: definePromptOptimizer,
    attributes: { prompt: 'make it warm' },
    properties: { client: createStandIn().client },
  },
};

export const PosePainter: Story = {
  args: {
    table: posePainterTable,
    define: definePosePainter,
    attributes: { 'keep-sketch': 'none', scene: 'On a beach at sunset' },
    properties: { client: createPoseStandIn().client },
  },
};

export const Figurine: Story = {
  args: {
    table: figurineTable,
    define: defineFigurine,
    attributes: {},
    properties: { client: createFigurineStandIn().client },
  },
};
