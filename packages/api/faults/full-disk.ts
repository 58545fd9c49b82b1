import { existsSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into a server before anything else. While the file of DISK_FULL_WHILE exists, what is
// written into a folder "incoming" goes to Linux's device without room, so that the system itself
// says that the disk is full; a real small disk takes rights that a container does not give.
const flag = process.env.DISK_FULL_WHILE ?? '';
const { writeFile } = promises;

promises.writeFile = (file, ...rest) => {
  const isFull = /[\\/]incoming[\\/]/.test(String(file)) && existsSync(flag);
  return writeFile(isFull ? '/dev/full' : file, ...rest);
};
syncBuiltinESMExports();
