/**
 * What a visitor did. Prompts are cut to 100 characters and suggestions to 50; a gallery of the host's own tells its
 * part by the same words.
 */
export type AnalyticsEvent =
  | {
      /** An edit was asked for, and is over: made, refused or failed; not when the visitor cancelled it. */
      name: 'image_edit';
      prompt: string;
      /** null = none was chosen. */
      featureCategory: string | null;
      /** How many pictures went in. */
      images: number;
      /** Which engine made the picture; null = none did. */
      engine: string | null;
      success: boolean;
      /** Milliseconds from the click to the picture or the failure. */
      duration: number;
    }
  | { name: 'feature_select'; featureCategory: string }
  | {
      /** An offered prompt was taken. */
      name: 'prompt_suggestion';
      suggestion: string;
      source: SuggestionSource;
    }
  | {
      name: 'gallery_interaction';
      action: 'open' | 'use-prompt' | 'copy' | 'move';
      /** Which item. */
      item: string;
      prompt?: string | undefined;
    }
  | {
      /** A result was kept or passed on. */
      name: 'conversion';
      action: 'download' | 'share';
      prompt: string;
    };

/**
 * Where an offered prompt stood: among a feature's ideas, with the example picture or the engine's abilities, in a
 * refusal, or in the optimizer's rewrite, suggestions or trending patterns.
 */
export type SuggestionSource =
  | 'feature'
  | 'example'
  | 'alternative'
  | 'rewrite'
  | 'suggestion'
  | 'trending';

/** Gets what visitors do. The widgets load and send nothing by themselves: what becomes of it is the host's choice. */
export type AnalyticsHandler = (event: AnalyticsEvent) => void;

const MAX_PROMPT = 100;
const MAX_SUGGESTION = 50;

/** Hands events on with their texts cut. A handler that throws is reported like any uncaught error, and breaks nothing. */
export function track(handler: AnalyticsHandler | undefined, event: AnalyticsEvent): void {
  if (!handler) return;
  try {
    handler(truncated(event));
  } catch (error) {
    reportError(error);
  }
}

function truncated(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name === 'prompt_suggestion') {
    return { ...event, suggestion: cut(event.suggestion, MAX_SUGGESTION) };
  }
  if ('prompt' in event && event.prompt !== undefined) {
    return { ...event, prompt: cut(event.prompt, MAX_PROMPT) };
  }
  return event;
}

/** The first `max` characters (code points): no half of a surrogate pair at the end. */
function cut(text: string, max: number): string {
  // A character is at most two units: nothing beyond them is looked at.
  return [...text.slice(0, 2 * max)].slice(0, max).join('');
}
