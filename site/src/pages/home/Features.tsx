import { ArrowRight } from 'lucide-react';
import { features } from '../../content/home.ts';
import { Link } from '../../navigation/router.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import './features.css';

/** Six things it does, each with a picture that it made or that it starts from. */
export function Features() {
  return (
    <Section
      id="features"
      title="Made for people with a picture and an idea."
      lead="No layers, no masks to learn first, no account. Six things you can do in the next minute."
    >
      <ul className="site-features">
        {features.map(({ title, text, picture, prompt, link }) => (
          <li key={title}>
            <div className="site-features-picture">
              <Picture
                name={picture}
                alt=""
                sizes="(width < 45rem) 94vw, (width < 69rem) 46vw, 410px"
              />
              {prompt && <p className="site-features-prompt">{prompt}</p>}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className="site-features-link" to={link.to}>
              {link.label}
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
