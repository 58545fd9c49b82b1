import { CircleCheck, Undo2 } from 'lucide-react';
import { Link } from '../../navigation/router.tsx';
import { setCompleted, useCompletedTutorials } from './progress.ts';
import './complete-button.css';

/** The end of a tutorial: marks it as completed, and takes that back. */
export function CompleteButton({ slug }: { slug: string }) {
  const isCompleted = useCompletedTutorials().includes(slug);
  return (
    <div className="site-complete site-needs-script" data-completed={isCompleted || undefined}>
      <p role="status">
        {isCompleted ? 'Completed. It counts in your learning path.' : 'Read it, tried it?'}
      </p>
      {isCompleted ? (
        <>
          <Link className="site-button site-button-ink" to="/tutorials">
            See your path
          </Link>
          <button
            type="button"
            className="site-button site-button-line"
            onClick={() => setCompleted(slug, false)}
          >
            <Undo2 aria-hidden="true" />
            Not completed after all
          </button>
        </>
      ) : (
        <button
          type="button"
          className="site-button site-button-banana"
          onClick={() => setCompleted(slug, true)}
        >
          <CircleCheck aria-hidden="true" />
          Mark as completed
        </button>
      )}
    </div>
  );
}
