import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { report } from '../faults/form.ts';
import { killNow, newFolder, startEmbedded, stop } from '../faults/servers.ts';
import { as, until } from '../faults/visitor.ts';
import { type StartedServer, takePort } from '../src/testing/start-server.ts';
import { newLedger } from './ledger.ts';
import { abuser, collector, editor } from './traffic.ts';

/** How long it goes on. */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const seconds = minutes * 60;
/** The process lives through the last part, so that its memory can be compared. */
const calmSeconds = seconds * 0.5;
/** Megabytes by which a server at work goes up and down; in the first minutes its caches fill as well. */
const swing = minutes < 10 ? 200 : 60;
const kills = Math.max(2, Math.round(minutes / 3));

/** Megabytes and open files of a process. */
async function measure({ process: { pid } }: StartedServer) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  return { megabytes, files: (await readdir(`/proc/${pid}/fd`)).length };
}

test.runIf(process.platform === 'linux')(
  'after a long day with abuse and kills nothing is lost and nothing has grown',
  async () => {
    const folder = await newFolder();
    const { port, close } = await takePort();
    close();
    const start = () => startEmbedded(folder, { PORT: String(port) });
    let server = await start();
    const began = Date.now();
    const ends = began + seconds * 1000;
    const ledger = newLedger();
    const world = { url: () => server.url, isOver: () => Date.now() > ends, ledger };
    const visitors = [editor(world), editor(world), collector(world), abuser(world), abuser(world)];

    for (let kill = 1; kill <= kills; kill++) {
      // By the clock: a busy machine takes its time to start, which must not eat up the calm after the kills.
      const at = began + (kill / kills) * (seconds - calmSeconds) * 1000;
      await pause(Math.max(1000, at - Date.now()));
      await killNow(server);
      server = await start();
    }
    // The caches fill, and what the kills left is done again.
    await pause(Math.max(0, ends - (calmSeconds / 2) * 1000 - Date.now()));
    const before = await measure(server);
    await Promise.all(visitors);
    const after = await measure(server);

    for (const { id, token } of ledger.jobs) await isDone(server, `/api/jobs/${id}`, token);
    for (const { id, token } of ledger.models) await isDone(server, `/api/3d-models/${id}`, token);
    const { url } = server;
    for (const path of ledger.pictures) expect((await fetch(url + path)).status, path).toBe(200);
    for (const { id } of ledger.orders) {
      const found = (await (await fetch(`${url}/api/print-jobs/${id}`)).json()) as object;
      expect(found).toMatchObject({ id, status: 'ordered' });
    }
    const statuses = Object.fromEntries([...ledger.statuses].sort());
    report(
      `${minutes} min, ${kills} kills: ${ledger.pictures.length} pictures, ${ledger.jobs.length} jobs, ` +
        `${ledger.models.length} models, ${ledger.orders.length} orders, none lost; ` +
        `${ledger.unanswered} questions without an answer; ${JSON.stringify({ before, after })}`,
    );
    report(JSON.stringify(statuses));
    expect(ledger.pictures.length).toBeGreaterThan(0);
    expect(new Set(ledger.orders.map(({ id }) => id)).size).toBe(ledger.orders.length);
    const failures = Object.keys(statuses).filter(
      (name) => /5\d\d$/.test(name) && !/503$/.test(name),
    );
    expect(failures).toEqual([]);
    expect(after.files).toBeLessThan(before.files + 20);
    expect(after.megabytes).toBeLessThan(before.megabytes * 1.25 + swing);
    expect((await stop(server)).code).toBe(0);
  },
  // What the kills left is waited for below, however busy the machine is.
  (seconds * 2 + 600) * 1000,
);

/** A job or a model that was acknowledged ends; one that cannot be made says why. */
const isDone = ({ url }: StartedServer, path: string, token: string) =>
  until(async () => {
    const answer = await fetch(url + path, { headers: as(token) });
    expect(answer.status).toBe(200);
    const { state, status } = (await answer.json()) as { state?: string; status?: string };
    expect(['completed', 'failed']).toContain(state ?? status);
  }, 300);
