import type { Client } from '@nano-banana/client-sdk';

/** Origin (and path prefix) of a client's server. */
export function serverOf(client: Client): string {
  const file = '/api/files/any';
  return client.files.url(file).replace(file, '');
}
