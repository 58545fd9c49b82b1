import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Explainer } from './Explainer.tsx';
import { Features } from './Features.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { StepStrip } from './StepStrip.tsx';
import { Voices } from './Voices.tsx';

/** What is below the editor: written at build time, its code comes when somebody is there. */
export function HomeRest({ onUsePrompt }: { onUsePrompt: (prompt: string) => void }) {
  return (
    <>
      <StepStrip />
      <Gallery onUsePrompt={onUsePrompt} />
      <Features />
      <Explainer />
      <Voices />
      <CallToAction
        title="Your picture, one sentence away."
        lead="No account and nothing to install. The pictures you put in are yours; so is what comes out."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/#editor">
              Start editing
            </Link>
            <Link className="site-button site-button-line" to="/examples">
              See examples
            </Link>
          </>
        }
      />
    </>
  );
}
