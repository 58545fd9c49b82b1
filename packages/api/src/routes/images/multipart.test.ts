import { describe, expect, test } from 'vitest';
import { parseMultipart } from './multipart.ts';

const type = 'multipart/form-data; boundary=XX';

function parse(text: string, contentType = type) {
  return parseMultipart(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'), contentType);
}

const field = (name: string, value: string) =>
  `--XX\nContent-Disposition: form-data; name="${name}"\n\n${value}\n`;

test('reads what the platform writes, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) >> 3);
  const written = new FormData();
  written.append('image', new File([bytes], 'näme "1".png'));
  written.append('prompt', 'schöner\r\n--XX');
  written.append('image', new File([], 'empty.png'));
  const request = new Request('http://localhost', { method: 'POST', body: written });
  const body = Buffer.from(await request.clone().arrayBuffer());
  const read = await parseMultipart(body, String(request.headers.get('content-type')));

  const [first, second] = read.getAll('image') as File[];
  expect(new Uint8Array(await (first as File).arrayBuffer())).toEqual(bytes);
  expect(second?.size).toBe(0);
  expect(read.get('prompt')).toBe('schöner\r\n--XX');
});

test.each([
  ['text before the first boundary', `preamble\n${field('a', '1')}--XX--\n`, type],
  ['text after the last boundary', `${field('a', '1')}--XX--\nepilogue`, type],
  ['no line break at the end', `${field('a', '1')}--XX--`, type],
  ['a quoted boundary', `${field('a', '1')}--XX--`, 'multipart/form-data; boundary="XX"'],
  ['other headers', '--XX\nX: y\ncontent-disposition: form-data; name=a\n\n1\n--XX--', type],
])('allows %s', async (_, text, contentType) => {
  expect([...(await parse(text, contentType))]).toEqual([['a', '1']]);
});

test('a value may be empty and may hold what looks like a boundary', async () => {
  const form = await parse(`${field('a', '')}${field('b', '-XX --X X')}--XX--`);
  expect([...form]).toEqual([
    ['a', ''],
    ['b', '-XX --X X'],
  ]);
});

test('a form without fields is empty', async () => {
  expect([...(await parse('--XX--'))]).toEqual([]);
});

describe('what is refused', () => {
  test.each([
    ['nothing', ''],
    ['no boundary', 'hello'],
    ['no last boundary', field('a', '1')],
    ['an end in the headers', '--XX\nContent-Disposition: form-data; name="a"\n--XX--'],
    ['a part without a name', '--XX\nContent-Disposition: form-data\n\n1\n--XX--'],
    ['a part without headers', '--XX\n\n1\n--XX--'],
    ['something after a boundary', '--XXY\n\n1\n--XX--'],
    ['headers without end', `--XX\nX: ${'y'.repeat(20_000)}\n\n1\n--XX--`],
    ['a thousand parts', `${field('a', '1').repeat(1000)}--XX--`],
  ])('%s', async (_, text) => {
    await expect(parse(text)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
