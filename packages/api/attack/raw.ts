import { once } from 'node:events';
import { connect } from 'node:net';

/** What came back over a bare connection before it ended, at most for some seconds. */
export async function sendRaw(
  url: string,
  pieces: Iterable<string | Uint8Array>,
  seconds = 5,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    answer += data;
  });
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    // A server that hangs up while it is still being written to.
    socket.on('error', () => resolve());
    setTimeout(resolve, seconds * 1000);
  });
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) break;
    if (!socket.write(piece)) {
      await Promise.race([once(socket, 'drain').catch(() => undefined), over]);
    }
  }
  await over;
  socket.destroy();
  return answer;
}

/** The status of the first answer; undefined when the connection ended without one. */
export function statusOf(answer: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status ? Number(status) : undefined;
}

/** A request's head, with `Connection: close` so that the answer's end is seen. */
export function head(start: string, headers: readonly string[] = []): string {
  return [`${start} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
}
