import { CircleCheck } from 'lucide-react';
import { tutorialLevels, tutorials } from '../../content/tutorials.ts';

/** The four levels as a way up, with how much of each the visitor has completed. */
export function LearningPath({ completed }: { completed: readonly string[] }) {
  return (
    <ol className="site-path">
      {tutorialLevels.map(({ id, label }) => {
        const ofLevel = tutorials.articles.filter(({ level }) => level === id);
        const done = ofLevel.filter(({ slug }) => completed.includes(slug)).length;
        const minutes = ofLevel.reduce((sum, tutorial) => sum + tutorial.minutes, 0);
        return (
          <li key={id} data-completed={done === ofLevel.length || undefined}>
            <a className="site-path-step" href={`#${id}`}>
              <strong>{label}</strong>
              <span>
                {ofLevel.length} tutorials, {minutes} min
              </span>
              <progress
                max={ofLevel.length}
                value={done}
                aria-label={`${label}: ${done} of ${ofLevel.length} completed`}
              />
              <span className="site-path-done">
                {done === ofLevel.length && <CircleCheck aria-hidden="true" />}
                {done} of {ofLevel.length} completed
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
