import {
  assetRules,
  brandColours,
  growthStrategies,
  platformSpecs,
  postTemplates,
  testPlan,
  visualAssets,
} from '../../content/company/social-media-kit.ts';
import { editorWithPrompt } from '../../navigation/editor-link.ts';
import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TestPlan } from './TestPlan.tsx';
import './kit.css';

/** What to post about the product, in which size, with which pictures. */
export function SocialMediaKitPage() {
  return (
    <>
      <PageIntro
        title="Show what one sentence did."
        lead="Words to copy, sizes to export and pictures to show: everything a post about your edits needs."
      />
      <Section>
        <h2 className="site-visually-hidden">The kit</h2>
        <Tabs
          label="Parts of the kit"
          tabs={[
            { id: 'templates', label: 'Content templates', content: <Templates /> },
            { id: 'platforms', label: 'Platform specs', content: <Platforms /> },
            { id: 'assets', label: 'Visual assets', content: <Assets /> },
            { id: 'growth', label: 'Growth strategies', content: <Growth /> },
          ]}
        />
      </Section>
      <CallToAction
        title="Make the picture first."
        lead="A post is only as good as its before and after."
        actions={
          <Link className="site-button site-button-ink" to="/#editor">
            Open the editor
          </Link>
        }
      />
    </>
  );
}

function Templates() {
  return (
    <ul className="site-kit-posts">
      {postTemplates.map(({ id, title, place, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className="site-kit-place">{place}</p>
          <blockquote>{text}</blockquote>
          <CopyButton text={text} label="Copy text" />
        </li>
      ))}
    </ul>
  );
}

function Platforms() {
  return (
    <ul className="site-kit-rows">
      {platformSpecs.map(({ name, specs, formats, hashtags, prompt }) => (
        <li key={name}>
          <h3>{name}</h3>
          <div>
            <ul>
              {specs.map((spec) => (
                <li key={spec}>{spec}</li>
              ))}
            </ul>
            <p className="site-kit-place">{formats}</p>
          </div>
          <p>{hashtags.join(' ')}</p>
          <div className="site-kit-actions">
            <CopyButton text={hashtags.join(' ')} label="Copy hashtags" />
            <Link className="site-button" to={editorWithPrompt(prompt)}>
              {prompt}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Assets() {
  return (
    <>
      <ul className="site-kit-colours" aria-label="Colours">
        {brandColours.map(({ name, hex, use }) => (
          <li key={hex}>
            <svg className="site-kit-swatch" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <h3>{name}</h3>
            <code>{hex}</code>
            <CopyButton text={hex} label={`Copy ${hex}`} iconOnly />
            <p>{use}</p>
          </li>
        ))}
      </ul>
      <ul className="site-kit-assets" aria-label="Pictures">
        {visualAssets.map(({ name, file, picture, about }) => (
          <li key={file}>
            <div className="site-kit-asset">
              {picture ? (
                <Picture name={picture} alt={name} sizes="(width < 45rem) 90vw, 380px" />
              ) : (
                <img src={file} alt={name} width="160" height="160" loading="lazy" />
              )}
            </div>
            <h3>{name}</h3>
            <p>{about}</p>
            <a className="site-button site-button-line" href={file} download>
              Download
            </a>
          </li>
        ))}
      </ul>
      <h3>House rules</h3>
      <ul className="site-kit-rules">
        {assetRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function Growth() {
  return (
    <>
      <ol className="site-kit-plans">
        {growthStrategies.map(({ title, why, steps, measure }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{why}</p>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="site-kit-place">Look at: {measure}</p>
          </li>
        ))}
      </ol>
      <div className="site-kit-test">
        <h3>{testPlan.title}</h3>
        <TestPlan />
        <p>
          <Link to="/landing-funnel#testing">What your numbers can show</Link>
        </p>
      </div>
    </>
  );
}
