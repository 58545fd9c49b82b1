import type { Form } from '../rewrite.ts';

/** Small words in the order of other languages. */
export const WORD_ORDER_FORMS: readonly Form[] = [
  // "The carpet also a bit lighter": its own wish, and not all of the picture
  [
    /(?<=\b(?:and|,) )((?:the|my|our|his|her|its) \w+) (?:also|too|likewise) (?=(?:an? )?(?:slightly |bit |little |much |lot |more |somewhat |touch )*(?:brighter|darker|lighter|warmer|cooler|colder|sharper|softer)\b)/,
    '$1 ',
  ],
  // "30 % de grain": too few words to tell the language by
  [/(?<=\d )de (?=(?:grain|saturation|vignette)\b)/, ''],
  // "Fog at 40 %", as French has it: "in 40"
  [/\b(fog|mist|haze) in (?=\d)/, '$1 '],
  // "Make it 1200 px wide once you've warmed it up"
  [
    /(?:, )?(?:once|after|when) (?:youve|you have|you|its been|it has been|that is|thats|having)(?: (?:first|already|just))* (?=(?:warmed|brightened|darkened|cropped|sharpened|straightened|cooled|lightened|blurred|rotated|flipped|removed|desaturated|denoised|cleaned|fixed|restored|enhanced|made|turned|put|added|given|taken|cut|got)\b)/,
    ', ',
  ],
];
