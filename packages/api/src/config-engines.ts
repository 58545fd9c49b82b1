import type { z } from 'zod';
import type { EngineId, engineVariables } from './config-engine-variables.ts';
import type { MeshyConfig } from './engines/meshy/service.ts';
import { StartupError } from './startup-error.ts';

type Variables = typeof engineVariables;
type EngineValues = { [Name in keyof Variables]: z.output<Variables[Name]['schema']> };

/** Google's Gemini API. */
export interface GeminiConfig {
  apiKey: string;
  /** Without the version. */
  baseUrl: string;
  apiVersion: string;
  imageModel: string;
  /** Undefined leaves it to the model. */
  imageSize: EngineValues['GEMINI_IMAGE_SIZE'];
  textModel: string;
  /** US dollars for a picture; null when the operator said none. */
  pricePerImageUsd: number | null;
}

/** A server that speaks OpenAI's `images/edits`. */
export interface OpenAiConfig {
  /** With the version. */
  baseUrl: string;
  /** Undefined sends none. */
  apiKey: string | undefined;
  imageModel: string;
  /** US dollars for a picture; null when the operator said none. */
  pricePerImageUsd: number | null;
}

/** What makes the pictures and prompts, and what it may cost. */
export interface EnginesConfig {
  engine: EngineId;
  /** Undefined without a key. */
  gemini: GeminiConfig | undefined;
  openai: OpenAiConfig;
  /** What makes 3D models; undefined makes them on this machine. */
  meshy: MeshyConfig | undefined;
  /** US dollars that paid pictures may cost a day, of all processes together; undefined sets no limit. */
  dailyBudgetUsd: number | undefined;
}

/** US dollars for a picture of the configured engine; null when it costs nothing or is not known. */
export function priceOf({ engine, gemini, openai }: EnginesConfig): number | null {
  if (engine === 'gemini') return gemini?.pricePerImageUsd ?? null;
  return engine === 'openai' ? openai.pricePerImageUsd : null;
}

/**
 * Checks what no single variable can tell.
 *
 * @throws StartupError that says which one is missing.
 */
export function checkEngines(config: EnginesConfig, values: EngineValues): void {
  const { engine, gemini, openai, dailyBudgetUsd } = config;
  if (engine === 'gemini' && !gemini) {
    throw new StartupError('ENGINE=gemini needs a key in GEMINI_API_KEY.');
  }
  if (engine === 'openai' && !values.OPENAI_API_KEY && openai.baseUrl === defaultOpenAiUrl) {
    throw new StartupError(
      'ENGINE=openai needs a key in OPENAI_API_KEY, or a server of your own in OPENAI_BASE_URL.',
    );
  }
  if (dailyBudgetUsd !== undefined && engine !== 'embedded' && priceOf(config) === null) {
    const name = `${engine.toUpperCase()}_IMAGE_PRICE_USD`;
    throw new StartupError(
      `DAILY_BUDGET_USD needs to know what a picture costs: set ${name} to your model's price.`,
    );
  }
}

const defaultOpenAiUrl = 'https://api.openai.com/v1';

/** Reads which engine makes the pictures, and how the services are reached. */
export function toEngines(values: EngineValues): EnginesConfig {
  return {
    engine: values.ENGINE ?? (values.GEMINI_API_KEY ? 'gemini' : 'embedded'),
    gemini: toGemini(values),
    openai: {
      baseUrl: values.OPENAI_BASE_URL,
      apiKey: values.OPENAI_API_KEY,
      imageModel: values.OPENAI_IMAGE_MODEL,
      pricePerImageUsd: values.OPENAI_IMAGE_PRICE_USD ?? null,
    },
    meshy: toMeshy(values),
    dailyBudgetUsd: values.DAILY_BUDGET_USD,
  };
}

function toMeshy({ MESHY_API_KEY: apiKey, MESHY_BASE_URL: baseUrl }: EngineValues) {
  return apiKey ? { apiKey, baseUrl } : undefined;
}

function toGemini(values: EngineValues): GeminiConfig | undefined {
  if (!values.GEMINI_API_KEY) return undefined;
  return {
    apiKey: values.GEMINI_API_KEY,
    baseUrl: values.GEMINI_BASE_URL,
    apiVersion: values.GEMINI_API_VERSION,
    imageModel: values.GEMINI_IMAGE_MODEL,
    imageSize: values.GEMINI_IMAGE_SIZE,
    textModel: values.GEMINI_TEXT_MODEL,
    pricePerImageUsd: values.GEMINI_IMAGE_PRICE_USD ?? null,
  };
}
