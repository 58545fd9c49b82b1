import { useState } from 'react';
import {
  libraryPrompts,
  type PromptCategory,
  promptCategories,
} from '../../content/company/prompts.ts';
import { editorWithPrompt } from '../../navigation/editor-link.ts';
import { Link } from '../../navigation/router.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import './prompts.css';

type Choice = PromptCategory | 'all';

const options: { id: Choice; label: string; count: number }[] = [
  { id: 'all', label: 'All', count: libraryPrompts.length },
  ...promptCategories.map(({ id, label }) => ({
    id,
    label,
    count: libraryPrompts.filter(({ category }) => category === id).length,
  })),
];

/** Prompts to start from: each is carried out in full by the engine that comes with the product. */
export function PromptsPage() {
  const [category, setCategory] = useState<Choice>('all');
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const shown = libraryPrompts.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      `${entry.title} ${entry.prompt} ${entry.hint}`.toLowerCase().includes(words),
  );
  const clear = () => {
    setCategory('all');
    setSearch('');
  };
  return (
    <>
      <PageIntro
        title="Prompts that work."
        lead="One sentence each. The engine that comes with the product carries out every one of them, on your photo, without a key."
      >
        <div className="site-prompts-search">
          <SearchField label="Search prompts" value={search} onChange={setSearch} />
        </div>
      </PageIntro>
      <Section>
        <h2 className="site-visually-hidden">The prompts</h2>
        <FilterChips
          label="Kind of prompt"
          options={options}
          value={category}
          onChange={setCategory}
        />
        <p className="site-prompts-count" role="status">
          {shown.length === 1 ? '1 prompt' : `${shown.length} prompts`}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            title="No prompt has these words"
            text="Search for a thing, a place or a style, or look at all of them."
            action={
              <button type="button" className="site-button site-button-ink" onClick={clear}>
                Clear Filters
              </button>
            }
          />
        ) : (
          <ul className="site-prompts">
            {shown.map(({ title, prompt, hint }) => (
              <li key={prompt}>
                <h3>{title}</h3>
                <blockquote>{prompt}</blockquote>
                <p>{hint}</p>
                <div className="site-prompts-actions">
                  <Link className="site-button site-button-line" to={editorWithPrompt(prompt)}>
                    Open in the editor
                  </Link>
                  <CopyButton text={prompt} label={`Copy “${title}”`} iconOnly />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <CallToAction
        title="Your own words work, too."
        lead="The prompt optimizer completes what you have written without changing what you want."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/#editor">
              Open the editor
            </Link>
            <Link className="site-button site-button-line" to="/examples">
              See what prompts did
            </Link>
          </>
        }
      />
    </>
  );
}
