import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The system's own limit is 104 bytes on macOS and 108 on Linux, the closing zero included. */
const longestPath = 103;

/**
 * Where the server of a data folder listens for its operator's commands: a socket in the folder, or
 * a named pipe on Windows.
 *
 * @returns undefined when the folder's path is too long for a socket.
 */
export function operatorAddress(dataDir: string, platform = process.platform): string | undefined {
  if (platform === 'win32') {
    const hash = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\nano-banana-${hash}`;
  }
  const path = join(dataDir, 'operator.sock');
  return Buffer.byteLength(path) <= longestPath ? path : undefined;
}
