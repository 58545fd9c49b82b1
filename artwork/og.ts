/**
 * Makes the picture that each page is shared with: its heading beside one of the site's pictures, 1200 × 630 px, at most
 * 45 KB. Run by hand (`npm run og -w @nano-banana/site`) after pages were added or renamed; the results in site/public/og
 * are committed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';
import type { HeadContent } from '../site/src/head/page-head.ts';
import { sharePicture } from '../site/src/head/share-picture.ts';
import type { PictureInfo } from '../site/src/ui/picture-info.ts';

const site = new URL('../site/', import.meta.url);
const publicFolder = new URL('public/', site);

const MOST_BYTES = 45_000;

/** Pictures of pages that are no articles; the others have the mascot. */
const pictureOf: Record<string, string> = {
  '/nano-banana-3d-figurines': 'turn',
  '/pose-painter': 'highfive',
  '/examples': 'beach',
  '/tutorials': 'people',
  '/how-to-use': 'room',
  '/guides/how-to-use-nano-banana-in-ai-studio': 'perfume',
  '/blog': 'people-sketch',
  '/case-studies': 'family',
  '/faq': 'outfit',
  '/api': 'room-sketch',
  '/prompts': 'outfit',
  '/social-media-kit': 'pet',
  '/contact': 'highfive',
};

/** Grounds of the parts of the site, from the colours of the pictures' sets. */
const grounds: readonly [start: string, colour: string][] = [
  ['/tutorials', '#cfe8da'],
  ['/guides', '#cfe8da'],
  ['/how-to-use', '#cfe8da'],
  ['/blog', '#c9e1f6'],
  ['/case-studies', '#ffd3bf'],
];

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** The heading without the site's name: that stands above it. */
function headingOf({ title, article }: HeadContent): string {
  const heading = article?.headline ?? title.replace(/ \| Nano Banana$|^Nano Banana: /, '');
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

async function pictureUrl(name: string, info: PictureInfo): Promise<string> {
  const width = info.widths.find((px) => px >= 900) ?? info.width;
  const file = new URL(`art/${name}-${width}.webp`, publicFolder);
  return dataUrl('image/webp', await readFile(file));
}

interface Card {
  heading: string;
  section: string;
  ground: string;
  picture: string;
  isCutOut: boolean;
}

function cardHtml(
  { heading, section, ground, picture, isCutOut }: Card,
  fonts: string,
  logo: string,
) {
  const size = heading.length > 46 ? 62 : heading.length > 30 ? 72 : 86;
  return `<!doctype html><meta charset="utf-8"><style>
    ${fonts}
    body { margin: 0; width: 1200px; height: 630px; display: flex; background: ${ground}; color: #1b1812; }
    .words { box-sizing: border-box; width: 700px; padding: 56px 40px 60px 64px; display: flex; flex-direction: column; }
    .brand { display: flex; align-items: center; gap: 16px; font: 700 34px Display; letter-spacing: -0.01em; }
    .brand img { width: 48px; }
    .section { margin: auto 0 0; font: 600 26px Text; color: #4b3f17; }
    h1 { margin: 14px 0 0; font: 700 ${size}px/0.98 Display; letter-spacing: -0.03em; word-spacing: 0.06em; text-wrap: balance; }
    .art { box-sizing: border-box; padding: ${isCutOut ? '36px 24px 0 0' : 0}; width: 500px; height: 630px; object-fit: ${isCutOut ? 'contain' : 'cover'}; object-position: ${isCutOut ? 'bottom' : 'center'}; }
  </style>
  <div class="words"><div class="brand"><img src="${logo}">Nano Banana</div>
  <p class="section">${escapeHtml(section)}</p><h1>${escapeHtml(heading)}</h1></div>
  <img class="art" src="${picture}">`;
}

/** As good as it can be within the limit. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [86, 80, 74, 68, 62, 56, 50, 44]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`A picture does not fit into ${MOST_BYTES} bytes`);
}

async function fontFaces(): Promise<string> {
  const face = async (family: string, file: string, weight: string) => {
    const bytes = await readFile(new URL(`src/fonts/${file}`, site));
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${dataUrl('font/woff2', bytes)}); }`;
  };
  return `${await face('Display', 'display.woff2', '700')}${await face('Text', 'text.woff2', '400 700')}`;
}

const vite = await createServer({
  root: fileURLToPath(site),
  configFile: fileURLToPath(new URL('vite.config.ts', site)),
  server: { middlewareMode: true },
  appType: 'custom',
});
const { sitePages } = await vite.ssrLoadModule('/src/entry-server.tsx');
const { pictures } = await vite.ssrLoadModule('/src/content/pictures.ts');
const heads: HeadContent[] = (await sitePages()).map(({ head }: { head: HeadContent }) => head);
const listed = heads.filter(({ unlisted }) => !unlisted);

const folder = new URL('og/', publicFolder);
await mkdir(folder, { recursive: true });
const wanted = new Set(listed.map(({ path }) => sharePicture(path).slice('/og/'.length)));
for (const name of await readdir(folder)) {
  if (!wanted.has(name)) await rm(new URL(name, folder));
}

const executablePath = installedBrowser();
const browser = await chromium.launch({
  args: browserArgs,
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const fonts = await fontFaces();
const logo = dataUrl('image/svg+xml', await readFile(new URL('favicon.svg', publicFolder)));
const missing = new Set<string>();
for (const head of listed) {
  const { path, article } = head;
  const name = article?.picture ?? pictureOf[path] ?? 'mascot';
  const info = pictures[name];
  if (!info) {
    missing.add(name);
    continue;
  }
  const card: Card = {
    heading: headingOf(head),
    section: article?.section ?? '',
    ground: grounds.find(([start]) => path.startsWith(start))?.[1] ?? '#ffe08a',
    picture: await pictureUrl(name, info),
    isCutOut: info.hasAlpha ?? false,
  };
  await page.setContent(cardHtml(card, fonts, logo));
  await page.evaluate(() => document.fonts.ready);
  const jpeg = await encode(await page.screenshot());
  await writeFile(new URL(`.${sharePicture(path)}`, publicFolder), jpeg);
}
await browser.close();
await vite.close();
process.stdout.write(`${listed.length} pages\n`);
if (missing.size > 0) {
  process.stderr.write(`These pictures are missing: ${[...missing].join(', ')}\n`);
  process.exitCode = 1;
}
