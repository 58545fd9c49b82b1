import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type GuideConfig, guideSteps } from '../../content/guide.ts';
import { editorLink } from '../../content/navigation.ts';
import { useNavigate } from '../../navigation/router.tsx';
import { Queries } from '../../query/Queries.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { GuideScene } from './GuideScene.tsx';
import './guide-dialog.css';

/** Getting Started Guide: three steps, numbered from 0. Rendered only while open. */
export function GuideDialog({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <Guide onClose={onClose} />
    </Queries>
  );
}

function Guide({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const modal = useModal(true, onClose);
  const navigate = useNavigate();
  const { data: config } = useQuery<GuideConfig>({ queryKey: ['/api/config'] });
  const [current, setCurrent] = useState(0);
  const steps = guideSteps(config);
  const step = steps[current];
  const last = current === steps.length - 1;
  if (!step) return null;

  const goBack = () => {
    setCurrent(current - 1);
    // A disabled button cannot keep the focus.
    if (current === 1) next.current?.focus();
  };
  const goOn = () => {
    if (!last) return setCurrent(current + 1);
    onClose();
    navigate(editorLink.to);
  };

  return (
    <dialog className="site-dialog site-guide" aria-labelledby={titleId} {...modal}>
      <div className="site-guide-panel" data-colour={step.colour}>
        <GuideScene step={current} config={config} />
        <button
          type="button"
          className="site-icon-button site-dialog-close"
          aria-label="Close guide"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
        <div className="site-guide-copy" aria-live="polite">
          <p className="site-guide-kicker" id={titleId}>
            Getting Started Guide
          </p>
          <h2>
            <step.Icon aria-hidden="true" />
            {current + 1}. {step.title}
          </h2>
          <p>{step.description}</p>
          {step.detail && <p className="site-guide-detail">{step.detail}</p>}
        </div>
        <div className="site-guide-end">
          <ol className="site-guide-dots" aria-label={`Step ${current + 1} of ${steps.length}`}>
            {steps.map(({ title }, index) => (
              <li key={title} data-reached={index <= current} />
            ))}
          </ol>
          <button
            type="button"
            className="site-button site-button-line"
            disabled={current === 0}
            onClick={goBack}
          >
            <ArrowLeft aria-hidden="true" />
            Previous
          </button>
          <button
            ref={next}
            type="button"
            className="site-button site-button-banana"
            onClick={goOn}
          >
            {last ? 'Get Started' : 'Next'}
            {!last && <ArrowRight aria-hidden="true" />}
          </button>
        </div>
      </div>
    </dialog>
  );
}
