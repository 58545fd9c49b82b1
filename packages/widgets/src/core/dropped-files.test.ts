import { expect, it } from 'vitest';
import { droppedFiles, hasFiles } from './dropped-files.ts';

const file = (name: string) => new File(['x'], name);

const fileEntry = (name: string) =>
  ({
    name,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(file(name)),
  }) as unknown as FileSystemEntry;

const unreadable = (name: string) =>
  ({
    name,
    isDirectory: false,
    file: (_: unknown, reject: (error: unknown) => void) => reject(new DOMException('gone')),
  }) as unknown as FileSystemEntry;

/** Hands its entries out two at a time, as browsers do by the hundred. */
const folder = (name: string, entries: FileSystemEntry[]) => {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (resolve: (portion: unknown) => void) => resolve(left.splice(0, 2)) };
  };
  return { name, isDirectory: true, createReader } as unknown as FileSystemEntry;
};

const item = (entry: FileSystemEntry) => ({
  kind: 'file',
  webkitGetAsEntry: () => entry,
  getAsFile: () => (entry.isDirectory ? null : file(entry.name)),
});

const namesOf = async (...entries: FileSystemEntry[]) =>
  (await droppedFiles({ items: entries.map(item) })).map(({ name }) => name);

it('takes files in the order of the drop', async () => {
  expect(await namesOf(fileEntry('b.png'), fileEntry('a.png'))).toEqual(['b.png', 'a.png']);
});

it('takes the files of folders within folders, beyond the first portion', async () => {
  const inner = folder('inner', [fileEntry('3.png')]);
  const outer = folder('outer', [
    fileEntry('1.png'),
    fileEntry('2.png'),
    inner,
    fileEntry('4.png'),
  ]);
  expect(await namesOf(outer, fileEntry('5.png'))).toEqual([
    '1.png',
    '2.png',
    '3.png',
    '4.png',
    '5.png',
  ]);
});

it('leaves out what systems put into folders', async () => {
  const entries = ['.DS_Store', 'Thumbs.db', 'photo.jpg'].map(fileEntry);
  expect(await namesOf(folder('photos', entries))).toEqual(['photo.jpg']);
});

it('names what cannot be read, and loses nothing beside it', async () => {
  const photos = folder('photos', [unreadable('gone.jpg'), fileEntry('here.jpg')]);
  const files = await droppedFiles({ items: [item(photos)] });
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['gone.jpg', 0],
    ['here.jpg', 1],
  ]);
});

it('leaves alone text that is dragged', async () => {
  const text = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };
  expect(await droppedFiles({ items: [text] })).toEqual([]);
  expect(hasFiles({ types: ['text/plain'] })).toBe(false);
  expect(hasFiles({ types: ['text/uri-list', 'Files'] })).toBe(true);
});
