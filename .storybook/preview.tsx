import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter/index.css';
import '../packages/widgets/src/styles.css';
import { type Locale, languages, loadLocale } from '../packages/widgets/src/locales/locale.ts';
import { Language } from '../packages/widgets/src/provider/Language.tsx';
import { beginStory } from '../packages/widgets/src/stories/begin-story.ts';
import { withControls } from './controls.ts';
import './preview.css';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

/** The language that was chosen, read in the direction that was chosen. */
const chosenLocale = async (tag: string, direction: string): Promise<Locale> => {
  const locale = await loadLocale(tag);
  return direction === 'ltr' || direction === 'rtl' ? { ...locale, dir: direction } : locale;
};

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: beginStory,
  argTypesEnhancers: [withControls],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Image editor', ['States'], '*', 'Languages', 'Events', 'Theming', 'Pieces'],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language of the words',
      toolbar: { icon: 'globe', items: [...languages], dynamicTitle: true },
    },
    theme: {
      description: 'Theme of the story',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'auto'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction; auto: the language’s',
      toolbar: { icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light', direction: 'auto' },
  loaders: [
    async ({ globals }) => ({ locale: await chosenLocale(globals.locale, globals.direction) }),
  ],
  decorators: [
    (Story, { globals, parameters, loaded: { locale } }) => (
      <div className="story" data-nb-theme={globals.theme} lang={locale.tag} dir={locale.dir}>
        <div style={{ maxWidth: parameters.width ?? 1328, marginInline: 'auto' }}>
          <Language locale={locale}>
            <Story />
          </Language>
        </div>
      </div>
    ),
  ],
};

export default preview;
