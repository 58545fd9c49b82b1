import { homeTestimonials, ratingClaim, showsClaims } from '../../content/sample-claims.ts';
import { Section } from '../../ui/Section.tsx';
import { Testimonials } from '../../ui/Testimonials.tsx';

const { value, count, price } = ratingClaim;

/** The sample rating and two sample quotes; nothing where the operator has turned claims off. */
export function Voices() {
  if (!showsClaims) return null;
  return (
    <Section
      title={`${value} out of 5, from ${count.toLocaleString('en-GB')} users.`}
      lead={`${price}. A sample rating, as the quotes are.`}
    >
      <Testimonials items={homeTestimonials} />
    </Section>
  );
}
