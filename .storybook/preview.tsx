import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter/index.css';
import '../packages/widgets/src/styles.css';
import { beginStory } from '../packages/widgets/src/stories/story-origin.ts';
import './preview.css';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: beginStory,
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Image editor', ['States'], 'Pieces'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme of the story',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => (
      <div className="story" data-nb-theme={globals.theme} dir={globals.direction}>
        <div style={{ maxWidth: parameters.width ?? 1328, marginInline: 'auto' }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export default preview;
