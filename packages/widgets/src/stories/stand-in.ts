import { type Client, type Config, createClient } from '@nano-banana/client-sdk';
import { onEachStory } from './begin-story.ts';
import { failure } from './failure.ts';
import { masked } from './masked.ts';
import { answerPrompts, type PromptAnswers, type PromptCalls } from './prompt-answers.ts';
import { storyOrigin } from './story-origin.ts';

export { failure } from './failure.ts';

function operation(op: string, label: string, example: string) {
  return { op, label, example, usesSubject: false, usesSelection: false };
}

/** What the stories' server accepts and offers. */
const standInConfig: Config = {
  limits: {
    maxImages: 5,
    maxImageBytes: 10 * 1024 * 1024,
    minEdgePx: 16,
    maxEdgePx: 8192,
    maxPixels: 40_000_000,
    maxPromptLength: 2000,
  },
  retentionHours: 24,
  imageTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  imageExtensions: ['.png', '.jpg', '.jpeg', '.webp', '.gif'],
  aspectRatios: ['1:1', '4:3', '3:2', '16:9', '9:16'],
  engine: {
    id: 'embedded',
    name: 'Embedded engine',
    generative: false,
    abilities: {
      maxImages: 5,
      aspectRatios: ['1:1', '16:9'],
      mask: true,
      subject: true,
      plan: true,
      pricePerImageUsd: null,
      operations: [
        operation('grayscale', 'Black and white', 'Make it black and white'),
        operation('warmth', 'Warmth', 'Make it a little warmer'),
        operation('vignette', 'Vignette', 'Add a soft vignette'),
        operation('pencil', 'Pencil sketch', 'Turn it into a pencil sketch'),
        operation('crop', 'Crop', 'Crop it to a square'),
        operation('backdrop', 'Background', 'Put the subject on a beach'),
      ],
    },
    timing: null,
  },
  promptEngine: { id: 'embedded', name: 'Embedded prompt engine' },
  featureCategories: [
    {
      id: 'character',
      label: 'Character',
      description: 'Keep the person, change the picture',
      suggestions: ['Brighten the face a little', 'Blur softly', 'Make the portrait warmer'],
    },
    {
      id: 'tryOn',
      label: 'Try on',
      description: 'Try another look',
      suggestions: ['Make it vintage', 'More contrast', 'Cooler colours'],
    },
    {
      id: 'creative',
      label: 'Creative',
      description: 'Something new',
      suggestions: ['Add a rainbow', 'Turn it into pixel art', 'Make it a pencil sketch'],
    },
    {
      id: 'style',
      label: 'Style',
      description: 'Another style',
      suggestions: ['Make it black and white', 'Sepia with a white border', 'Duotone in blue'],
    },
  ],
};

/** Answers one edit; null = never, until the caller gives up; undefined = as usual. */
export type EditAnswer = (
  form: FormData,
) => Promise<Response | null | undefined> | Response | null | undefined;

export interface StandIn {
  client: Client;
  /** The forms of all edits asked for. */
  edits: FormData[];
  /** The forms of all questions for the subject. */
  searches: FormData[];
  /** What was asked about prompts, and told of results. */
  prompts: PromptCalls;
  /** How many requests were given up by the caller. */
  aborted: () => number;
  /** How many requests arrived, by path. */
  calls: (path: string) => number;
}

export interface StandInOptions {
  prompts?: PromptAnswers;
  config?: () => Response | null;
  /** What is different about the engine. */
  engine?: Partial<Config['engine']>;
  promptEngine?: Config['promptEngine'];
  /** How long it keeps results; default: a day. */
  retentionHours?: number;
  edit?: EditAnswer;
  limits?: () => Response;
  subject?: (form: FormData) => Response;
  file?: () => Response;
  /** Answers whatever it wants to; undefined = as usual, null = never. */
  answer?: (request: Request) => Promise<Response | null | undefined>;
  /** Where a result seems to be; default: where it is. */
  fileUrl?: (imageUrl: string) => string;
}

/**
 * The other end of the wire inside the page: the real client on a `fetch` that answers with real
 * responses, whose pictures are drawn from the request's own. Before each story it forgets what it was asked. Only file addresses are object URLs, since an
 * `<img>` cannot be answered by a function.
 */
export function createStandIn(options: StandInOptions = {}): StandIn {
  const files = new Map<string, Blob>();
  const edits: FormData[] = [];
  const searches: FormData[] = [];
  const prompts: PromptCalls = { optimize: [], suggest: [], records: [] };
  const paths: string[] = [];
  let aborted = 0;

  const answer = async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    const special = await options.answer?.(request);
    if (special !== undefined) return special;
    if (pathname === '/api/config') {
      const engine = { ...standInConfig.engine, ...options.engine };
      const { retentionHours, promptEngine } = options;
      const other = {
        ...(retentionHours && { retentionHours }),
        ...(promptEngine && { promptEngine }),
      };
      return options.config
        ? options.config()
        : Response.json({ ...standInConfig, engine, ...other });
    }
    if (pathname === '/api/generate-image') {
      const form = await request.formData();
      edits.push(form);
      const own = await options.edit?.(form);
      return own === undefined ? edited(form, files) : own;
    }
    if (pathname === '/api/find-subject') {
      const form = await request.formData();
      searches.push(form);
      return options.subject?.(form) ?? foundSubject(form);
    }
    if (pathname === '/api/limits') {
      return options.limits?.() ?? Response.json({ limits: [], key: null });
    }
    const answered = await answerPrompts(request, prompts, options.prompts ?? {});
    if (answered !== undefined) return answered;
    const file = files.get(pathname.replace(/\.\w+$/, '.png'));
    return options.file?.() ?? (file ? new Response(file) : failure(404, 'not_found', 'Not found'));
  };

  const client = createClient({
    fetch: async (request) => {
      const response = await answer(request);
      if (response) return response;
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => {
          aborted += 1;
          reject(request.signal.reason);
        });
      });
    },
  });
  const url: Client['files']['url'] = (imageUrl) => {
    const file = files.get(imageUrl);
    if (!file) return `${storyOrigin()}${imageUrl}`;
    return options.fileUrl?.(imageUrl) ?? URL.createObjectURL(file);
  };
  onEachStory(() => {
    edits.length = 0;
    searches.length = 0;
    for (const calls of Object.values(prompts)) calls.length = 0;
    paths.length = 0;
    aborted = 0;
  });
  return {
    client: { ...client, files: { ...client.files, url } },
    edits,
    searches,
    prompts,
    aborted: () => aborted,
    calls: (path) => paths.filter((called) => called === path).length,
  };
}

/** An ellipse in the middle of the picture, or of the box. */
export function foundSubject(form: FormData, verdict = 'sure'): Response {
  const whole = { left: 0.25, top: 0.15, right: 0.75, bottom: 0.85 };
  const box = JSON.parse(String(form.get('subjectBox') ?? JSON.stringify(whole)));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const outline = Array.from({ length: 60 }, (_, i) => [
    x + ((box.right - box.left) / 2) * Math.cos((i / 30) * Math.PI),
    y + ((box.bottom - box.top) / 2) * Math.sin((i / 30) * Math.PI),
  ]);
  return Response.json({ success: true, confidence: 0.9, verdict, box, outline: [outline] });
}

async function edited(form: FormData, files: Map<string, Blob>): Promise<Response> {
  const image = form.get('image');
  if (!(image instanceof File))
    return failure(400, 'image_required', 'Please upload at least one image');
  const prompt = String(form.get('prompt'));
  const canvas = await draw(image, prompt);
  const painted = form.get('mask');
  const mask = painted instanceof File ? await masked(image, canvas, painted) : undefined;
  const imageUrl = `/api/files/${crypto.randomUUID().replaceAll('-', '')}.png`;
  files.set(imageUrl, await canvas.convertToBlob());
  const { width, height } = canvas;
  const others = form.getAll('image').length - 1;
  const message =
    others > 0 ? `${doneWords(prompt)} The other pictures were not used.` : doneWords(prompt);
  const plan = form.has('plan') ? JSON.parse(String(form.get('plan'))) : planFor(prompt);
  const result = { success: true, imageUrl, message, engine: 'embedded', width, height };
  return Response.json({ ...result, plan: plan.map(labelled), ...(mask && { mask }) });
}

const filters: [RegExp, string, string][] = [
  [/black|grey|sketch/i, 'grayscale(1) contrast(1.1)', 'Made it black and white.'],
  [/sepia|vintage/i, 'sepia(0.9)', 'Gave it a sepia tone.'],
  [/blur/i, 'blur(6px)', 'Blurred it softly.'],
];

function filterFor(prompt: string) {
  return filters.find(([words]) => words.test(prompt));
}

const dial = { key: 'percent', min: -100, max: 100, step: 5 };

function planFor(prompt: string) {
  const frame = { op: 'frame', params: { colour: 'white' } };
  if (filterFor(prompt)) return [{ op: 'grayscale', params: {}, on: 'background' }, frame];
  return [{ op: 'warmth', params: { percent: 20 } }, frame];
}

function labelled({ op, ...step }: { op: string; params: { percent?: number } }) {
  const { percent = 0 } = step.params;
  if (op === 'warmth') return { op, ...step, label: `Warmth +${percent}`, dial };
  return { op, ...step, label: op === 'frame' ? 'Frame: white' : 'Background: black and white' };
}

function doneWords(prompt: string): string {
  if (/rotate/i.test(prompt)) return 'Rotated it by 90°.';
  return filterFor(prompt)?.[2] ?? 'Made the colours warmer and stronger.';
}

async function draw(image: File, prompt: string): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(image);
  const turned = /rotate/i.test(prompt);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(turned ? height : width, turned ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  context.filter = filterFor(prompt)?.[1] ?? 'saturate(1.6) sepia(0.2)';
  if (turned) {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(bitmap, 0, 0);
  return canvas;
}
