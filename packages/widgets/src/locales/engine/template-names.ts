/** The templates of figurines that there are words for, by their ids; a newer server may have more. */
export type TemplateName =
  | 'anime-cel'
  | 'anime-scale'
  | 'anime-vivid'
  | 'couple-marble'
  | 'couple-sunset'
  | 'couple-topper'
  | 'general-bold'
  | 'general-classic'
  | 'general-vintage'
  | 'office-cool'
  | 'office-desk'
  | 'office-employee'
  | 'pet-bronze'
  | 'pet-clay'
  | 'pet-vinyl'
  | 'superhero-comic'
  | 'superhero-neon'
  | 'superhero-night';

/** Their kinds. */
export type TemplateKind = 'pet' | 'couple' | 'anime' | 'office' | 'superhero' | 'general';

/** What there is to say of templates. */
export interface TemplateWords {
  templates: Readonly<Record<TemplateName, readonly [name: string, description: string]>>;
  templateKinds: Readonly<Record<TemplateKind, string>>;
}
