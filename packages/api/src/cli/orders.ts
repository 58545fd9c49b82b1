import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import {
  createPrintJobsService,
  type PrintJobRow,
  type PrintJobsService,
  type Quote,
} from '../services/print-jobs/print-jobs.ts';
import { createSender, printWebhookKind } from '../services/print-jobs/webhook.ts';
import { type PrintState, printJobs, printStates } from '../stores/database/schema.ts';
import {
  type Action,
  type Command,
  type CommandServices,
  done,
  failed,
  parsed,
  UsageError,
} from './command.ts';
import { toTable } from './table.ts';

const steps = printStates.slice(2);

const help = `Orders of prints.

  npm run orders -- list [--dead]        the newest first; --dead: those that the print service never got
  npm run orders -- show <id>            one order with its address
  npm run orders -- advance <id> <step>  takes it one step on: ${steps.join(', ')}
  npm run orders -- retry <id>           sends a dead letter again
  npm run orders -- forget <id> [--yes]  removes the address for good; the order stays`;

/** Hours for which the row of a delivery is kept when it is over. */
const deliveryHours = 24;

/** `orders`: what was ordered, and what became of it. */
export const ordersCommand: Command = {
  help,
  read([verb, ...args]) {
    switch (verb) {
      case 'list':
        return readList(args);
      case 'show':
        return withOne(args, show);
      case 'advance':
        return readAdvance(args);
      case 'retry':
        return withOne(args, retry);
      case 'forget':
        return readForget(args);
      default:
        throw new UsageError(
          'Say what to do: list, show, advance, retry or forget; --help shows how.',
        );
    }
  },
};

const ordersOf = ({ db, seal }: CommandServices): PrintJobsService =>
  createPrintJobsService({
    db,
    seal,
    send: undefined,
    jobs: { find: () => Promise.reject(new AppError('not_found')) },
  });

function readList(args: string[]): Action {
  const { values } = parsed(() =>
    parseArgs({ args, options: { dead: { type: 'boolean', default: false } } }),
  );
  return async (services) => {
    const orders = await ordersOf(services).list();
    const shown = values.dead ? orders.filter(({ delivery }) => delivery === 'dead') : orders;
    if (shown.length === 0)
      return done(values.dead ? 'There are no dead letters.' : 'There are no orders yet.');
    return done(
      ...toTable([
        ['ID', 'ORDERED', 'STATUS', 'PRINT SERVICE', 'WHAT', 'USD'],
        ...shown.map(toRow),
      ]),
    );
  };
}

function toRow(row: PrintJobRow): string[] {
  const { material, quality, quantity } = row.options as Record<string, string>;
  return [
    row.id,
    row.orderedAt?.toISOString().slice(0, 16) ?? '',
    row.status,
    row.delivery ?? '',
    `${quantity} × ${material}, ${quality}`,
    (row.quote as Quote).price.toFixed(2),
  ];
}

/** Reads a command about one order. */
function withOne(
  args: string[],
  act: (services: CommandServices, order: PrintJobRow) => ReturnType<Action>,
): Action {
  const { positionals } = parsed(() => parseArgs({ args, options: {}, allowPositionals: true }));
  const [id, ...more] = positionals;
  if (!id || more.length > 0) throw new UsageError('Name the id of one order; list shows them.');
  return async (services) => {
    const order = await ordersOf(services).find(id).catch(orUnknown);
    if (!order || order.status === 'quoted')
      return failed(`There is no order with the id "${id}".`);
    return act(services, order);
  };
}

async function show(services: CommandServices, order: PrintJobRow) {
  const address = order.address ? await ordersOf(services).addressOf(order.id) : undefined;
  const details = { ...order, address, emailHash: undefined };
  return done(JSON.stringify(details, null, 2));
}

function readAdvance(args: string[]): Action {
  const step = args.pop() as PrintState;
  if (!steps.includes(step)) {
    throw new UsageError(`Name an order and the step that it takes: ${steps.join(', ')}.`);
  }
  return withOne(args, async (services, { id }) => {
    try {
      await ordersOf(services).advance(id, step);
      return done(`The order ${id} is "${step}" now.`);
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong_step') return failed(error.message);
      throw error;
    }
  });
}

async function retry({ db, openQueue }: CommandServices, { id, delivery }: PrintJobRow) {
  if (delivery !== 'dead') return failed(`The order ${id} is no dead letter.`);
  const send = createSender(await openQueue([printWebhookKind]), deliveryHours);
  await db.transaction(async (tx) => {
    const isDead = and(eq(printJobs.id, id), eq(printJobs.delivery, 'dead'));
    await tx.update(printJobs).set({ delivery: 'waiting' }).where(isDead);
    await send(tx, { id, requestId: 'operator' });
  });
  return done(`The order ${id} is sent again.`);
}

function readForget(args: string[]): Action {
  const isSure = args.includes('--yes');
  const rest = args.filter((arg) => arg !== '--yes');
  return withOne(rest, async (services, { id, delivery }) => {
    if (!isSure && (delivery === 'waiting' || delivery === 'dead')) {
      const warning = `The order ${id} has not reached the print service: without its address it never will.`;
      return { ...failed(warning), question: 'Remove the address all the same?' };
    }
    await ordersOf(services).forgetAddress(id);
    return done(`The address of the order ${id} is gone.`);
  });
}

function orUnknown(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
