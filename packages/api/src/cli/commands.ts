import { type Command, type CommandServices, failed, type Outcome, UsageError } from './command.ts';
import { keysCommand } from './keys.ts';
import { ordersCommand } from './orders.ts';
import { personalDataCommand } from './personal-data/index.ts';

/** The commands that work beside a running server. */
export const commands: Readonly<Record<string, Command>> = {
  keys: keysCommand,
  orders: ordersCommand,
  'personal-data': personalDataCommand,
};

/** A command as it was called. */
export interface Call {
  /** Name of the command. */
  name: string;
  args: string[];
  /** Absolute path of the folder that it was called in. */
  folder: string;
}

/** Runs a command; that it was called wrongly is an outcome too. */
export async function runCommand(services: CommandServices, call: Call): Promise<Outcome> {
  const command = Object.hasOwn(commands, call.name) ? commands[call.name] : undefined;
  if (!command) return failed(`There is no command "${call.name}".`);
  try {
    return await command.read(call.args, call.folder)(services);
  } catch (error) {
    if (error instanceof UsageError) return failed(error.message);
    throw error;
  }
}
