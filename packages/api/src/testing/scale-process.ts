import { startPostgres } from './postgres-server.ts';
import { startS3 } from './s3-server.ts';

// The servers run in a process of their own: the channel to the parent closes however the parent
// ends, so that nothing stays behind.
const stopped = new Promise<void>((resolve) => {
  process.once('disconnect', resolve);
  // It may have ended while this file was being loaded.
  if (!process.connected) resolve();
});

// A terminal's Ctrl-C reaches this process too; the end of the parent is what counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.removeAllListeners(signal).on(signal, () => undefined);
}

const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
if (process.connected) process.send?.({ postgresUrl: postgres.url, s3Endpoint: s3.url });
await stopped;
await Promise.allSettled([postgres.stop(), s3.stop()]);
process.exit(0);
