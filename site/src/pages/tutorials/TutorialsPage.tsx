import { ArrowRight } from 'lucide-react';
import { type Tutorial, tutorialLevels, tutorials } from '../../content/tutorials.ts';
import { tutorialsIntro, tutorialsResources } from '../../content/tutorials-page.ts';
import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { LearningPath } from './LearningPath.tsx';
import { useCompletedTutorials } from './progress.ts';
import { StartButton } from './StartButton.tsx';
import { TutorialRow } from './TutorialRow.tsx';
import './tutorials.css';

const all = tutorials.articles;
const firstOf = (completed: readonly string[]) =>
  all.find(({ slug }) => !completed.includes(slug)) ?? all[0];

/** The learning path, and every tutorial by its level. */
export function TutorialsPage() {
  const completed = useCompletedTutorials();
  const next = firstOf(completed);
  return (
    <>
      <PageIntro
        title={tutorialsIntro.title}
        lead={tutorialsIntro.lead(all.length)}
        picture={
          <Picture
            name="outfit"
            alt={tutorialsIntro.pictureAlt}
            sizes="(width < 60rem) calc(100vw - 36px), 540px"
            priority
          />
        }
        actions={
          next && (
            <Link className="site-button site-button-ink" to={next.path}>
              {completed.length > 0 ? 'Go on' : 'Start'} with “{next.title}”
              <ArrowRight aria-hidden="true" />
            </Link>
          )
        }
      />
      <Section id="path" title="Four steps up." lead={tutorialsIntro.path}>
        <LearningPath completed={completed} />
      </Section>
      <Section id="featured" title="Begin with one of these.">
        <ul className="site-tutorial-featured">
          {all
            .filter(({ featured }) => featured)
            .map((tutorial) => (
              <Featured
                key={tutorial.slug}
                tutorial={tutorial}
                isCompleted={completed.includes(tutorial.slug)}
              />
            ))}
        </ul>
      </Section>
      {tutorialLevels.map(({ id, label, about }) => (
        <Section key={id} id={id} title={label} lead={about}>
          <ol className="site-tutorial-list">
            {all
              .filter(({ level }) => level === id)
              .map((tutorial) => (
                <TutorialRow
                  key={tutorial.slug}
                  tutorial={tutorial}
                  number={all.indexOf(tutorial) + 1}
                  isCompleted={completed.includes(tutorial.slug)}
                />
              ))}
          </ol>
        </Section>
      ))}
      <Resources />
      <CallToAction
        title="The quickest lesson is a try."
        lead="Open the editor with any photo. It says what it can do, and what it cannot."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/#editor">
              Open the editor
            </Link>
            <Link className="site-button site-button-line" to="/api">
              Read the API docs
            </Link>
          </>
        }
      />
    </>
  );
}

function Featured({ tutorial, isCompleted }: { tutorial: Tutorial; isCompleted: boolean }) {
  const { slug, path, title, picture, pictureAlt, minutes, level } = tutorial;
  const label = tutorialLevels.find(({ id }) => id === level)?.label;
  return (
    <li>
      <div className="site-tutorial-thumb">
        <Picture name={picture} alt={pictureAlt} sizes="(width < 60rem) 100vw, 420px" />
      </div>
      <p className="site-tutorial-facts">
        {label} · {minutes} min
      </p>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <StartButton {...{ slug, path, title, isCompleted }} />
    </li>
  );
}

function Resources() {
  return (
    <Section id="resources" tone="soft" title="More to look things up in.">
      <ul className="site-tutorial-resources">
        {tutorialsResources.map(({ to, label, about }) => (
          <li key={to}>
            <Link className="site-tutorial-resource" to={to}>
              {label}
              <ArrowRight aria-hidden="true" />
            </Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
