import { useQuery } from '@tanstack/react-query';
import type { ServerFact } from '../../content/faq.ts';
import { describeWait, type GuideConfig } from '../../content/guide.ts';
import { Queries } from '../../query/Queries.tsx';

interface ServerConfig extends GuideConfig {
  engine: GuideConfig['engine'] & { name: string };
  retentionHours: number;
}

const sentences: Record<ServerFact, (config: ServerConfig) => string> = {
  retention: ({ retentionHours }) => `This server: ${inHours(retentionHours)}.`,
  wait: describeWait,
  engine: ({ engine }) =>
    engine.generative
      ? `This server: ${engine.name}, a generative model.`
      : 'This server: the built-in engine. No picture leaves it.',
};

/** What the server behind this page says about itself; nothing until it has answered. */
export function ServerFactLine({ fact }: { fact: ServerFact }) {
  return (
    <Queries>
      <FactLine fact={fact} />
    </Queries>
  );
}

function FactLine({ fact }: { fact: ServerFact }) {
  const { data } = useQuery<ServerConfig>({ queryKey: ['/api/config'] });
  if (!data) return null;
  return <p className="site-faq-fact">{sentences[fact](data)}</p>;
}

function inHours(hours: number): string {
  const rounded = Number(hours.toFixed(1));
  return rounded === 1 ? '1 hour' : `${rounded} hours`;
}
