import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@nano-banana/widgets/elements';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { keepsFailedModules } from '../failed-modules.ts';
import { bundleApp } from '../host-app.ts';
import { copyExample, editInExample, serveExample } from '../host-example.ts';
import { type HostServer, startHost } from '../host-server.ts';
import { type PictureFile, phonePhoto } from '../pictures.ts';

/*
 * Pages of partners, each on another origin than the API, and what they do to an embedded editor. What people who embed
 * widgets complain about, and where it is tested (here unless another file is named):
 *
 * | Demand                                            | Test                                                           |
 * |---------------------------------------------------|----------------------------------------------------------------|
 * | No CSS leaking in or out                          | hostile styles; elements.spec.ts, attributes and properties    |
 * | A strict policy without `unsafe-inline`           | elements.spec.ts, a strict policy; csp.spec.ts                 |
 * | Import is safe on a server                        | widgets: server-side.test.tsx; examples/next                   |
 * | Two copies or two versions on one page            | loaded late, offline and twice                                 |
 * | The host's own React, any version                 | an application; examples/react-16, webpack (18), vite-react        |
 * | No restart when a callback changes identity       | an application                                                 |
 * | Inner events do not look like ours                | two editors                                                    |
 * | Focus and ARIA of dialogs inside a shadow root    | hostile styles                                                 |
 * | Never steal focus or scroll the host              | elements.spec.ts, an editor in a page                          |
 * | No endless spinner: visible failure and retry     | slow and failing; loaded late; elements.spec.ts, code that …   |
 * | Every string translatable, locale switched live   | widgets: Locales.stories.tsx; here: words of the application   |
 * | Theming without `!important`                      | elements.spec.ts, attributes and properties                    |
 * | Loaded late, or after client-side navigation      | loaded late, offline and twice; an application                 |
 * | Stable immutable URLs with CORS, for SRI          | api: routes/embed/embed.test.ts                                |
 * | Small first load                                  | .size-limit.mjs; bench/embed.ts                                |
 * | Photos from phones                                | edit.spec.ts, a photo …; api: routes/images                    |
 * | Cancel that cancels; say why there is no picture  | edit-failures.spec.ts; an application (leaving the page)       |
 * | Continue from a result; old beside new            | edit.spec.ts, a result can be edited again                     |
 * | Unmasked pixels stay untouched                    | only-here.spec.ts                                              |
 * | Keyboard and WCAG on canvases and croppers        | widgets: stories with axe; pose-painter.spec.ts                |
 * | Printable meshes                                  | packages/figurine-mesh; figurine.spec.ts                       |
 */

let hosts: Pick<HostServer, 'stop'>[] = [];

test.afterEach(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  hosts = [];
});

/** A partner's server, whose pages use the script tag of the API. */
async function partner(baseURL: string | undefined, folders: Record<string, string> = {}) {
  const host = await startHost({
    folders,
    values: {
      script: `${baseURL}/embed/v1/nano-banana.js`,
      classic: `${baseURL}/embed/v1/nano-banana.classic.js`,
      api: baseURL ?? '',
    },
  });
  hosts.push(host);
  return host;
}

test('hostile styles, clipping parents, 320 px, forced colours: nothing gets in, dialogs get out', async ({
  page,
  baseURL,
}) => {
  const { origin } = await partner(baseURL);
  await page.goto(`${origin}/hostile.html`);
  await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
  const prompt = page.getByLabel('What should change?');
  await expect(prompt).toHaveCSS('font-size', '16px');
  await expect(prompt).toHaveCSS('font-style', 'normal');
  await expect(prompt).toHaveCSS('letter-spacing', 'normal');
  await expect(prompt).toHaveCSS('opacity', '1');
  await expect(page.locator('#first .nb-editor')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('#first .nb-editor')).toHaveCSS('text-transform', 'none');

  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await prompt.fill('make it warmer');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();

  // A dialog fills the window although its element lies in a box that clips, and keeps the focus inside.
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/./);
  const window = page.viewportSize();
  expect.soft(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...window });
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await focusIsIn(page, 'dialog'), `after ${i + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.soft(page.getByRole('button', { name: 'Full screen' })).toBeFocused();

  // 1280 px at 400 %, dark, and in the colours of the system.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect.soft(await widerThanWindow(page), 'nothing sticks out').toEqual([]);
  expect.soft(await tooSmall(page), 'targets of 24 px').toEqual([]);
  await prompt.focus();
  await expect.soft(prompt).toBeInViewport();
  const generate = page.getByRole('button', { name: /^Generate/ });
  expect.soft(await hasEdge(generate), 'a button has an edge without its colours').toBe(true);
  await page.getByRole('tab', { name: 'Prompt Optimizer' }).click();
  await expect(page.getByRole('button', { name: /^Optimize/ }).first()).toBeVisible();
  expect.soft(await widerThanWindow(page), 'nor in the optimizer').toEqual([]);
});

for (const library of ['react', 'preact'] as const) {
  test(`an application with ${library}: new functions restart nothing, pages come and go`, async ({
    page,
    baseURL,
  }) => {
    const folder = await bundleApp(library);
    const { origin } = await partner(baseURL, { app: folder });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const held = await hold(page, '**/api/generate-image');
    const again = page.getByRole('button', { name: 'Render again' });
    const told = page.locator('output');
    try {
      await page.goto(`${origin}/app.html`);
      // The component on Preact is what the script tag has inside already.
      const kinds =
        library === 'react' ? (['Element', 'Component'] as const) : (['Element'] as const);
      for (const kind of kinds) {
        await page.getByRole('button', { name: kind }).click();
        await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
        await page.locator('input[type=file]').setInputFiles(await phonePhoto());
        await page.getByLabel(/^Wish of render/).fill('make it warmer');
        await page.getByRole('button', { name: /^Generate/ }).click();
        const first = await held.next();
        await expect(told).toHaveText(/^generate/);
        await again.click();
        await again.click();
        const render = kind === 'Element' ? 3 : 5;
        const prompt = page.getByLabel(`Wish of render ${render}`);
        await expect(prompt, 'words switch at once').toHaveValue('make it warmer');
        await first.continue();
        await expect(told, kind).toHaveText(`result, told to render ${render}`);
        expect(held.count(), 'nothing was asked twice').toBe(1);
        await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();

        // Whoever leaves the page ends what is under way, and finds a working editor when they come back.
        await page.getByRole('button', { name: /^Generate/ }).click();
        const second = await held.next();
        const ended = page.waitForEvent('requestfailed', (request) => request === second.request());
        await page.getByRole('button', { name: 'Away' }).click();
        await ended;
        await page.getByRole('button', { name: kind }).click();
        await expect(page.getByLabel(/^Wish of render/)).toHaveValue('');
        await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
        held.reset();
      }
      expect(problems).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

test('loaded late, offline and twice: words of the page until it is there, and then one editor', async ({
  page,
  context,
  baseURL,
}) => {
  const { origin } = await partner(baseURL);
  const problems: string[] = [];
  await page.goto(`${origin}/late.html`);
  await expect(page.getByText('Our editor is on its way.')).toBeVisible();

  // The first file arrives, what it needs does not: said, and tried again when the visitor wants.
  let isDown = true;
  await page.route(/\/chunks\//, (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Load the module' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This tool could not be loaded');
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  if (await keepsFailedModules(page)) {
    await page.reload();
    await page.getByRole('button', { name: 'Load the module' }).click();
  }
  await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  // Once more, as another tag manager does it, and as another version beside it.
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.getByLabel('What should change?').fill('make it warmer');
  const second = page.waitForResponse(/nano-banana\.classic\.js/);
  await page.getByRole('button', { name: 'Load the classic script' }).click();
  await second;
  await page.evaluate(
    (address) => import(address),
    `${baseURL}/embed/v1/nano-banana.js?another-version`,
  );
  await expect(page.getByLabel('What should change?')).toHaveValue('make it warmer');
  await expect(page.locator('#first .nb-editor')).toHaveCount(1);

  // The connection is lost during use, and comes back.
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  // What the first picture makes the editor fetch has come: some browsers never ask again for a module that failed.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(alert).toContainText('Network error');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('slow and failing: a server that says nothing, refuses or breaks off is told, with a second try', async ({
  page,
  baseURL,
}) => {
  const { origin } = await partner(baseURL);
  await page.clock.install();
  let silent: 'files' | 'server' | 'nothing' = 'files';
  await page.route(/chunks\/editor-.*\.js/, (route) => {
    if (silent !== 'files') return route.continue();
  });
  await page.route('**/api/config', (route) => {
    if (silent !== 'server') return route.continue();
  });
  await page.goto(`${origin}/late.html`);
  await page.getByRole('button', { name: 'Load the module' }).click();
  const alert = page.getByRole('alert');
  const shell = page.locator('#first .shell');
  await expect(shell).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:45');
  await expect(alert, 'a file that never comes').toContainText('This tool could not be loaded');

  silent = 'server';
  await page.reload();
  await page.getByRole('button', { name: 'Load the module' }).click();
  await expect(page.getByLabel('What should change?')).toBeVisible();
  await page.getByLabel('What should change?').fill('make it warmer');
  await page.clock.fastForward('00:45');
  await expect(alert, 'a server that never answers').toContainText('cannot reach its server');
  silent = 'nothing';
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Style' })).toBeVisible();
  await expect(page.getByLabel('What should change?')).toHaveValue('make it warmer');

  // An edit: broken off, refused by a proxy, done.
  let answer: (route: Route) => Promise<void> = (route) => route.abort('connectionreset');
  await page.route('**/api/generate-image', (route) => answer(route));
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  const generate = page.getByRole('button', { name: /^Generate/ });
  await generate.click();
  await expect(alert).toContainText('Network error');
  answer = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Oh</p>' });
  await generate.click();
  await expect(alert).toContainText('502');
  answer = (route) => route.continue();
  await generate.click();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('two editors: keys, pictures, drops, pastes and letters of their own', async ({
  page,
  baseURL,
}) => {
  const { origin } = await partner(baseURL);
  const keys = new Set<string>();
  await page.route(/\/api\/(?!files)/, async (route) => {
    const { authorization = '', ...headers } = await route.request().allHeaders();
    if (route.request().method() !== 'OPTIONS') keys.add(authorization);
    // These keys are none of this server's.
    await route.continue({ headers });
  });
  await page.goto(`${origin}/two.html`);
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await expect(one.getByRole('button', { name: 'Style' })).toBeVisible();
  await expect(two.getByRole('button', { name: 'Style' })).toBeVisible();
  expect([...keys].sort()).toEqual(['Bearer key-one', 'Bearer key-two']);

  const pictures = (editor: Locator) => editor.getByRole('img', { name: /^Picture \d of \d/ });
  const photo = await phonePhoto();
  await give(two, 'drop', photo);
  await expect(pictures(two)).toHaveCount(1);
  await give(two.getByLabel('What should change?'), 'paste', photo);
  await expect(pictures(two)).toHaveCount(2);
  await expect(pictures(one)).toHaveCount(0);
  // What is pasted into a field of the page is the page's.
  await give(page.locator('#note'), 'paste', photo);
  // And what is dropped beside the editors does not replace the page.
  expect(await give(page.locator('#note'), 'drop', photo)).toBe('prevented');
  await expect(pictures(one)).toHaveCount(0);

  // Letters for our fields are no shortcuts of the page; elsewhere its shortcuts work.
  const prompt = two.getByLabel('What should change?');
  await prompt.pressSequentially('jog?');
  await expect(prompt).toHaveValue('jog?');
  expect(await page.evaluate('shortcuts')).toEqual([]);
  await page.locator('#note').press('j');
  expect(await page.evaluate('shortcuts')).toEqual(['j', 'j', 'j']);

  // Inner events do not leave the element; what does is ours.
  const leaving = await two.evaluate((element) => {
    const seen: string[] = [];
    for (const type of ['change', 'input', 'select', 'close', 'cancel', 'toggle', 'submit', 'load'])
      element.addEventListener(type, (event) => {
        if (event.target === element) seen.push(event.type);
      });
    Object.assign(window, { leaving: seen });
    return seen;
  });
  expect(leaving).toEqual([]);
  await prompt.fill('make it warmer');
  await two.getByRole('button', { name: /^Generate/ }).click();
  await expect(two.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expect(one.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  await two.getByRole('combobox').first().selectOption({ index: 1 });
  expect(await page.evaluate('leaving')).toEqual([]);
});

test('the example of a plain page edits a picture', async ({ page, baseURL }) => {
  // The others need packages of their own: npm run test:examples.
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-example-'));
  await copyExample('plain-html', folder, baseURL ?? '');
  const host = await serveExample('plain-html', folder);
  hosts.push(host);
  await editInExample(page, host.address);
  await rm(folder, { recursive: true, force: true });
});

/** Requests to an address wait until the test lets them go on. */
async function hold(page: Page, address: string) {
  const waiting: Route[] = [];
  let count = 0;
  await page.route(address, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    count += 1;
    waiting.push(route);
  });
  return {
    count: () => count,
    reset: () => {
      count = 0;
    },
    async next(): Promise<Route> {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      const route = waiting.shift();
      if (!route) throw new Error('No request');
      return route;
    },
  };
}

/** Drops or pastes a file as a browser does. @returns whether somebody took it */
async function give(
  target: Locator,
  how: 'drop' | 'paste',
  { name, mimeType, buffer }: PictureFile,
) {
  return target.evaluate(
    (element, { bytes, ...file }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file.name, { type: file.mimeType }));
      const common = { bubbles: true, composed: true, cancelable: true };
      const inner = element.shadowRoot?.querySelector('textarea') ?? element;
      const isFree =
        file.how === 'paste'
          ? inner.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }))
          : ['dragenter', 'dragover', 'drop']
              .map((type) =>
                inner.dispatchEvent(new DragEvent(type, { ...common, dataTransfer: data })),
              )
              .at(-1);
      return isFree ? 'left' : 'prevented';
    },
    { name, mimeType, how, bytes: [...buffer] },
  );
}

async function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const inner = document.activeElement?.shadowRoot?.activeElement;
    // While the browser's own controls have the focus, the page has none.
    return !inner || inner.closest(wanted) !== null;
  }, selector);
}

/** What the shadow root shows. */
const shown = (page: Page) =>
  page.evaluateHandle(() =>
    [
      ...(document.querySelector('nano-banana-editor')?.shadowRoot?.querySelectorAll('*') ?? []),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true })),
  );

/** What makes the page scroll sideways. */
async function widerThanWindow(page: Page): Promise<string[]> {
  const elements = await shown(page);
  return elements.evaluate((all) => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return all
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.localName}.${element.classList}`);
  });
}

/** Buttons and fields smaller than WCAG 2.2 asks for (2.5.8): 24 × 24 px. */
async function tooSmall(page: Page): Promise<string[]> {
  const elements = await shown(page);
  return elements.evaluate((all) =>
    all
      .filter((element) => element.matches('button, select, textarea, [role=tab], a[href]'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (width < 24 || height < 24);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.textContent}: ${width} × ${height}`;
      }),
  );
}

async function hasEdge(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  });
}
