import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = moment('created_at').notNull().defaultNow();

/**
 * Pictures and other files that were made, by the id in their address (32 hexadecimal digits). A row
 * is written after its file, so that a row always has one.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Ending of the stored original, without the dot. */
    extension: text('extension').notNull(),
    /** Size of the original in bytes. */
    bytes: integer('bytes').notNull(),
    /** Whose it is; see `Caller.owner`. */
    owner: text('owner'),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.owner)],
);

/** Ids of files that are gone, so that their address answers "expired" and not "never was". */
export const expiredFiles = pgTable(
  'expired_files',
  { id: text('id').primaryKey(), expiredAt: moment('expired_at').notNull().defaultNow() },
  (table) => [index().on(table.expiredAt)],
);

/** What a marked picture is. */
export const markKinds = ['edit', 'pose', 'figurine', 'cutout'] as const;

export type MarkKind = (typeof markKinds)[number];

/**
 * Ids that were put into pictures as watermarks. They stay when the picture is gone, because copies of it are
 * checked long after; nothing here says what was asked for, or by whom.
 */
export const marks = pgTable('marks', {
  /** 16 hexadecimal digits. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: markKinds }).notNull(),
  /** Id of the engine that made it. */
  engine: text('engine').notNull(),
  /** Which of the keys it was made with. */
  keyVersion: integer('key_version').notNull(),
  /** Whether the pixels hold the id, or only the content credentials do. */
  isInPixels: boolean('is_in_pixels').notNull(),
  /** Id of the picture it was made from, where that was one of these. */
  parent: text('parent'),
  createdAt,
});

/** How far a job is. */
export const jobStates = ['queued', 'active', 'completed', 'failed', 'cancelled'] as const;

export type JobState = (typeof jobStates)[number];

/** Work that goes on when nobody waits for it; the queue holds an entry with the same id. */
export const jobs = pgTable(
  'jobs',
  {
    /** 32 hexadecimal digits. */
    id: text('id').primaryKey(),
    /** What is to be done, such as `edit`. */
    kind: text('kind').notNull(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** What is being done, in words for the visitor, where that is known. */
    stage: text('stage'),
    /** The job whose result this one works on. */
    parent: text('parent'),
    owner: text('owner'),
    /** The request that asked for it, so that the log can be followed. */
    requestId: text('request_id').notNull(),
    /** What the work needs; removed when it is over, because it holds the visitor's words. */
    input: jsonb('input'),
    result: jsonb('result'),
    /** `{code, error, message}` of a failure. */
    error: jsonb('error'),
    /** Keys of the limits that were charged, to give back when it fails. */
    charged: jsonb('charged').$type<string[]>(),
    createdAt,
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index().on(table.owner),
    index().on(table.parent),
    index().on(table.expiresAt),
    index().on(table.state).where(sql`${table.state} in ('queued', 'active')`),
  ],
);

/** Keys of partners. The secret itself is never stored. */
export const partnerKeys = pgTable('partner_keys', {
  /** 12 hexadecimal digits, the public part of the key. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the whole key, hexadecimal. */
  hash: text('hash').notNull(),
  /** Origins of pages that may use it; empty = any. */
  origins: text('origins').array().notNull(),
  tier: text('tier').notNull(),
  createdAt,
  revokedAt: moment('revoked_at'),
});

/** How much of each limit is used; a row counts one window of one caller and ends with it. */
export const usage = pgTable(
  'usage',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    /** The limit when it was last charged; charging never goes beyond it. */
    allowed: integer('allowed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Charges whose work is not over: when the process that does it is killed, they are given back. */
export const pendingCharges = pgTable(
  'pending_charges',
  {
    id: text('id').primaryKey(),
    /** Keys of the counters. */
    charged: jsonb('charged').notNull().$type<string[]>(),
    createdAt,
  },
  (table) => [index().on(table.createdAt)],
);

/** Answers by `Idempotency-Key`; without an answer the request is still being worked on. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** SHA-256 over caller, method, path and key. */
    key: text('key').primaryKey(),
    /** SHA-256 of the request's content. */
    fingerprint: text('fingerprint').notNull(),
    owner: text('owner'),
    /** `{status, body}`. */
    answer: jsonb('answer'),
    /** Until when the process that works on it has said that it is alive. */
    leaseUntil: moment('lease_until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.owner)],
);

/** E-mail addresses that asked for news. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Where on the site it was left, such as `blog`. */
    source: text('source'),
    owner: text('owner'),
    createdAt,
  },
  (table) => [uniqueIndex().on(table.email), index().on(table.owner)],
);

/** What visitors told us. */
export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    message: text('message').notNull(),
    email: text('email'),
    source: text('source'),
    owner: text('owner'),
    createdAt,
  },
  (table) => [index().on(table.email), index().on(table.owner)],
);

/**
 * How many visitors used each pattern of prompts, where those of some time ago count less: what
 * `GET /api/trending-patterns` reads, one row a pattern however many successes were recorded. Says
 * nothing about anybody.
 */
export const patternWeights = pgTable('pattern_weights', {
  /** Id of the pattern; `any` counts every visitor once. */
  pattern: text('pattern').primaryKey(),
  /** The day, in UTC, of which visitors weigh 1. */
  day: date('day', { mode: 'string' }).notNull(),
  visitors: doublePrecision('visitors').notNull(),
  /** How many of them saved or shared a result with it. */
  kept: doublePrecision('kept').notNull(),
});

/** Who has been counted for which pattern today, so that nobody is counted twice. */
export const patternVisitors = pgTable(
  'pattern_visitors',
  {
    /** `<day>:<pattern>:<hash of the visitor>`. */
    key: text('key').primaryKey(),
    pattern: text('pattern').notNull(),
    owner: text('owner'),
    /** `<day>:<hash of the address>`. */
    address: text('address').notNull(),
    /** A result with it was saved or shared. */
    kept: boolean('kept').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.owner), index().on(table.address)],
);

/** What an installation remembers about itself. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How far an order is; each follows the one before it. */
export const printStates = ['quoted', 'ordered', 'in_production', 'shipped', 'delivered'] as const;

export type PrintState = (typeof printStates)[number];

/** Whether an order reached the operator's print service; `demo` = there is none. */
export const deliveries = ['demo', 'waiting', 'delivered', 'dead'] as const;

/** Prices of prints, and what was ordered at them. */
export const printJobs = pgTable(
  'print_jobs',
  {
    /** 32 hexadecimal digits. */
    id: text('id').primaryKey(),
    /** The job that made the model. */
    modelId: text('model_id').notNull(),
    owner: text('owner'),
    status: text('status', { enum: printStates }).notNull().default('quoted'),
    /** Material, quality, quantity and height as asked for. */
    options: jsonb('options').notNull(),
    /** Price with its parts, days, and how long it is valid, as they were told. */
    quote: jsonb('quote').notNull(),
    /** Names of the model's files. */
    modelFiles: jsonb('model_files').$type<{ stl: string; threeMf: string }>().notNull(),
    /** Where to send it and whom to tell; sealed, see `services/print-jobs/seal.ts`. */
    address: text('address'),
    /** Tells orders of one e-mail address from others, without saying which it is. */
    emailHash: text('email_hash'),
    delivery: text('delivery', { enum: deliveries }),
    trackingUrl: text('tracking_url'),
    createdAt,
    orderedAt: moment('ordered_at'),
    /** When a quote that nobody ordered is removed; null for orders, which stay. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index().on(table.modelId),
    index().on(table.owner),
    index().on(table.emailHash),
    index().on(table.expiresAt),
    index().on(table.delivery).where(sql`${table.delivery} in ('waiting', 'dead')`),
  ],
);
