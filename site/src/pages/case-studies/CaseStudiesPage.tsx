import { caseStudies, howMeasured } from '../../content/case-studies.ts';
import { editorLink } from '../../content/navigation.ts';
import { Link } from '../../navigation/router.tsx';
import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import './case-studies.css';
import { Results } from './Results.tsx';

type Study = (typeof caseStudies.articles)[number];

const studies = caseStudies.articles;
const featured = studies.filter((study) => study.featured);
const industries = new Set(studies.map(({ industry }) => industry));
const figures = studies.reduce((sum, { results }) => sum + results.length, 0);

/** What can be counted about the studies themselves. */
const tiles = [
  { value: String(studies.length), label: 'worked examples, each with its weak spots' },
  { value: String(industries.size), label: 'fields of work' },
  { value: String(figures), label: 'figures, with how they came about' },
  { value: '0', label: 'invented customers, quotes or percentages' },
];

/** Worked examples of what the product does for somebody. */
export function CaseStudiesPage() {
  return (
    <>
      <PageIntro
        title="Made-up people, measured results."
        lead="Nobody here is a customer. Each study takes a situation you may know, goes through it with this product, and keeps the figures that came out."
        actions={<Actions />}
        picture={
          <BeforeAfter
            before="study-archive-before"
            after="study-archive-after"
            alt="A family portrait of clay figures, faded and scratched, and restored by this product"
            sizes="(width < 45rem) calc(100vw - 36px), 520px"
            priority
          />
        }
      />
      <Section>
        <Results results={tiles} />
        <p className="site-results-note">{howMeasured}</p>
      </Section>
      <Section title="Three to begin with">
        <div className="site-study-rows">
          {featured.map((study) => (
            <FeaturedStudy key={study.slug} study={study} />
          ))}
        </div>
      </Section>
      <Section title="All studies">
        <ul className="site-study-index">
          {studies.map(({ slug, path, company, challenge, minutes, title }) => (
            <li key={slug}>
              <span>{company}</span>
              <div>
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
                <p>{challenge}</p>
              </div>
              <span>{minutes} min read</span>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="Make it your own case."
        lead="Bring one photo and one wish. It costs nothing and takes less time than reading another study."
        actions={<Actions />}
      />
    </>
  );
}

/** The trial is the product itself: there is nothing to unlock. */
function Actions() {
  return (
    <>
      <Link className="site-button site-button-ink" to={editorLink.to}>
        Start Free Trial
      </Link>
      <Link className="site-button site-button-line" to="/contact">
        Request Demo
      </Link>
    </>
  );
}

function FeaturedStudy({ study }: { study: Study }) {
  const { path, title, company, solution, results, picture, pictureAlt } = study;
  return (
    <article className="site-study-row">
      <Picture name={picture} alt={pictureAlt} sizes="(width < 60rem) calc(100vw - 36px), 620px" />
      <div>
        <p className="site-study-company">{company}, an illustrative example</p>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <p>{solution}</p>
        <Results results={results.slice(0, 2)} />
      </div>
    </article>
  );
}
