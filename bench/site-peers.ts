import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A site's template as its maker publishes it, built as its own instructions say. */
interface Template {
  name: string;
  /** Where it is made. */
  folder: string;
  /** `npx` with these makes the folder `site`. */
  create: readonly string[];
  /** `npm install` with these. */
  install: readonly string[];
  /** `npm run` serves the build with these. */
  serve: (port: number) => readonly string[];
  port: number;
  /** What is looked at. */
  pages: readonly string[];
}

/** React sites as their makers publish them, whose default builds need nothing but the npm registry. */
const templates: readonly Template[] = [
  {
    name: 'Docusaurus, classic template',
    folder: 'docusaurus',
    create: ['create-docusaurus@3.10.2', 'site', 'classic', '--typescript', '--skip-install'],
    // What it asks for loosely was published until then; later releases of those do not fit each other.
    install: ['--before=2026-08-01'],
    serve: (port) => ['serve', '--', '--port', String(port), '--no-open'],
    port: 4301,
    pages: ['/', '/blog/welcome'],
  },
  {
    name: 'TanStack Start, default template',
    folder: 'tanstack',
    create: [
      ...['@tanstack/create-start@0.59.43', 'create', 'site', '--yes', '--no-git', '--no-intent'],
      ...['--package-manager', 'npm'],
    ],
    install: [],
    serve: (port) => ['preview', '--', '--port', String(port)],
    port: 4302,
    pages: ['/'],
  },
];

/** A site that answers. */
export interface ServedSite {
  name: string;
  url: string;
  pages: readonly string[];
  stop(): Promise<void>;
}

/**
 * Makes, installs, builds and serves the templates in a folder; what is built already is only served.
 * @param served - gets each as soon as it answers, for stopping it whatever becomes of the next
 */
export async function servePeers(folder: string, served: ServedSite[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const template of templates) {
    const home = join(folder, template.folder);
    await prepare(template, home);
    served.push(await serve(template, join(home, 'site')));
  }
}

async function prepare({ create, install }: Template, home: string): Promise<void> {
  const done = join(home, 'built');
  if (await isThere(done)) return;
  await mkdir(home, { recursive: true });
  const site = join(home, 'site');
  if (!(await isThere(join(site, 'package.json'))))
    await run('npx', ['-y', ...create], { cwd: home });
  await run('npm', ['install', '--no-audit', '--no-fund', ...install], { cwd: site });
  await run('npm', ['run', 'build'], { cwd: site });
  await mkdir(done);
}

async function serve(template: Template, site: string): Promise<ServedSite> {
  const { name, port, pages } = template;
  const url = `http://localhost:${port}`;
  // npm's own process would stand between it and the signal that ends it.
  const child = spawn('npm', ['run', ...template.serve(port)], {
    cwd: site,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'close');
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 120) throw new Error(`${name} does not answer.`);
    await setTimeout(500);
  }
  const stop = async () => {
    if (child.pid) process.kill(-child.pid);
    await ended;
  };
  return { name, url, pages, stop };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
