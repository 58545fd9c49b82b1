import { socialLinks } from '../../content/social-links.ts';
import { FeedbackForm } from '../../forms/FeedbackForm.tsx';
import { Link } from '../../navigation/router.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';

/** How to reach the people who run the site. */
export function ContactPage() {
  return (
    <>
      <PageIntro
        title="Write to us."
        lead="A question, a fault, a demo for your team, or a picture that went wrong: it is read by the people who run this site."
      />
      <Section>
        <FeedbackForm source="contact" label="Your message" withEmail />
      </Section>
      <Section title="Perhaps it is answered already.">
        <Prose>
          <ul>
            <li>
              <Link to="/faq">Frequent questions</Link> about limits, formats and what the engine
              can do.
            </li>
            <li>
              <Link to="/api">The API</Link>, when you want to build it into something.
            </li>
            <li>
              <Link to="/privacy#rights">Seeing or deleting</Link> what is stored about you.
            </li>
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
    </>
  );
}
