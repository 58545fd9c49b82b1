import { useEffect } from 'react';
import {
  checkerId,
  provenanceLayers,
  verifyHero,
  verifyLimits,
  verifyWords,
} from '../../content/verify.ts';
import { useLocation } from '../../navigation/router.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { Checker } from './Checker.tsx';
import { useVerification } from './use-verification.ts';
import { fileNameOf } from './verify-picture.ts';
import './verify.css';

/** Says where a picture comes from. `/verify#<file>` checks a picture of this server by its name. */
export function VerifyPage() {
  const verification = useVerification();
  const { checkOwn } = verification;
  const name = fileNameOf(useLocation().hash);
  useEffect(() => {
    if (name) checkOwn(name);
  }, [name, checkOwn]);
  return (
    <>
      <PageIntro title={verifyHero.title} lead={verifyHero.lead} />
      <section id={checkerId} className="site-wrap site-verify" tabIndex={-1} aria-label="Check">
        <Checker verification={verification} />
        <p className="site-verify-privacy">{verifyWords.privacy}</p>
      </section>
      <Section title="Three traces in every picture" tone="soft">
        <ol className="site-verify-layers">
          {provenanceLayers.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={verifyLimits.title}>
        <ul className="site-verify-limits">
          {verifyLimits.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
