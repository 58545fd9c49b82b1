import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json'));

/** Everything that npm installs from elsewhere, by its place in node_modules. */
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

/** Licences that ask no more than to be named, and weak copyleft of files that are used unchanged. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** libvips, which sharp loads as a library of its own that anybody may replace. */
const isReplaceableLibrary = (place) => /@img\/sharp-(libvips-)?[\w-]+$/.test(place);

/** Their package.json has no such field of today; their own files say MIT. All belong to the S3 server of the tests. */
const licensedByFile = ['busboy', 'dicer', 'humanize-number', 'only', 'streamsearch'];

test('every package has a licence that goes with MIT', () => {
  const others = installed.filter(([place, { license, dev }]) => {
    if (isReplaceableLibrary(place)) return false;
    if (!license) return !(dev && licensedByFile.some((name) => place.endsWith(`/${name}`)));
    // "A OR B" leaves the choice, "A AND B" does not.
    return !license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
  });
  expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('the lock file names no server, so that npm asks the registry of whoever installs', () => {
  const addresses = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(addresses.map(([place]) => place)).toEqual([]);
});

test('every package is pinned by what is in it', () => {
  const loose = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('only packages that were looked at run a script when they are installed', () => {
  const { allowScripts } = JSON.parse(read('package.json'));
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripts.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13));
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
