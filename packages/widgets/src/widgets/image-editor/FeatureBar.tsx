import { Palette, Shirt, Sparkles, UserRound } from 'lucide-react';
import { refusal } from '../../provider/use-config.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Editor } from './use-image-editor.ts';

const icons = { character: UserRound, tryOn: Shirt, creative: Sparkles, style: Palette };

/** The four kinds of edit along the top; of the same height while loading and when that failed. */
export function FeatureBar({ editor }: { editor: Editor }) {
  const { config, words, retry } = editor;
  if (config.status === 'failed') {
    return (
      <div className="nb-features nb-features--failed">
        <Notice
          urgent
          tone="danger"
          title={refusal(config, words) ?? words.configFailed}
          action={
            <Button look="line" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          <p>{words.configFailedDetail}</p>
        </Notice>
      </div>
    );
  }
  if (config.status === 'loading') return <FeatureSkeleton label={words.loading} />;
  const chosen = chosenFeature(editor);
  return (
    <fieldset className="nb-features">
      <legend className="nb-visually-hidden">{words.featuresLabel}</legend>
      {config.config.featureCategories.map(({ id, label, description }) => {
        const Icon = icons[id];
        return (
          <button
            key={id}
            type="button"
            className="nb-feature"
            title={words.featureTexts[description] ?? description}
            aria-pressed={id === chosen?.id}
            onClick={() => {
              editor.dispatch({ type: 'feature', id });
              editor.track({ name: 'feature_select', featureCategory: id });
            }}
          >
            <Icon aria-hidden="true" />
            {words.featureLabels[id] ?? label}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The visitor's choice; the first kind until there is one, so that its ideas are there from the start. */
export function chosenFeature({ known, state }: Pick<Editor, 'known' | 'state'>) {
  const all = known?.featureCategories ?? [];
  return all.find(({ id }) => id === state.featureId) ?? all[0];
}

const SKELETON_WIDTHS = ['a', 'b', 'c', 'd'];

function FeatureSkeleton({ label }: { label: string }) {
  return (
    <div className="nb-features">
      <span className="nb-visually-hidden">{label}</span>
      {SKELETON_WIDTHS.map((key) => (
        <span key={key} className="nb-skeleton nb-feature__skeleton" />
      ))}
    </div>
  );
}
