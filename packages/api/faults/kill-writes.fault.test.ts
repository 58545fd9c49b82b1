import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { feedback, files, jobs, subscriptions } from '../src/stores/database/schema.ts';
import type { StartedServer } from '../src/testing/start-server.ts';
import { inForm, report } from './form.ts';
import { killNow, newFolder, startEmbedded, stop, withDatabase } from './servers.ts';
import {
  as,
  edit,
  isCompleted,
  type Job,
  jobThat,
  newToken,
  post,
  remainingToday,
  smallEdit,
} from './visitor.ts';

const rounds = inForm(3, 20);
const dailyLimit = 1_000_000;

/** What a server has said yes to, and how many pictures it was asked for. */
interface Acknowledged {
  emails: string[];
  messages: string[];
  jobs: string[];
  pictures: string[];
  picturesAsked: number;
  /** Statuses of answers that were no yes. */
  refused: number[];
}

/** Clients that write, each in its own way; they throw when the server is gone. */
async function clientsOf(url: string, token: string, said: Acknowledged) {
  const small = { ...(await smallEdit()), headers: as(token) };
  const note = (list: string[], name: string, isYes: boolean, { status }: Response) => {
    if (isYes) list.push(name);
    else said.refused.push(status);
  };
  async function subscribe(): Promise<void> {
    const email = `${newToken().toLowerCase()}@example.com`;
    const answer = await post(url, '/api/subscriptions', { email });
    note(said.emails, email, answer.status === 201, answer);
  }
  async function tell(): Promise<void> {
    const message = newToken();
    const answer = await post(url, '/api/feedback', { message });
    note(said.messages, message, answer.status === 201, answer);
  }
  async function orderPicture(): Promise<void> {
    said.picturesAsked += 1;
    const headers = { ...small.headers, Prefer: 'respond-async' };
    const answer = await edit(url, { ...small, headers });
    const { id } = (await answer.json()) as Job;
    note(said.jobs, id, answer.status === 202, answer);
  }
  async function makePicture(): Promise<void> {
    said.picturesAsked += 1;
    const answer = await edit(url, small);
    const { imageUrl } = (await answer.json()) as { imageUrl: string };
    note(said.pictures, imageUrl, answer.status === 200, answer);
  }
  // Pictures take longer; more clients make up for it.
  return [subscribe, tell, ...Array(3).fill(orderPicture), ...Array(3).fill(makePicture)];
}

/** Lets clients ask without a pause until the server is gone, which is after some answers. */
async function burst(server: StartedServer, token: string): Promise<Acknowledged> {
  const said: Acknowledged = {
    emails: [],
    messages: [],
    jobs: [],
    pictures: [],
    picturesAsked: 0,
    refused: [],
  };
  let answersLeft = randomInt(1, inForm(40, 80));
  let killed: Promise<void> | undefined;
  const askUntilGone = async (ask: () => Promise<void>) => {
    while (!killed) {
      await ask();
      answersLeft -= 1;
      if (answersLeft === 0) killed = killNow(server);
    }
  };
  const clients = await clientsOf(server.url, token, said);
  // Those whose question was under way at that moment fail.
  await Promise.allSettled(clients.map(askUntilGone));
  await killed;
  return said;
}

/** How many of the pictures and jobs that were acknowledged a server does not know after its restart. */
async function countLost({ url }: StartedServer, said: Acknowledged, token: string) {
  const missing = async (imageUrl: string) => {
    const answer = await fetch(url + imageUrl);
    if (answer.status !== 200) return true;
    await sharp(await answer.arrayBuffer()).stats();
    return false;
  };
  const pictures = await Promise.all(said.pictures.map(missing));
  const answer = await fetch(`${url}/api/jobs`, { headers: as(token) });
  const known = new Set(((await answer.json()) as { jobs: Job[] }).jobs.map(({ id }) => id));
  const lostJobs = said.jobs.filter((id) => !known.has(id)).length;
  return pictures.filter(Boolean).length + lostJobs;
}

/** Reads every row, and every index against its table. */
async function readEverything(folder: string) {
  return withDatabase(folder, async (db) => {
    await db.execute(sql`reindex database`);
    await db.execute(sql`vacuum`);
    return {
      emails: new Set((await db.select().from(subscriptions)).map(({ email }) => email)),
      messages: new Set((await db.select().from(feedback)).map(({ message }) => message)),
      jobs: await db.select().from(jobs),
      files: await db.select().from(files),
    };
  });
}

test('nothing that was acknowledged is lost when the process is killed', async () => {
  const folder = await newFolder();
  const environment = { DAILY_LIMIT: String(dailyLimit) };
  const emails: string[] = [];
  const messages: string[] = [];
  let jobCount = 0;
  let pictures = 0;
  let asked = 0;
  let lost = 0;
  let server = await startEmbedded(folder, environment);
  for (let round = 0; round < rounds; round++) {
    const token = newToken();
    const said = await burst(server, token);
    server = await startEmbedded(folder, environment);
    lost += await countLost(server, said, token);
    expect(said.refused).toEqual([]);
    emails.push(...said.emails);
    messages.push(...said.messages);
    jobCount += said.jobs.length;
    pictures += said.pictures.length;
    asked += said.picturesAsked;
    // The address, which all rounds share, has been counted furthest.
    const counted = dailyLimit - ((await remainingToday(server.url, as(token))) ?? Number.NaN);
    expect(counted).toBeGreaterThanOrEqual(pictures + jobCount);
    expect(counted).toBeLessThanOrEqual(asked);
    // A job that ends four processes is given up; one kill each is what is meant here.
    for (const id of said.jobs) await jobThat(server.url, id, isCompleted, token);
  }
  await stop(server);

  const stored = await readEverything(folder);
  lost += emails.filter((email) => !stored.emails.has(email)).length;
  lost += messages.filter((message) => !stored.messages.has(message)).length;
  const all = emails.length + messages.length + jobCount + pictures;
  report(
    `${rounds} kills: acknowledged ${all} (${emails.length} subscriptions, ${messages.length} feedback, ` +
      `${jobCount} jobs, ${pictures} pictures), lost ${lost}`,
  );
  expect(all).toBeGreaterThan(0);
  expect(lost).toBe(0);
  expect(stored.jobs.filter(({ state }) => state === 'queued' || state === 'active')).toEqual([]);
});
