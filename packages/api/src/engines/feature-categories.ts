/** The editor's four feature buttons. */
export const featureCategoryIds = ['character', 'tryOn', 'creative', 'style'] as const;

export type FeatureCategoryId = (typeof featureCategoryIds)[number];

/** One of the editor's four feature buttons. */
export interface FeatureCategory {
  id: FeatureCategoryId;
  /** Its name for people. */
  label: string;
  /** What it is for, true for the engine that carries it out. */
  description: string;
  /** Three prompts that the engine carries out. */
  suggestions: [string, string, string];
}
