import { ArrowRight } from 'lucide-react';
import { type FaqItem, faqCategories, faqItems, quickTips } from '../../content/faq.ts';
import { Link } from '../../navigation/router.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import './faq.css';
import { ServerFactLine } from './ServerFactLine.tsx';

const groups = faqCategories.map((category) => ({
  ...category,
  items: faqItems.filter((item) => item.category === category.id),
}));

/** Questions that unfold, by subject. */
export function FaqPage() {
  return (
    <>
      <PageIntro
        title="Asked, and answered."
        lead={`${faqItems.length} questions, short answers. Where an answer depends on this server, it has been asked.`}
      >
        <ul className="site-faq-tips" aria-label="Quick tips">
          {quickTips.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </PageIntro>
      <div className="site-wrap site-faq">
        <nav className="site-faq-badges" aria-label="Subjects">
          <ul>
            {groups.map(({ id, label, items }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {label}
                  <span>{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-faq-groups">
          {groups.map(({ id, label, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
              <h2 id={`${id}-title`}>{label}</h2>
              <Accordion
                items={items.map((item) => ({
                  id: item.id,
                  title: item.question,
                  content: <Answer item={item} />,
                }))}
              />
            </section>
          ))}
        </div>
      </div>
      <CallToAction
        title="Still wondering?"
        lead="Trying takes less time than asking. And if something is missing here, write to us."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/">
              Try the editor
            </Link>
            <Link className="site-button site-button-line" to="/tutorials">
              See the tutorials
            </Link>
            <Link className="site-button" to="/contact">
              Contact
            </Link>
          </>
        }
      />
    </>
  );
}

function Answer({ item: { answer, fact, link } }: { item: FaqItem }) {
  return (
    <>
      <p>{answer}</p>
      {fact && <ServerFactLine fact={fact} />}
      {link && (
        <p>
          <Link className="site-faq-more" to={link.to}>
            {link.label}
            <ArrowRight aria-hidden="true" />
          </Link>
        </p>
      )}
    </>
  );
}
