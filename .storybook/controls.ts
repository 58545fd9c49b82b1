import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { languages } from '../packages/widgets/src/locales/locale.ts';

/** How the widgets' props are set in the controls, where their types (`string | undefined`) do not say it. */
const controls: Readonly<Record<string, Partial<StrictInputType>>> = {
  apiBaseUrl: { control: { type: 'text' } },
  apiKey: { control: { type: 'text' } },
  theme: { control: { type: 'inline-radio' }, options: ['light', 'dark', 'auto'] },
  locale: { control: { type: 'select' }, options: languages },
  prompt: { control: { type: 'text' } },
  scene: { control: { type: 'text' } },
  featureCategory: { control: { type: 'text' } },
  promptOptimizer: { control: { type: 'boolean' } },
  keepVersions: { control: { type: 'boolean' } },
  keepSketch: { control: { type: 'boolean' } },
  // No text stands for these.
  client: { control: { disable: true } },
  image: { control: { disable: true } },
};

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** The type as it is in the code; that a prop may be left out is said beside it. */
function withType(input: StrictInputType): StrictInputType {
  const raw = input.type?.raw;
  if (!raw) return input;
  const summary = raw.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  return { ...input, table: { ...input.table, type: { summary } } };
}

/** For what the component has, its callbacks last; a story's own choice wins. */
export const withControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .sort(([a], [b]) => Number(isCallback(a)) - Number(isCallback(b)))
      .map(([name, type]) => {
        const own = isCallback(name) ? { control: { disable: true } } : controls[name];
        return [name, { ...own, ...withType(type) }];
      }),
  );
