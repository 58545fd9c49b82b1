// Runs a program of the project under the pinned Node, with the project's own commands first on PATH.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const isWindows = process.platform === 'win32';

const environment = {
  ...process.env,
  PATH: [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/**
 * Starts `command` (a program of node_modules/.bin, or npm) in the project's root and resolves to
 * its exit code. The output goes to this process's own. What has no end after `minutes` is stopped
 * with all that it started, and has failed.
 */
export function run(command, args = [], { env = {}, minutes } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { env, detached: minutes !== undefined && !isWindows });
    const stop = () => stopAll(child);
    const limit = minutes && setTimeout(tooLong, minutes * 60_000);
    if (minutes) process.once('exit', stop);
    function tooLong() {
      console.error(`No end after ${minutes} minutes: ${command} ${args.join(' ')}`);
      stop();
    }
    function end(code) {
      clearTimeout(limit);
      process.off('exit', stop);
      resolve(code ?? 1);
    }
    child
      .on('error', (error) => {
        console.error(error.message);
        end(1);
      })
      .on('exit', end);
  });
}

/** Also what a process that does not answer has started: it is in the same group. */
function stopAll(child) {
  if (isWindows || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

/** The same as {@link run}, but returns the running child. */
export function start(command, args = [], { env = {}, detached = false } = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: isWindows,
    detached,
  });
}
