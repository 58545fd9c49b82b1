import type { EnginePack } from '../engine-pack.ts';
import { prompts } from './prompts.ts';
import { remarks } from './remarks.ts';
import { stages } from './stages.ts';
import { steps } from './steps.ts';
import { templates } from './templates.ts';
import { wishes } from './wishes.ts';

export const engineWords: EnginePack = (formats) => ({
  ...steps(formats),
  ...remarks(formats),
  ...prompts(formats),
  ...templates,
  stages,
  wishes,
  unreadWishes: 'all',
});
