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
}

/** Clients that ask without a pause until the server is gone, which is after some answers. */
async function burst(server: StartedServer, token: string): Promise<Acknowledged> {
  const said: Acknowledged = { emails: [], messages: [], jobs: [], pictures: [], picturesAsked: 0 };
  const request = { ...(await smallEdit()), headers: as(token) };
  let answersLeft = randomInt(1, 80);
  let killed: Promise<void> | undefined;
  const count = () => {
    answersLeft -= 1;
    if (answersLeft === 0) killed = killNow(server);
  };
  const askUntilGone = async (ask: (name: string) => Promise<void>) => {
    try {
      for (;;) await ask(newToken()).then(count);
    } catch {
      // The end of the connection; an answer that was not as expected fails below.
    }
  };
  const { url } = server;
  const ways = [
    async (name: string) => {
      const email = `${name.toLowerCase()}@example.com`;
      const { status } = await post(url, '/api/subscriptions', { email });
      if (status === 201) said.emails.push(email);
    },
    async (message: string) => {
      const { status } = await post(url, '/api/feedback', { message });
      if (status === 201) said.messages.push(message);
    },
    async () => {
      said.picturesAsked += 1;
      const headers = { ...request.headers, Prefer: 'respond-async' };
      const answer = await edit(url, { ...request, headers });
      const { id } = (await answer.json()) as Job;
      if (answer.status === 202) said.jobs.push(id);
    },
    async () => {
      said.picturesAsked += 1;
      const answer = await edit(url, request);
      const { imageUrl } = (await answer.json()) as { imageUrl: string };
      if (answer.status === 200) said.pictures.push(imageUrl);
    },
  ];
  await Promise.all([...ways, ...ways].map(askUntilGone));
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
  const jobsOf: { id: string; token: string }[] = [];
  let pictures = 0;
  let asked = 0;
  let lost = 0;
  let server = await startEmbedded(folder, environment);
  for (let round = 0; round < rounds; round++) {
    const token = newToken();
    const said = await burst(server, token);
    server = await startEmbedded(folder, environment);
    lost += await countLost(server, said, token);
    emails.push(...said.emails);
    messages.push(...said.messages);
    jobsOf.push(...said.jobs.map((id) => ({ id, token })));
    pictures += said.pictures.length;
    asked += said.picturesAsked;
    // The address, which all rounds share, has been counted furthest.
    const counted = dailyLimit - ((await remainingToday(server.url, as(token))) ?? Number.NaN);
    expect(counted).toBeGreaterThanOrEqual(pictures + jobsOf.length);
    expect(counted).toBeLessThanOrEqual(asked);
  }
  for (const { id, token } of jobsOf) {
    try {await jobThat(server.url, id, ({ state }) => state === 'completed', token);}catch(e){
      report('STUCK '+id); await stop(server);
      await withDatabase(folder, async (db)=>{ report(JSON.stringify((await db.execute(sql.raw("select id,state,retry_count,retry_limit,start_after,started_on,heartbeat_on,output,now() as now from pgboss.job where id::text like '"+id.slice(0,8)+"%'"))).rows));
       report(JSON.stringify((await db.execute(sql.raw("select state,count(*) from pgboss.job group by 1"))).rows));
      report(JSON.stringify((await db.execute(sql.raw("select state,count(*) from jobs group by 1"))).rows));});
      throw e;}
  }
  await stop(server);

  const stored = await readEverything(folder);
  lost += emails.filter((email) => !stored.emails.has(email)).length;
  lost += messages.filter((message) => !stored.messages.has(message)).length;
  const all = emails.length + messages.length + jobsOf.length + pictures;
  report(
    `${rounds} kills: acknowledged ${all} (${emails.length} subscriptions, ${messages.length} feedback, ` +
      `${jobsOf.length} jobs, ${pictures} pictures), lost ${lost}`,
  );
  expect(all).toBeGreaterThan(0);
  expect(lost).toBe(0);
  expect(stored.jobs.filter(({ state }) => state === 'queued' || state === 'active')).toEqual([]);
});
