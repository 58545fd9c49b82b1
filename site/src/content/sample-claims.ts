/**
 * SAMPLE CLAIMS. Nobody said these sentences: they show where an operator's own belong, and have to be replaced before
 * a site goes public. `SITE_CLAIMS=off` at build time leaves them out.
 */

export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** Stars, 1 to 5. */
  rating: number;
}

/** Said wherever a claim of this file is shown. */
export const claimsNote = 'Sample quotes, to be replaced by this site’s own.';

export const showsClaims = import.meta.env.SITE_CLAIMS !== 'off';

export const poseTestimonials: readonly Testimonial[] = [
  {
    name: 'Mira Okafor',
    role: 'Webcomic artist',
    content:
      'I drag two stick figures into a hug, drop in my leads and have a panel to draw over before the tea is ready.',
    rating: 5,
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Tabletop game designer',
    content:
      'The pose is the brief. My players send a portrait each, and the party poster stands the way I sketched it.',
    rating: 5,
  },
];

/** What a picture costs over the API, in US dollars: the specification's sample price. */
export const apiPricePerImage = 0.039;

export const homeTestimonials: readonly Testimonial[] = [
  {
    name: 'Amara Diallo',
    role: 'Runs a vintage shop',
    content:
      'I photograph a jacket once and show it in the four colours I have. My evenings used to go into that.',
    rating: 5,
  },
  {
    name: 'Tomás Herrera',
    role: 'Primary school teacher',
    content:
      'The class writes what should happen to the picture and sees it happen. They argue about adjectives now.',
    rating: 5,
  },
];

/** Mean and number of ratings, and the price: the specification's sample claims. */
export const ratingClaim = { value: 4.9, count: 50_000, price: 'Free forever' };
