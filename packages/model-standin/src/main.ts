import { parseArgs } from 'node:util';
import { startModelStandIn } from './start.ts';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      key: { type: 'string' },
    },
  });
  const { url } = await startModelStandIn({
    port: Number(values.port),
    ...(values.key !== undefined && { key: values.key }),
  });
  process.stdout.write(
    [
      `The stand-in for the paid picture services is ready: ${url}`,
      `  Gemini   GEMINI_API_KEY=x GEMINI_BASE_URL=${url} npm start`,
      `  OpenAI   ENGINE=openai OPENAI_BASE_URL=${url}/v1 npm start`,
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(
    `${(error as Error).message}\nUsage: main.ts [--port 4010] [--key the-only-key-it-takes]\n`,
  );
  process.exitCode = 1;
}
