// Runs a program of the project under the pinned Node, with the project's own commands first on PATH.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const environment = {
  ...process.env,
  PATH: [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/**
 * Starts `command` (a program of node_modules/.bin, or npm) in the project's root and resolves to
 * its exit code. The output goes to this process's own.
 */
export function run(command, args = [], { env = {} } = {}) {
  return new Promise((resolve) => {
    start(command, args, { env })
      .on('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .on('exit', (code) => resolve(code ?? 1));
  });
}

/** The same as {@link run}, but returns the running child. */
export function start(command, args = [], { env = {}, detached = false } = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
    detached,
  });
}
