import { Star } from 'lucide-react';
import { claimsNote, showsClaims, type Testimonial } from '../content/sample-claims.ts';
import './testimonials.css';

/** Sample quotes, marked as such; nothing where the operator has turned claims off. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  if (!showsClaims) return null;
  return (
    <div className="site-voices">
      {items.map(({ name, role, content, rating }) => (
        <figure key={name}>
          <p className="site-stars" role="img" aria-label={`${rating} of 5 stars`}>
            {Array.from({ length: rating }, (_, star) => `star ${star}`).map((key) => (
              <Star key={key} aria-hidden="true" />
            ))}
          </p>
          <blockquote>
            <p>{content}</p>
          </blockquote>
          <figcaption>
            <strong>{name}</strong>
            <span>{role}</span>
          </figcaption>
        </figure>
      ))}
      <p className="site-voices-note">{claimsNote}</p>
    </div>
  );
}
