import { failure } from './failure.ts';

/** What the stories' server keeps of the calls that have to do with prompts. */
export interface PromptCalls {
  optimize: { prompt: string; featureCategory?: string }[];
  suggest: { basePrompt: string; count?: number }[];
  /** Success records. */
  records: { prompt: string; metrics: Record<string, number> }[];
}

type Answer<Asked> = (asked: Asked) => Response | null | undefined;

/** Other answers than usual; null = never, until the caller gives up; undefined = as usual. */
export interface PromptAnswers {
  optimize?: Answer<PromptCalls['optimize'][number]>;
  suggest?: Answer<PromptCalls['suggest'][number]>;
  trending?: () => Response | null | undefined;
  record?: () => Response | undefined;
}

/** The stand-in's part for prompts; undefined for every other path. */
export async function answerPrompts(
  request: Request,
  calls: PromptCalls,
  options: PromptAnswers,
): Promise<Response | null | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/trending-patterns') {
    const own = options.trending?.();
    return own === undefined ? Response.json(trendingPatterns) : own;
  }
  if (pathname === '/api/optimize-prompt') {
    const asked = await request.json();
    calls.optimize.push(asked);
    const own = options.optimize?.(asked);
    return own === undefined ? optimized(asked.prompt) : own;
  }
  if (pathname === '/api/generate-suggestions') {
    const asked = await request.json();
    calls.suggest.push(asked);
    const own = options.suggest?.(asked);
    return own === undefined ? suggested(asked.basePrompt, asked.count) : own;
  }
  if (pathname === '/api/record-success') {
    calls.records.push(await request.json());
    return options.record?.() ?? Response.json({ success: true });
  }
  return undefined;
}

const facets = [
  'subject',
  'change',
  'preserve',
  'style',
  'light',
  'colour',
  'composition',
  'quality',
];

const ending = 'with soft golden-hour light, and keep the face and the framing as they are.';

/** Adds light and what stays; a prompt that has them already comes back as it was. */
export function optimized(prompt: string, more: object = {}): Response {
  const done = prompt.endsWith(ending);
  const start = prompt.replace(/\bmake it\b/i, 'Make the portrait').replace(/\bnice\b/i, 'calm');
  const covered = (facet: string) => facet === 'subject' || facet === 'change';
  return Response.json({
    optimizedPrompt: done ? prompt : `${start}, ${ending}`,
    confidence: 75,
    expectedEngagement: 62,
    improvements: done
      ? []
      : [
          'Says what is changed: the portrait.',
          'Adds the light: golden hour.',
          'Says that the face and the framing stay as they are.',
        ],
    trendingElements: ['Golden hour', 'Warm tones'],
    facets: facets.map((facet) => ({
      facet,
      before: done || covered(facet),
      after: facet !== 'style' && facet !== 'quality',
    })),
    engine: 'embedded',
    ...more,
  });
}

function suggested(basePrompt: string, count = 4): Response {
  if (!basePrompt) return failure(400, 'prompt_required', 'Please provide a prompt');
  const ways = [
    'and add a soft vignette',
    'and let the background go out of focus',
    'and give it the grain of an old film',
    'and make the colours a little cooler in the shadows, so that the warm light stands out',
  ];
  return Response.json({ suggestions: ways.slice(0, count).map((way) => `${basePrompt} ${way}`) });
}

const trends: [string, string, number, number, string][] = [
  ['Blurred background', 'character', 91, 64, 'Blur the background and keep the person sharp'],
  ['Warm tones', 'style', 84, 71, 'Make it warmer, like late afternoon'],
  ['Black and white', 'style', 77, 58, 'Make it black and white with strong contrast'],
  ['Film grain', 'creative', 52, 49, 'Give it the grain and the faded colours of an old film'],
  ['Square crop', 'tryOn', 40, 66, 'Crop it to a square around the subject'],
  ['White frame', 'creative', 33, 45, 'Add a thin white frame'],
  ['Pixel art', 'creative', 12, 30, 'Turn it into pixel art'],
];

const trendingPatterns = trends.map(([pattern, category, popularity, successRate, example]) => ({
  id: pattern.toLowerCase().replaceAll(' ', '-'),
  ...{ category, popularity, successRate, pattern, examples: [example, 'Another one'] },
}));
