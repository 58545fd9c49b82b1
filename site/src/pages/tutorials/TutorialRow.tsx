import type { Tutorial } from '../../content/tutorials.ts';
import { Link } from '../../navigation/router.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { StartButton } from './StartButton.tsx';

interface TutorialRowProps {
  tutorial: Tutorial;
  /** Its place in the whole path, from 1. */
  number: number;
  isCompleted: boolean;
}

/** One tutorial of a level. */
export function TutorialRow({ tutorial, number, isCompleted }: TutorialRowProps) {
  const { slug, path, title, description, picture, minutes, tags } = tutorial;
  return (
    <li className="site-tutorial-row" data-completed={isCompleted || undefined}>
      <span className="site-tutorial-number" aria-hidden="true">
        {number}
      </span>
      <div className="site-tutorial-thumb">
        <Picture name={picture} alt="" sizes="(width < 45rem) calc(100vw - 36px), 240px" />
      </div>
      <div className="site-tutorial-words">
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <p>{description}</p>
        <p className="site-tutorial-facts">
          {minutes} min · {tags.join(', ')}
        </p>
      </div>
      <StartButton {...{ slug, path, title, isCompleted }} />
    </li>
  );
}
