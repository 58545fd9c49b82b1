import { beforeAll, describe, expect, test } from 'vitest';
import { editForm, makePicture } from '../src/testing/pictures.ts';
import { head, sendRaw, statusOf } from './raw.ts';
import { attacked, isShort } from './server.ts';

let url: string;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  ({ url } = await attacked());
  picture = await makePicture('png');
});

const boundary = 'x'.repeat(20);
const formType = `Content-Type: multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const postJson = (path: string, body: string, headers = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('bodies', () => {
  test('a form without end is ended by the server', async () => {
    function* endless() {
      yield head('POST /api/generate-image', [formType, 'Transfer-Encoding: chunked']);
      const piece = 'a'.repeat(64 * 1024);
      yield chunked(
        `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
      );
      for (let count = 0; count < 4000; count++) yield chunked(piece);
    }
    expect(statusOf(await sendRaw(url, endless(), 30))).toBe(413);
  });

  test('a form of 1,000 parts is refused', async () => {
    const body = Array.from({ length: 1000 }, (_, index) => part(`field${index}`, 'x')).join('');
    const request = head('POST /api/generate-image', [formType, `Content-Length: ${body.length}`]);
    expect([400, 413]).toContain(statusOf(await sendRaw(url, [request, body])));
  });

  test('a field that is there twice is refused, not guessed', async () => {
    const form = editForm([picture], { prompt: 'Make it warmer' });
    form.append('prompt', 'Make it blue');
    const answer = await fetch(`${url}/api/generate-image`, { method: 'POST', body: form });
    expect(answer.status).toBe(400);
  });

  test('two lengths in one request are refused', async () => {
    const both = ['Content-Length: 5', 'Transfer-Encoding: chunked'];
    const smuggled = `0\r\n\r\n${head('GET /metrics')}`;
    const answer = await sendRaw(url, [head('POST /api/optimize-prompt', both), smuggled]);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('a length that is no number, or below nothing, is refused', async () => {
    for (const length of ['-1', '1e3', '0x10', '9'.repeat(40), '5, 6']) {
      const answer = await sendRaw(
        url,
        [head('POST /api/feedback', [`Content-Length: ${length}`])],
        2,
      );
      expect(statusOf(answer), length).toBe(400);
    }
  });

  test.each([
    ['nested 8,000 deep', '['.repeat(8000) + ']'.repeat(8000)],
    ['of objects nested 2,000 deep', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
    ['that is no object', '"prompt"'],
    ['that is cut off', '{"prompt":"war'],
  ])('JSON %s is refused', async (_, body) => {
    const answer = await postJson('/api/optimize-prompt', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test.each(['__proto__', 'constructor', 'toString'])('the key %s reaches nothing', async (key) => {
    const hostile = `{"prompt":"make it warmer","${key}":{"success":false,"prompt":"blue"}}`;
    const plain = await postJson('/api/optimize-prompt', '{"prompt":"make it warmer"}');
    const told = await postJson('/api/optimize-prompt', hostile);
    expect(await told.json()).toEqual(await plain.json());
  });

  test('JSON of megabytes is refused', async () => {
    const answer = await postJson('/api/feedback', JSON.stringify({ message: 'x'.repeat(4e6) }));
    expect(answer.status).toBe(413);
  });
});

const chunked = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`;

describe('heads', () => {
  test('a flood of headers is refused', async () => {
    const many = Array.from({ length: 400 }, (_, index) => `X-${index}: ${'y'.repeat(200)}`);
    expect(statusOf(await sendRaw(url, [head('GET /api/health', many)]))).toBe(431);
  });

  test.each(['TRACE', 'PROPFIND', 'PUT', 'PATCH', 'FOO'])(
    'the method %s does nothing',
    async (method) => {
      const status = statusOf(await sendRaw(url, [head(`${method} /api/health`)]));
      expect([400, 404, 405, 501]).toContain(status);
    },
  );

  test('headers that name another host, path or method change nothing', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-original-url': '/metrics',
      'x-rewrite-url': '/metrics',
      'x-http-method-override': 'DELETE',
    };
    for (const path of ['/api/config', '/api/openapi.json', '/api/no-such', '/']) {
      const [told, plain] = await Promise.all([fetch(url + path, { headers }), fetch(url + path)]);
      const text = await told.text();
      expect(told.status).toBe(plain.status);
      expect(text).not.toContain('evil.example');
      expect([...told.headers].join()).not.toContain('evil.example');
    }
  });

  test('a made-up host is in no answer', async () => {
    const request = 'GET /api/no-such HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(url, [request])).not.toContain('evil.example');
  });

  test('no page of another origin gets the visitor’s rights', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await fetch(`${url}/api/config`, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('names in paths', () => {
  const tricks = [
    '..%2f..%2f..%2fetc%2fpasswd',
    '..%252f..%252fetc%252fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '%00',
    '%c0%ae%c0%ae',
    '%ff',
    'a'.repeat(6000),
    '00000000000000000000000000000000%00.png',
    '__proto__',
    'constructor',
    "1'%20or%20'1'='1",
  ];
  const places = [
    '/api/files/',
    '/api/jobs/',
    '/api/figurines/',
    '/api/3d-models/',
    '/api/print-jobs/',
    '/',
    '/embed/v1/',
  ];

  test.each(places)('tricks behind %s find nothing', async (place) => {
    for (const trick of tricks) {
      const answer = await sendRaw(url, [head(`GET ${place}${trick}`)]);
      expect([400, 404, 414, 431], trick.slice(0, 60)).toContain(statusOf(answer));
      expect(answer).not.toContain('root:');
    }
  });

  test('a file’s address takes no other ending', async () => {
    const body = editForm([picture], { prompt: 'Make it black and white' });
    const made = await fetch(`${url}/api/generate-image`, { method: 'POST', body });
    const { imageUrl } = (await made.json()) as { imageUrl: string };
    for (const ending of ['/.css', ';.css', '%3b.css', '/x', '.html', '%00.html']) {
      const answer = await fetch(url + imageUrl + ending);
      expect([400, 404], ending).toContain(answer.status);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });
});

describe('words', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '\u202Egnp.exe\u2066 make it warmer',
    'make it warmer\u0000',
    '\u0007\u001b[31m',
    '{{constructor.constructor("alert(1)")()}}',
    'warmer '.repeat(2000),
  ])('%j is answered as JSON that no browser takes for a page', async (prompt) => {
    const body = editForm([picture], { prompt });
    const answer = await fetch(`${url}/api/generate-image`, { method: 'POST', body });
    expect([200, 400, 422]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('many at once', () => {
  test('guessed keys are all answered alike', async () => {
    const guesses = Array.from({ length: isShort ? 20 : 300 }, (_, index) => index.toString(16));
    const answers = new Set<string>();
    for (const guess of guesses) {
      const authorization = `Bearer nb_${guess.padStart(12, '0')}_${'a'.repeat(43)}`;
      const answer = await fetch(`${url}/api/limits`, { headers: { authorization } });
      const { requestId, ...rest } = (await answer.json()) as { requestId: string };
      expect(requestId).toBeTruthy();
      answers.add(JSON.stringify([answer.status, rest]));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('key_invalid');
  });

  test('twenty equal requests with one key make one picture', async () => {
    const headers = { 'idempotency-key': 'attack-on-one-key', 'x-visitor-token': 'v'.repeat(24) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const body = editForm([picture], { prompt: 'Make it black and white' });
        const answer = await fetch(`${url}/api/generate-image`, { method: 'POST', body, headers });
        return { status: answer.status, ...((await answer.json()) as { imageUrl?: string }) };
      }),
    );
    const made = new Set(answers.flatMap(({ imageUrl }) => imageUrl ?? []));
    expect(made.size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  test('what one caller is told is not kept for another', async () => {
    for (const path of ['/api/limits', '/api/jobs', '/api/figurines']) {
      const answer = await fetch(url + path, { headers: { 'x-visitor-token': 'w'.repeat(24) } });
      expect(answer.headers.get('cache-control'), path).toMatch(/no-store|private/);
    }
  });
});

test('after all that the same server still answers', async () => {
  const { process: server } = await attacked();
  expect(server.exitCode).toBeNull();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});
