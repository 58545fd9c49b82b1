import { ImageUp, type LucideIcon, PenLine, Sparkles } from 'lucide-react';

/** The part of `GET /api/config` that the guide's words depend on. */
export interface GuideConfig {
  limits: { maxImages: number; maxImageBytes: number };
  imageTypes: string[];
  engine: { generative: boolean; abilities: { operations: { op: string; example: string }[] } };
}

export interface GuideStep {
  Icon: LucideIcon;
  title: string;
  description: string;
  /** What the server says about itself; left out while it has not answered. */
  detail?: string;
  colour: 'sky' | 'banana' | 'leaf';
}

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
};

/** "JPG, PNG or WebP up to 10 MB each, 5 pictures at most." */
export function describeLimits({
  limits,
  imageTypes,
}: Pick<GuideConfig, 'limits' | 'imageTypes'>): string {
  const names = imageTypes.map((type) => typeNames[type] ?? type);
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  const megabytes = Number((limits.maxImageBytes / 1024 ** 2).toFixed(1));
  const pictures = limits.maxImages === 1 ? '1 picture' : `${limits.maxImages} pictures`;
  return `${list} up to ${megabytes} MB each, ${pictures} at most.`;
}

/** How long to expect to wait: a generating model needs long, the embedded engine does not. */
export function describeWait({ engine }: GuideConfig): string {
  return engine.generative
    ? 'Usually takes 10 to 30 seconds.'
    : 'The built-in engine usually needs a second or two.';
}

/** What the guide would like to show, and the operation that an engine with a fixed list needs for it. */
const wishes = [
  { wish: 'Change the background to a beach', op: 'replaceBackground' },
  { wish: 'Add rainbow effects', op: 'rainbow' },
];

/** Two wishes to read; each is one that the engine behind this site can carry out. */
export function exampleWishes(config: GuideConfig | undefined): string[] {
  const { generative = true, abilities } = config?.engine ?? {};
  const operations = abilities?.operations ?? [];
  const can = (op: string) => generative || operations.some((operation) => operation.op === op);
  const shown = wishes.filter(({ op }) => can(op)).map(({ wish }) => wish);
  return [...new Set([...shown, ...operations.map(({ example }) => example)])].slice(0, 2);
}

/** The three steps of the guide, numbered from 0, in the words that are true of this server. */
export function guideSteps(config: GuideConfig | undefined): readonly GuideStep[] {
  return [
    {
      Icon: ImageUp,
      title: 'Upload Image',
      description: 'Drag and drop a photo onto the editor, or click to choose one.',
      ...(config && { detail: describeLimits(config) }),
      colour: 'sky',
    },
    {
      Icon: PenLine,
      title: 'Describe Changes',
      description: 'Say in one sentence what should be different. Several wishes are fine.',
      colour: 'banana',
    },
    {
      Icon: Sparkles,
      title: 'Generate Results',
      description: 'Click Generate. The seconds are counted while it works, and you can cancel.',
      ...(config && { detail: describeWait(config) }),
      colour: 'leaf',
    },
  ];
}
