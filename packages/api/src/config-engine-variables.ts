import { z } from 'zod';
import {
  addressWords,
  dollars,
  httpAddress,
  secretText,
  type Variable,
  wholeNumber,
} from './config-variable.ts';

const engineIds = ['embedded', 'gemini', 'openai'] as const;

/** The ids of the engines that this build knows. */
export type EngineId = (typeof engineIds)[number];

/** An id of a model as services have them in paths: never a path of its own. */
const modelId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}$/)
  .refine((id) => !id.includes('..'));
const modelWords = 'the id of a model: letters, digits, dot, dash, colon and slash';

/** What makes the pictures, and what it may cost. */
export const engineVariables = {
  ENGINE: {
    schema: z.enum(engineIds).optional(),
    accepts: engineIds.join(', '),
    description:
      'Engine that edits the pictures: `embedded` on this machine, `gemini` by Google’s service, `openai` by any server with `images/edits`.',
    default: 'gemini when GEMINI_API_KEY is set, else embedded',
  },
  ENGINE_TIMEOUT_SECONDS: wholeNumber(
    { from: 1, to: 3600, default: 60 },
    'Seconds after which an edit is stopped, a second try at a service included.',
  ),
  DAILY_BUDGET_USD: dollars(
    'no limit',
    'What all pictures of a paid service may cost a day (UTC), of all processes together; then it is asked no more until midnight.',
  ),
  GEMINI_API_KEY: {
    schema: secretText,
    accepts: 'text without blanks',
    description:
      'Key of Google’s Gemini API; with it Gemini edits the pictures and writes the prompts.',
    default: 'Gemini is not asked',
    secret: true,
  },
  GEMINI_BASE_URL: {
    schema: httpAddress.default('https://generativelanguage.googleapis.com'),
    accepts: addressWords,
    description: 'Where Gemini’s API is, without the version.',
    default: 'https://generativelanguage.googleapis.com',
  },
  GEMINI_API_VERSION: {
    schema: z
      .string()
      .regex(/^v\d+[a-z]*\d*$/)
      .default('v1'),
    accepts: 'a version such as v1 or v1beta',
    description: 'Version of Gemini’s API.',
    default: 'v1',
  },
  GEMINI_IMAGE_MODEL: {
    schema: modelId.default('gemini-nano-banana-2.1'),
    accepts: modelWords,
    description: 'Model that edits the pictures. Google retires ids every few months.',
    default: 'gemini-nano-banana-2.1',
  },
  GEMINI_IMAGE_SIZE: {
    schema: z.enum(['1K', '2K', '4K']).optional(),
    accepts: '1K, 2K or 4K',
    description: 'Size of the pictures that Gemini makes, for models that take one.',
    default: 'the model’s own',
  },
  GEMINI_IMAGE_PRICE_USD: dollars(
    'not known',
    'What a picture of GEMINI_IMAGE_MODEL costs by Google’s price list; for the metrics and DAILY_BUDGET_USD.',
  ),
  GEMINI_TEXT_MODEL: {
    schema: modelId.default('gemini-3.8-flash'),
    accepts: modelWords,
    description: 'Model that writes the prompts.',
    default: 'gemini-3.8-flash',
  },
  OPENAI_BASE_URL: {
    schema: httpAddress.default('https://api.openai.com/v1'),
    accepts: addressWords,
    description: 'Server that speaks OpenAI’s `images/edits`, with the version; your own too.',
    default: 'https://api.openai.com/v1',
  },
  OPENAI_API_KEY: {
    schema: secretText,
    accepts: 'text without blanks',
    description: 'Key of that server; your own may need none.',
    default: 'no key is sent',
    secret: true,
  },
  OPENAI_IMAGE_MODEL: {
    schema: modelId.default('gpt-image-1'),
    accepts: modelWords,
    description: 'Model of that server that edits the pictures.',
    default: 'gpt-image-1',
  },
  OPENAI_IMAGE_PRICE_USD: dollars(
    'not known',
    'What a picture of OPENAI_IMAGE_MODEL costs; for the metrics and DAILY_BUDGET_USD.',
  ),
  MESHY_API_KEY: {
    schema: secretText,
    accepts: 'text without blanks',
    description:
      'Key of Meshy’s API; with it figurines become 3D models there, and are made printable here.',
    default: 'models are made on this machine',
    secret: true,
  },
  MESHY_BASE_URL: {
    schema: httpAddress.default('https://api.meshy.ai'),
    accepts: addressWords,
    description: 'Where Meshy’s API is, without the version.',
    default: 'https://api.meshy.ai',
  },
} as const satisfies Record<string, Variable<z.ZodType>>;
