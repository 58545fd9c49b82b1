import { ArrowRight } from 'lucide-react';
import { howToAnswers, howToSteps } from '../../content/how-to.ts';
import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import './how-to.css';

/** The editor in four steps, on one page. */
export function HowToPage() {
  return (
    <>
      <PageIntro
        title="A photo, a sentence, a picture."
        lead="How to use the editor, from the first click to the saved file. It takes about as long to read as to do."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/#editor">
              Open the editor
              <ArrowRight aria-hidden="true" />
            </Link>
            <Link className="site-button site-button-line" to="/tutorials/your-first-edit">
              The long version
            </Link>
          </>
        }
      />
      <Section id="steps">
        <ol className="site-how">
          {howToSteps.map(({ title, text, detail, picture, pictureAlt }, index) => (
            <li key={title}>
              <div className="site-how-words">
                <span className="site-how-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h2>{title}</h2>
                <p className="site-lead">{text}</p>
                <p className="site-how-detail">{detail}</p>
              </div>
              <Picture
                name={picture}
                alt={pictureAlt}
                sizes="(width < 60rem) calc(100vw - 36px), 720px"
                priority={index === 0}
              />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="answers" title="In the middle of it?" tone="soft">
        <dl className="site-how-answers">
          {howToAnswers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction
        title="Two other ways to begin."
        lead="Draw a pose for one or two characters, or make a printable figurine of a photo."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/pose-painter">
              Pose Painter
            </Link>
            <Link className="site-button site-button-line" to="/nano-banana-3d-figurines">
              3D figurines
            </Link>
          </>
        }
      />
    </>
  );
}
