import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { apiReference } from './scripts/api-reference-plugin.ts';
import { articles } from './scripts/mdx/article-plugin.ts';

/** Where `npm run dev` finds the API. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:8787';

/** The address that `npm start` serves the site at: right on the machine that builds it, and for the world to be set. */
process.env.SITE_URL ??= 'http://localhost:8787';

/** Workspace packages are taken from their sources, so nothing has to be built before the site. */
const sourceCondition = '@nano-banana/source';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [articles(), apiReference(), react()],
  envPrefix: 'SITE_',
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: true,
    // The first with light-dark(); its emulation would lose themes inside themes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A strict Content-Security-Policy has no place for data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Without this each icon and each part's style sheet is a request of its own, and the hero's picture waits behind
    // them: browsers ask for six files at a time. The parts' scripts together would weigh on pages that need one.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'icons',
                  test: /lucide-react.*icons/,
                  minShareCount: 5,
                  maxModuleSize: 2000,
                },
                { name: 'page-parts', test: /site.src.ui.[a-z-]+\.css$/ },
              ],
            },
          },
        },
  },
  server: {
    // "/api" itself is a page of the site; everything below it is the API.
    proxy: { '^/api/.+': { target: apiOrigin } },
  },
}));
