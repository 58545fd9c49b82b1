import { Check, Minus } from 'lucide-react';
import {
  abilities,
  followedPrompt,
  followedSentence,
  parts,
  stops,
} from '../../content/explainer.ts';
import { editorWithPrompt } from '../../navigation/editor-link.ts';
import { Link } from '../../navigation/router.tsx';
import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import './explainer.css';

/** What the product is, told by following one sentence. */
export function ExplainerPage() {
  return (
    <>
      <PageIntro
        title="What is Nano Banana?"
        lead="An editor for pictures that you operate by writing. The best way to explain it is to follow one sentence all the way through."
        picture={
          <figure className="site-explained">
            <BeforeAfter
              before="before-nano"
              after="example-nano-on-the-beach"
              alt="The banana mascot in a studio, and the same figure on a beach"
              sizes="(width < 45rem) calc(100vw - 36px), 520px"
              priority
            />
            <figcaption>“Put it on a beach”, by the built-in engine.</figcaption>
          </figure>
        }
      />
      <Section title="One sentence, five stops.">
        <p className="site-sentence">
          “
          {followedSentence.map(({ words, step }) =>
            step ? (
              <span key={words} className="site-sentence-part">
                <span>{words}</span> <small>{step}</small>
              </span>
            ) : (
              words
            ),
          )}
          ”
        </p>
        <ol className="site-stops">
          {stops.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        tone="soft"
        title="What it does, and what it leaves to others."
        lead="The engine that comes with it needs no key, no network and no model. It changes what is there and invents nothing."
      >
        <Abilities />
      </Section>
      <Section
        title="Two engines, one page."
        lead="A site’s operator may put a generative model behind the same editor."
      >
        <div className="site-engines">
          <div>
            <h3>Built in</h3>
            <p>
              Runs on the server that shows the page. The same picture and the same words give the
              same result. Free, private, and quick: usually a second or two.
            </p>
          </div>
          <div>
            <h3>A model, with a key</h3>
            <p>
              Google’s Gemini, or any server that speaks OpenAI’s image edits. It invents hats,
              poses and places, costs money for each picture, and sees your photo.
            </p>
          </div>
          <p>
            Whichever it is: paint a mask, and everything outside keeps its exact pixels. An edit
            that changes nothing is an error and not a success.{' '}
            <Link to="/blog/what-a-model-adds">How to choose</Link>
          </p>
        </div>
      </Section>
      <Section title="More than one door in.">
        <ul className="site-doors">
          {parts.map(({ title, text, to, label }) => (
            <li key={to}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="Follow your own sentence."
        lead="The editor opens with the one from this page. Drop a photo in, or change the words."
        actions={
          <>
            <Link className="site-button site-button-ink" to={editorWithPrompt(followedPrompt)}>
              Try this sentence
            </Link>
            <Link className="site-button site-button-line" to="/faq">
              Questions and answers
            </Link>
          </>
        }
      />
    </>
  );
}

function Abilities() {
  return (
    <div className="site-abilities">
      {abilities.map(({ title, does, doesNot }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>
            <Check aria-hidden="true" />
            <span>
              <span className="site-visually-hidden">Does: </span>
              {does}
            </span>
          </p>
          <p>
            <Minus aria-hidden="true" />
            <span>
              <span className="site-visually-hidden">Does not: </span>
              {doesNot}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
