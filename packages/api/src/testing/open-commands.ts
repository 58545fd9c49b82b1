import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandServices, Outcome } from '../cli/command.ts';
import { runCommand } from '../cli/commands.ts';
import { openCommandServices } from '../cli/open-services.ts';
import { readConfig } from '../config.ts';
import { testStores } from './test-stores.ts';

/** What an operator has before them. */
export interface OpenCommands {
  services: CommandServices;
  /** A folder for what commands write. */
  folder: string;
  /** Runs a command as it is typed, such as `run('keys', 'list')`. */
  run(name: string, ...args: string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** Opens stores for the operator's commands: embedded ones in `unit`, real servers in `scale`. */
export async function openCommands(): Promise<OpenCommands> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-commands-'));
  const stores = await testStores();
  const dataDir = join(folder, 'data');
  const config = readConfig({ ...stores.environment, DATA_DIR: dataDir });
  const { services, close } = await openCommandServices(config, (error) => {
    throw error;
  });
  return {
    services,
    folder,
    run: (name, ...args) => runCommand(services, { name, args, folder }),
    async close() {
      await close();
      await stores.drop();
      await rm(folder, { recursive: true });
    },
  };
}
