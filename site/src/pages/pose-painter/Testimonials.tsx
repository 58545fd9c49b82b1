import { Star } from 'lucide-react';
import { claimsNote, poseTestimonials } from '../../content/sample-claims.ts';

export function Testimonials() {
  return (
    <section className="site-wrap site-pose-block" aria-labelledby="pose-voices">
      <h2 id="pose-voices">What people draw with it.</h2>
      <div className="site-pose-voices">
        {poseTestimonials.map(({ name, role, content, rating }) => (
          <figure key={name}>
            <p className="site-pose-stars" role="img" aria-label={`${rating} of 5 stars`}>
              {['a', 'b', 'c', 'd', 'e'].slice(0, rating).map((key) => (
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
      </div>
      <p className="site-pose-note">{claimsNote}</p>
    </section>
  );
}
