import type { Facet } from './facets.ts';

/** Whole words, in any script: `\b` of regular expressions only knows ASCII. */
function anyOf(...lines: string[]): RegExp {
  const words = lines.join(' ').split(' ').map(toPattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

/** `~` is any ending, `_` a blank or a hyphen. */
const toPattern = (word: string) => word.replaceAll('~', '\\p{L}*').replaceAll('_', '[\\s-]');

/** Words that speak of a facet, in English, German, Spanish and French. */
export const facetWords: Record<Exclude<Facet, 'change'>, RegExp> = {
  subject: anyOf(
    'pictures? photos? photographs? images? shots? portraits? background foreground subject persons?',
    'people man woman men women boy girl child kids? baby couple family face hair eyes? skin body head',
    'hands? clothes clothing outfit dress shirt jacket hat sky cars? house room wall dogs? cats? pet',
    'animal product object logo bild~ fotos? hintergrund~ vordergrund motiv~ mann frau kind gesicht',
    'haare? augen haut himmel imagen fondo sujeto personas? hombre mujer cara pelo ojos piel cielo',
    'arrière_plan fond sujet personnes? homme femme visage cheveux yeux peau ciel',
  ),
  preserve: anyOf(
    'keep keeps keeping preserv~ unchanged untouched intact as_it_is as_they_are stays? remains?',
    "retain~ without_changing without_touching do_not_change do_not_touch don['’]t_change",
    "don['’]t_touch behalt~ beibehalten bewahr~ unverändert~ bleib~ wie_(?:er|sie|es)_(?:ist|sind)",
    'in_ruhe mant[eé]n~ conserva conserve conservar como_est[aá]n? sin_cambiar sin_tocar',
    'garde gardez garder préserv~ inchangée?s? tels?_quels? telles?_quelles?',
  ),
  style: anyOf(
    'styles? styli[sz]ed? look aesthetic vibe photorealistic realistic photographic paint~',
    'watercolou?r cartoons? comics? anime manga sketch drawing illustration vintage retro cinematic',
    'film_grain noir pixel pop_art neon minimalist stil stils stile gemälde aquarell~ zeichnung',
    'skizze~ filmkorn estilo aspecto pintura acuarela dibujo allure peinture aquarelle dessin grain',
  ),
  light: anyOf(
    'light lights lighting lit brightness bright brighter brighten dark darker darken shadows?',
    'highlights? exposure contrast golden_hour sunset sunrise sunlight sunny night glow backlit moody',
    'vignette licht beleuchtung hell heller dunkel dunkler schatten kontrast belichtung luz',
    'iluminación brillo sombras? contraste exposición viñeteado lumière éclairage luminosité ombres?',
    'exposition vignettage',
  ),
  colour: anyOf(
    'colou?rs? colou?rful colou?red colou?rless hues? tones? tint palette saturat~ vibran~ vivid warm',
    'warmer warmth cool cooler black_and_white b&w monochrome gr[ae]yscale sepia red orange yellow',
    'green blue purple pink brown white black gr[ae]y farben? farbig~ farbton kräftig~ wärmer kühler',
    'bunt~ colores? tonos? cálid~ frí~ couleurs? teintes? tons? chaude?s? froide?s?',
  ),
  composition: anyOf(
    'composition framing frame framed border crop cropped cropping angle perspective close_up wide_shot',
    'cent(?:er|re)(?:ed)? rule_of_thirds background foreground depth_of_field bokeh layout',
    'aspect_ratio square bildausschnitt komposition ausschnitt hintergrund zuschneid~ rahmen encuadre',
    'composición recort~ fondo marco cadrage recadr~ arrière_plan cadre',
  ),
  quality: anyOf(
    'sharp~ crisp details? detailed high_res~ resolution quality 4k 8k hd uhd noise art[ei]facts?',
    'upscale~ focus schärf~ scharf~ qualität auflösung nitidez nítid~ enfoc~ detalles? calidad',
    'resolución nett~ détails? qualité résolution',
  ),
};
