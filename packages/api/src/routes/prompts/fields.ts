import { z } from '@hono/zod-openapi';
import { cleanPrompt } from '../../engines/embedded/prompts/clean-prompt.ts';
import { featureCategoryIds } from '../../engines/feature-categories.ts';
import { limits } from '../../limits.ts';

/**
 * A visitor's words. Control characters are taken out before they are judged: they come with text
 * that was pasted, and mean nothing.
 */
export const promptField = (name: string, example: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? 'prompt_required'
          : `The field "${name}" must be text.`,
    })
    .overwrite(cleanPrompt)
    .min(1, 'prompt_required')
    .max(
      limits.maxPromptLength,
      `The prompt may have at most ${limits.maxPromptLength} characters.`,
    )
    .openapi({
      description:
        'The wanted change in plain words, in any language. Markup is text like any other. Control characters are removed, and blanks at both ends do not count.',
      example,
    });

export const categoryField = z
  .enum(featureCategoryIds, {
    error: `The field "featureCategory" must be one of ${featureCategoryIds.join(', ')}.`,
  })
  .openapi({
    description: 'Which of the editor’s features the prompt is for; left out, none in particular.',
    example: 'character',
  });

/** A whole number of percent. */
export const percent = (description: string) =>
  z.int().min(0).max(100).openapi({ description, example: 50 });
