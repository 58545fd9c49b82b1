import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type {} from '@nano-banana/widgets/elements';
import { expect, type Page, test } from '@playwright/test';
import { bundleElements } from '../element-builds.ts';
import { keepsFailedModules } from '../failed-modules.ts';
import { type HostServer, startHost } from '../host-server.ts';
import { phonePhoto } from '../pictures.ts';

/*
 * What a custom element has to do wherever it is put, by the list of what wrappers around React components usually get
 * wrong; in both builds: the script tag's on Preact, and the npm package's in an application with React.
 */

// One after the other in one process: the npm build is bundled once.
test.describe.configure({ mode: 'default' });

interface Seen {
  type: string;
  tag: string;
  bubbles: boolean;
  composed: boolean;
  cancelable: boolean;
}

declare global {
  interface Window {
    seen: Seen[];
    keys: string[];
    veto?: string;
  }
}

const builds = ['script', 'npm'] as const;

for (const build of builds) {
  test.describe(`the elements, ${build} build`, () => {
    let host: HostServer;
    let folder: string | undefined;

    test.beforeAll(async ({ baseURL }) => {
      folder = build === 'npm' ? await bundleElements() : undefined;
      host = await startHost({
        folders: folder ? { react: folder } : {},
        values:
          build === 'npm'
            ? { script: '/react/elements.js', attributes: `api-base-url="${baseURL}"` }
            : { script: `${baseURL}/embed/v1/nano-banana.js`, attributes: '' },
      });
    });
    test.afterAll(async () => {
      await host.stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    /** Opens the partner's page and collects every error of it. */
    async function open(page: Page): Promise<string[]> {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${host.origin}/plain.html`);
      return problems;
    }

    test('an editor in a page: properties, form, events, methods, moves', async ({ page }) => {
      const problems = await open(page);
      const prompt = page.getByLabel('What should change?');
      await expect(prompt, 'a property set before the upgrade').toHaveValue(
        'make it black and white',
      );
      await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
      const first = page.locator('#first');
      expect(await page.evaluate(() => document.activeElement?.localName), 'no focus taken').toBe(
        'body',
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await seen(page)).toEqual([
        {
          ...{ type: 'nb-ready', tag: 'nano-banana-editor' },
          ...{ bubbles: true, composed: true, cancelable: false },
        },
      ]);

      // The first field gets the focus, and what is typed there is no shortcut of the page.
      await first.evaluate((element: HTMLElement) => element.focus());
      expect(await first.evaluate((element) => element.shadowRoot?.activeElement !== null)).toBe(
        true,
      );
      await prompt.press('End');
      await prompt.pressSequentially(' please');
      expect(await page.evaluate(() => window.keys)).toEqual([]);
      await prompt.press('Tab');
      expect(await page.evaluate(() => window.keys)).toEqual(['Tab']);

      // In a form: missing, then there.
      const formState = () =>
        page.evaluate(() => {
          const form = document.querySelector('form') as HTMLFormElement;
          const file = new FormData(form).get('picture');
          return {
            isValid: form.checkValidity(),
            message: document.querySelector('nano-banana-editor')?.validationMessage,
            file: file instanceof File ? { type: file.type, isFull: file.size > 1000 } : file,
          };
        });
      expect(await formState()).toEqual({
        isValid: false,
        message: 'Please make a picture first.',
        file: null,
      });

      const reason = await first.evaluate((element: HTMLElementTagNameMap['nano-banana-editor']) =>
        element.generate().then(
          () => 'begun',
          (refusal: Error) => refusal.message,
        ),
      );
      expect(reason, 'nothing to edit yet').toBe('Please upload at least one image');

      const photo = [...(await phonePhoto()).buffer];
      await first.evaluate(
        (element: HTMLElementTagNameMap['nano-banana-editor'], bytes) =>
          element.loadImage(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
        photo,
      );
      await expect(page.getByRole('img', { name: /^Picture 1 of 1/ })).toBeVisible();

      // The host may stop it.
      await page.evaluate(() => {
        window.seen = [];
        window.veto = 'nb-generate';
      });
      const generate = () =>
        first.evaluate((element: HTMLElementTagNameMap['nano-banana-editor']) =>
          element.generate(),
        );
      await generate();
      expect((await seen(page)).map(({ type }) => type)).toEqual(['nb-generate']);
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

      await page.evaluate(() => {
        window.seen = [];
        window.veto = undefined;
      });
      await generate();
      await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
      const types = await seen(page);
      expect(types.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['nb-generate', 'nb-analytics', 'nb-result', 'nb-change']),
      );
      expect(types.every(({ bubbles, composed }) => bubbles && composed)).toBe(true);
      expect(types.find(({ type }) => type === 'nb-generate')?.cancelable).toBe(true);
      expect(await formState()).toEqual({
        isValid: true,
        message: '',
        file: { type: expect.stringMatching(/^image\//), isFull: true },
      });

      // Moved in the page by what libraries use: everything stays.
      await prompt.fill('make it warmer');
      for (const how of ['appendChild', 'insertBefore', 'moveBefore'] as const) {
        await first.evaluate((element, method) => {
          if (method === 'appendChild') document.body.appendChild(element);
          const form = document.querySelector('form') as HTMLFormElement & {
            moveBefore(node: Node, child: Node | null): void;
          };
          if (method === 'insertBefore') form.insertBefore(element, form.firstChild);
          if (method === 'moveBefore') form.moveBefore(element, null);
        }, how);
        await expect(prompt, how).toHaveValue('make it warmer');
        await expect(page.getByRole('button', { name: /^Download/ }), how).toBeVisible();
      }
      expect((await formState()).isValid).toBe(true);

      // A dialog of ours lies above everything, whatever the page clips.
      await page.getByRole('button', { name: 'Full screen' }).click();
      expect(
        await first.evaluate(
          (element) => element.shadowRoot?.querySelector('dialog:modal') !== null,
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');

      await page.evaluate(() => document.querySelector('form')?.reset());
      expect((await formState()).isValid).toBe(false);
      await expect(prompt).toHaveValue('make it black and white');
      expect(problems).toEqual([]);
    });

    test('attributes and properties', async ({ page }) => {
      const problems = await open(page);
      await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
      const first = page.locator('#first');
      const prompt = page.getByLabel('What should change?');
      await first.evaluate((element) => element.setAttribute('prompt', 'one'));
      await expect(prompt).toHaveValue('one');
      await first.evaluate((element) => element.removeAttribute('prompt'));
      await expect(prompt, 'an attribute that is removed').toHaveValue('');
      const tab = page.getByRole('tab', { name: 'Prompt Optimizer' });
      await first.evaluate((element) => element.setAttribute('prompt-optimizer', 'false'));
      await expect(tab, 'there is there').toBeVisible();
      await first.evaluate((element) => element.toggleAttribute('prompt-optimizer', false));
      await expect(tab).toHaveCount(0);

      // Objects and functions are the very same, and none becomes text.
      expect(
        await page.evaluate(() => {
          const editor = document.querySelector('nano-banana-editor');
          const painter = document.createElement('nano-banana-pose-painter');
          const figurine = document.createElement('nano-banana-figurine');
          if (!editor) return 'no editor';
          const words = { editor: { promptLabel: 'Your wish' } };
          const send = () => {};
          const image = new Blob(['x']);
          Object.assign(editor, { words });
          painter.onSendToEditor = send;
          figurine.image = image;
          return {
            same: [
              editor.words === words,
              painter.onSendToEditor === send,
              figurine.image === image,
            ],
            attributes: [...editor.getAttributeNames(), ...painter.getAttributeNames()].filter(
              (name) => /words|send|image/i.test(name),
            ),
            optimizer: [editor.promptOptimizer, editor.keepVersions, editor.theme],
            // Outside the page nothing is made.
            inside: painter.shadowRoot?.querySelector('.root')?.childElementCount,
          };
        }),
      ).toEqual({
        same: [true, true, true],
        attributes: [],
        optimizer: [false, false, undefined],
        inside: 0,
      });
      await expect(page.getByLabel('Your wish')).toBeVisible();

      // Far below nothing is loaded; outside the page nothing is done; a page's own tokens win and nothing else gets in.
      const apart = await page.evaluate(async () => {
        const far = document.createElement('nano-banana-figurine');
        far.style.cssText = 'position: absolute; top: 9000px';
        document.body.append(far);
        const outside = document.createElement('nano-banana-editor');
        const refused = await outside.generate().then(
          () => 'done',
          (error: DOMException) => error.name,
        );
        const style = new CSSStyleSheet();
        style.replaceSync(
          ':root { --nb-ink: rgb(1 2 3); direction: rtl; letter-spacing: 9px } * { color: red !important }',
        );
        document.adoptedStyleSheets = [style];
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const editor = document.querySelector('nano-banana-editor');
        editor?.style.setProperty('--nb-ink', 'rgb(4 5 6)');
        const card = editor?.shadowRoot?.querySelector('.nb-editor');
        const { color, letterSpacing, direction } = card ? getComputedStyle(card) : {};
        const loaded = far.shadowRoot?.querySelector('.root')?.childElementCount;
        document.adoptedStyleSheets = [];
        far.remove();
        return { refused, loaded, color, letterSpacing, direction };
      });
      expect(apart).toEqual({
        refused: 'InvalidStateError',
        loaded: 0,
        color: 'rgb(4, 5, 6)',
        letterSpacing: 'normal',
        direction: 'ltr',
      });

      // A widget that throws says so and can be started again; the one beside it goes on.
      await page.evaluate(() => {
        const second = document.createElement('nano-banana-editor');
        second.id = 'second';
        const first = document.querySelector('nano-banana-editor');
        second.apiBaseUrl = first?.apiBaseUrl;
        second.keepVersions = 'second';
        document.body.prepend(second);
      });
      const second = page.locator('#second');
      await expect(second.getByLabel('What should change?')).toBeVisible();
      await second.evaluate((element: HTMLElementTagNameMap['nano-banana-editor']) => {
        const broken = () => {
          throw new Error('the host’s own');
        };
        element.words = { common: { promptCount: broken } };
      });
      await expect(second.getByRole('alert')).toContainText('This tool has stopped');
      await expect(page.getByLabel('Your wish')).toBeVisible();
      await second.evaluate((element: HTMLElementTagNameMap['nano-banana-editor']) => {
        element.words = undefined;
      });
      await second.getByRole('button', { name: 'Try again' }).click();
      await expect(second.getByLabel('What should change?')).toBeVisible();
      expect(problems.filter((words) => !words.includes('the host’s own'))).toEqual([]);
    });

    test('put in and taken out many times, and loaded twice', async ({ page }) => {
      const problems = await open(page);
      await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
      const cycle = (times: number) =>
        page.evaluate(async (count) => {
          const apiBaseUrl = document.querySelector('nano-banana-editor')?.apiBaseUrl;
          const element = document.createElement('nano-banana-prompt-optimizer');
          element.apiBaseUrl = apiBaseUrl;
          for (let i = 0; i < count; i += 1) {
            const ready = new Promise((resolve) =>
              element.addEventListener('nb-ready', resolve, { once: true }),
            );
            document.body.prepend(element);
            await ready;
            element.remove();
            await Promise.resolve();
          }
        }, times);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const counts = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
        return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
      };
      await cycle(5);
      const before = await counts();
      // Each waits for the browser's next frame: the seconds that it takes are its, not ours.
      await cycle(build === 'script' ? 200 : 60);
      const after = await counts();
      expect(after.nodes - before.nodes).toBeLessThan(200);
      expect(after.listeners - before.listeners).toBeLessThan(50);

      // Another copy of the script finds the tags taken, and leaves them as they are.
      await page.evaluate(async () => {
        const { src } = document.querySelector('script[src]') as HTMLScriptElement;
        await import(`${src}?again`);
      });
      expect(problems).toEqual([]);
    });

    test('code that does not arrive: said, and loaded at a second try', async ({ page }) => {
      let isBlocked = true;
      await page.route(/chunks\/editor-/, (route) =>
        isBlocked ? route.abort() : route.continue(),
      );
      await page.goto(`${host.origin}/plain.html`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This tool could not be loaded');
      isBlocked = false;
      await alert.getByRole('button', { name: 'Try again' }).click();
      if (await keepsFailedModules(page)) await page.reload();
      await expect(page.getByLabel('What should change?')).toBeVisible();
    });
  });
}

test('a strict policy without inline styles, and with Trusted Types, stops nothing', async ({
  page,
  baseURL,
}) => {
  const policy = [
    "default-src 'none'",
    `script-src ${baseURL}`,
    `connect-src ${baseURL}`,
    `img-src ${baseURL} blob:`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const host = await startHost({
    values: { script: `${baseURL}/embed/v1/nano-banana.js`, attributes: '' },
    headers: { 'Content-Security-Policy': policy },
  });
  try {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${host.origin}/strict.html`);
    await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
    const button = page.getByRole('button', { name: /^Generate/ });
    await expect(button).toHaveCSS('border-top-left-radius', /[1-9]/);
    await page.locator('input[type=file]').setInputFiles(await phonePhoto());
    await page.getByLabel('What should change?').fill('make it warmer');
    await button.click();
    await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    // A picture that the page drew itself needs no connection.
    await page
      .locator('nano-banana-editor')
      .evaluate((editor: HTMLElementTagNameMap['nano-banana-editor']) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
        return editor.loadImage(canvas.toDataURL());
      });
    await expect(page.getByRole('img', { name: 'Picture 2 of 2: picture' })).toBeVisible();
    await page.getByRole('tab', { name: 'Prompt Optimizer' }).click();
    await expect(page.getByRole('button', { name: /^Optimize/ }).first()).toBeVisible();
    expect(problems.filter((words) => !words.includes('favicon'))).toEqual([]);
  } finally {
    await host.stop();
  }
});

test('a widget by script tag loads at most 40 kB by itself', async ({ page, baseURL }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/embed/')) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.route('**/alone/*', async (route) => {
    const tag = `nano-banana-${route.request().url().split('/').at(-1)}`;
    const script = `<script type="module" src="/embed/v1/nano-banana.js"></script>`;
    const told = `<script>addEventListener('nb-ready', () => { document.title = 'ready' })</script>`;
    await route.fulfill({ contentType: 'text/html', body: `${told}${script}<${tag}></${tag}>` });
  });
  for (const widget of ['editor', 'figurine', 'pose-painter', 'prompt-optimizer']) {
    await page.goto(`${baseURL}/alone/${widget}`);
    await expect(page).toHaveTitle('ready');
    // What it asks the server, and what it does with the answers, is part of it.
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0);
    expect(bytes, widget).toBeGreaterThan(30_000);
    expect(bytes, widget).toBeLessThanOrEqual(40_000);
  }
});

async function seen(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    window.seen.map(({ type, tag, bubbles, composed, cancelable }) => ({
      ...{ type, tag, bubbles, composed, cancelable },
    })),
  );
}
