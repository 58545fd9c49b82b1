/** One of the editor's four feature buttons. */
export interface FeatureCategory {
  id: 'character' | 'tryOn' | 'creative' | 'style';
  /** Its name for people. */
  label: string;
  /** What it is for, true for the engine that carries it out. */
  description: string;
  /** Three prompts that the engine carries out. */
  suggestions: [string, string, string];
}
