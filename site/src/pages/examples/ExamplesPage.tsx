import { LayoutGrid, Rows3 } from 'lucide-react';
import { type Example, exampleCategories, examples } from '../../content/examples.ts';
import { examplesPage } from '../../content/examples-page.ts';
import { Link } from '../../navigation/router.tsx';
import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import { type ExampleFilter, noFilter, searchExamples } from './filter-examples.ts';
import { useExampleFilter } from './use-example-filter.ts';
import './examples.css';

const { intro, end } = examplesPage;
const views = [
  { id: 'grid', label: 'Grid', Icon: LayoutGrid },
  { id: 'list', label: 'List', Icon: Rows3 },
] as const;

/** Edits that the embedded engine made, to search, compare and try. */
export function ExamplesPage() {
  const { filter, change } = useExampleFilter();
  const found = searchExamples(examples, filter.query);
  const shown = found.filter(inCategory(filter.category));
  const isUnfiltered = filter.category === 'all' && filter.query.trim() === '';
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        picture={
          <BeforeAfter
            before="highfive"
            after="example-neon-high-five"
            alt="Nano and a pear in a high five, as a render and in neon"
            sizes="(width < 45rem) 94vw, 520px"
            priority
          />
        }
      >
        <div className="site-examples-search">
          <SearchField
            label="Search by title, prompt or tag"
            value={filter.query}
            onChange={(query) => change({ query })}
          />
        </div>
      </PageIntro>
      <section className="site-wrap site-examples" aria-label="Examples">
        <div className="site-examples-bar">
          <FilterChips
            label="Category"
            options={[
              { id: 'all', label: 'All', count: found.length },
              ...exampleCategories.map(({ id, label }) => ({
                id,
                label,
                count: found.filter(inCategory(id)).length,
              })),
            ]}
            value={filter.category}
            onChange={(category) => change({ category })}
          />
          <ViewToggle view={filter.view} onChange={(view) => change({ view })} />
        </div>
        <p className="site-examples-count" role="status">
          {shown.length === 1 ? '1 example' : `${shown.length} examples`}
        </p>
        {isUnfiltered && (
          <Cards title="Start with these" kind="featured" shown={shown.filter(isFeatured)} />
        )}
        {shown.length > 0 ? (
          <Cards
            title={titleOf(filter)}
            kind={filter.view}
            shown={isUnfiltered ? shown.filter((example) => !isFeatured(example)) : shown}
          />
        ) : (
          <div className="site-examples-part">
            <h2>{titleOf(filter)}</h2>
            <EmptyState
              title="Nothing fits"
              text="No title, prompt or tag has all of these words. Fewer words find more."
              action={
                <button
                  type="button"
                  className="site-button site-button-ink"
                  onClick={() => change({ query: noFilter.query, category: noFilter.category })}
                >
                  Clear Filters
                </button>
              }
            />
          </div>
        )}
      </section>
      <CallToAction
        title={end.title}
        lead={end.lead}
        actions={
          <>
            <Link className="site-button site-button-ink" to="/">
              Edit a picture
            </Link>
            <Link className="site-button site-button-line" to="/tutorials">
              Read the tutorials
            </Link>
          </>
        }
      />
    </>
  );
}

const isFeatured = ({ featured }: Example): boolean => featured === true;

/** What stands over the examples that are left. */
function titleOf({ category, query }: ExampleFilter): string {
  const words = query.trim();
  const label = exampleCategories.find(({ id }) => id === category)?.label;
  if (!words) return label ?? 'More of them';
  return label ? `${label}: “${words}”` : `“${words}”`;
}

const inCategory =
  (category: ExampleFilter['category']) =>
  (example: Example): boolean =>
    category === 'all' || example.category === category;

interface ViewToggleProps {
  view: ExampleFilter['view'];
  onChange: (view: ExampleFilter['view']) => void;
}

function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <fieldset className="site-view-toggle site-needs-script">
      <legend className="site-visually-hidden">View</legend>
      {views.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          className="site-icon-button"
          aria-label={label}
          title={label}
          aria-pressed={id === view}
          onClick={() => onChange(id)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}

interface CardsProps {
  title: string;
  /** The featured ones are larger than those of the grid. */
  kind: 'featured' | ExampleFilter['view'];
  shown: readonly Example[];
}

const sizes: Record<CardsProps['kind'], string> = {
  featured: '(width < 45rem) 94vw, (width < 69rem) 46vw, 632px',
  grid: '(width < 45rem) 94vw, (width < 69rem) 46vw, 410px',
  list: '(width < 45rem) 94vw, 500px',
};

function Cards({ title, kind, shown }: CardsProps) {
  return (
    <div className="site-examples-part">
      <h2>{title}</h2>
      <ul className="site-examples-cards" data-kind={kind}>
        {shown.map((example) => (
          <li key={example.slug}>
            <ExampleCard example={example} sizes={sizes[kind]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
