import { Check, CircleCheck, Undo2 } from 'lucide-react';
import { Link } from '../../navigation/router.tsx';
import { setCompleted } from './progress.ts';

interface StartButtonProps {
  slug: string;
  path: string;
  title: string;
  isCompleted: boolean;
}

/** Opens a tutorial, says when it is completed, and lets the visitor say so. */
export function StartButton({ slug, path, title, isCompleted }: StartButtonProps) {
  const Icon = isCompleted ? Undo2 : Check;
  const toggle = isCompleted ? 'Not completed after all' : 'Mark as completed';
  return (
    <div className="site-start" data-completed={isCompleted || undefined}>
      <Link
        className={`site-button ${isCompleted ? 'site-start-done' : 'site-button-ink'}`}
        to={path}
        aria-label={`${isCompleted ? 'Completed' : 'Start'}: ${title}`}
      >
        {isCompleted && <CircleCheck aria-hidden="true" />}
        {isCompleted ? 'Completed' : 'Start'}
      </Link>
      <button
        type="button"
        className="site-icon-button site-needs-script"
        title={toggle}
        aria-label={`${toggle}: ${title}`}
        onClick={() => setCompleted(slug, !isCompleted)}
      >
        <Icon aria-hidden="true" />
      </button>
    </div>
  );
}
