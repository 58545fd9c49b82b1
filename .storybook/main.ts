import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/widgets/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ['@nano-banana/source', 'module', 'browser', 'development|production'],
      },
      // Found late otherwise: in the middle of a test run, which begins anew then.
      optimizeDeps: { include: ['@r2wc/react-to-web-component'] },
    }),
};

export default config;
