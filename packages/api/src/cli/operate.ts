import '../v8-flags.ts';
import { createInterface } from 'node:readline/promises';
import { type Config, readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { FolderTakenError } from '../stores/database/folder-lock.ts';
import { askServer } from './ask-server.ts';
import { done, failed, type Outcome, UsageError } from './command.ts';
import { type Call, commands, runCommand } from './commands.ts';
import { moveTo, moveToHelp, readMoveTo } from './move-to/index.ts';
import { openCommandServices } from './open-services.ts';

const onError = (error: unknown) => void process.stderr.write(`${error}\n`);

/** Runs the command that the arguments name and answers the exit code. */
async function operate([name, ...args]: string[]): Promise<number> {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (name === 'move-to') {
    if (isHelp) return show(done(moveToHelp));
    const options = readMoveTo(args);
    return show(await moveTo(readConfig(process.env), options, onError));
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || !command) {
    const known = [...Object.keys(commands), 'move-to'].join(', ');
    return show(failed(`Name a command: ${known}; each has --help.`));
  }
  if (isHelp) return show(done(command.help));
  // npm changes the folder; what is written belongs where the operator stands.
  const call = { name, args, folder: process.env.INIT_CWD ?? process.cwd() };
  // Wrong arguments are told before anything is opened.
  command.read(call.args, call.folder);
  return answer(readConfig(process.env), call);
}

/** Runs a command and, when it asks back, asks the person at the terminal. */
async function answer(config: Config, call: Call): Promise<number> {
  const outcome = await runAnywhere(config, call);
  if (outcome.question === undefined) return show(outcome);
  show({ ...outcome, exitCode: 0 });
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    return show(failed('Nothing was done; add --yes to do it.'));
  }
  const terminal = createInterface(process.stdin, process.stdout);
  const reply = await terminal.question(`${outcome.question} (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(reply.trim())) return show(failed('Nothing was done.'));
  return show(await runAnywhere(config, { ...call, args: [...call.args, '--yes'] }));
}

/** Opens the stores for the command; when a server has them already, that one runs it. */
async function runAnywhere(config: Config, call: Call): Promise<Outcome> {
  const open = await openCommandServices(config, onError).catch((error: unknown) => {
    if (error instanceof FolderTakenError) return undefined;
    throw error;
  });
  if (!open) return askServer(config.dataDir, call);
  try {
    return await runCommand(open.services, call);
  } finally {
    await open.close();
  }
}

function show({ lines, exitCode }: Outcome): number {
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  stream.write(`${lines.join('\n')}\n`);
  return exitCode;
}

function explain(error: unknown): number {
  const isExpected = error instanceof UsageError || error instanceof StartupError;
  return show(failed(isExpected ? error.message : `The command failed: ${error}`));
}

// What is kept is personal, and so is an export: nobody else on this machine may read it.
process.umask(0o077);
process.exitCode = await operate(process.argv.slice(2)).catch(explain);
