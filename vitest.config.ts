import { defaultExclude, defineConfig } from 'vitest/config';
import type { BrowserConfigOptions, TestProjectInlineConfiguration } from 'vitest/node';
import { browserArgs, installedBrowser } from './scripts/browser.mjs';
import { nodeFlags } from './scripts/process-settings.mjs';
import { articles } from './site/scripts/mdx/article-plugin.ts';

const conditions = ['@nano-banana/source'];

// Real pictures, real processes and one busy machine: a test that hangs still ends.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Test files change nothing that others see: each worker loads their many modules once. It runs as the server does: the
 * thousands of prompts that are read would fill what V8 has for code under other flags.
 */
const shared = { isolate: false, execArgv: [...nodeFlags] };

const asShipped = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Tests that need the servers of the project `scale`. */
const scaleOnly = 'packages/api/src/**/*.scale.test.ts';

/** What takes long in the API and knows no stores, or keeps no more than edits do; a quick test that needs none may well run twice. */
const withoutStores = [
  'packages/api/src/{compute,engines,watching}/**',
  'packages/api/src/{main,http-server,http-server-timeouts,gentle-close}.test.ts',
  'packages/api/src/routes/{openapi,embed,provenance}/**',
  'packages/api/src/routes/{find-subject,prompts}/{find-subject,any-text,optimize,trending}.test.ts',
  'packages/api/src/routes/images/{mask,plan,read-form}.test.ts',
  'packages/api/src/routes/poses/**',
];

/** Tests of the embedded database and the local folder themselves. */
const embeddedOnly = 'packages/api/src/**/*.embedded.test.ts';

/** The embedded engine's tests. */
const engine = 'packages/image-engine/**';

/** Where the pictures of key stories are, and how little of them may look different. */
const comparison: NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot'] = {
  resolveScreenshotPath: ({ arg, ext, root }) =>
    `${root}/packages/widgets/src/stories/pictures/${arg}${ext}`,
  resolveDiffPath: ({ arg, ext, root }) => `${root}/.cache/story-pictures/${arg}${ext}`,
  comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 20 },
  timeout: 15_000,
};

/** Storybook takes seconds to start: a run of another project does without. */
const wantsStories = !process.argv.includes('--project') || process.argv.includes('stories');

async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    resolve: { conditions },
    // React as visitors get it: in development it notes a stack for each element, which is half of the tests' time.
    define: asShipped,
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define: asShipped } } },
    test: {
      name: 'stories',
      ...timeouts,
      // A busy machine can upset a browser once; the report says which story needed its second try.
      retry: process.env.CI ? 1 : 0,
      setupFiles: [
        'packages/widgets/src/stories/keep-frames-coming.ts',
        'packages/widgets/src/stories/compare-pictures.ts',
      ],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: installedBrowser(), args: browserArgs },
        }),
        instances: [{ browser: 'chromium' }],
        expect: { toMatchScreenshot: comparison },
      },
    },
  };
}

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor to the rest of the machine, which is half of a small one.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [articles()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'site/{src,scripts}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...defaultExclude, scaleOnly, engine],
          ...shared,
          ...timeouts,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'engine',
          environment: 'node',
          include: ['packages/image-engine/src/**/*.test.ts'],
          ...shared,
          ...timeouts,
        },
      },
      {
        // The API's tests once more, on a real Postgres and a real S3 server.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'scale',
          environment: 'node',
          include: ['packages/api/src/**/*.test.ts'],
          exclude: [...defaultExclude, ...withoutStores, embeddedOnly],
          globalSetup: 'packages/api/src/testing/scale-setup.ts',
          ...shared,
          ...timeouts,
        },
      },
      {
        // Servers in processes of their own that are killed, starved and flooded: one at a time.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'faults',
          environment: 'node',
          include: ['packages/api/faults/*.fault.test.ts'],
          globalSetup: 'packages/api/src/testing/scale-setup.ts',
          setupFiles: 'packages/api/faults/setup.ts',
          fileParallelism: false,
          ...shared,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Hostile input against a server in a process of its own.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'attack',
          environment: 'node',
          include: ['packages/api/attack/*.attack.test.ts'],
          setupFiles: 'packages/api/attack/setup.ts',
          ...shared,
          testTimeout: 10 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        // Half an hour of everything at once.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'soak',
          environment: 'node',
          include: ['packages/api/soak/*.test.ts'],
          setupFiles: 'packages/api/faults/setup.ts',
          hookTimeout: 60_000,
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
