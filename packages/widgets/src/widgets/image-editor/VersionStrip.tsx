import type { Editor } from './use-image-editor.ts';

/** The results as thumbnails, newest first; the chosen one is on the stage. */
export function VersionStrip({ editor }: { editor: Editor }) {
  const { state, words, dispatch } = editor;
  const count = state.versions.length;
  return (
    <ol className="nb-versions" aria-label={words.versionsLabel}>
      {state.versions.map((version, index) => (
        <li key={version.id}>
          <button
            type="button"
            className="nb-version"
            aria-label={words.version(count - index, version.prompt)}
            aria-current={version.id === state.selectedId || undefined}
            title={version.prompt}
            onClick={() => dispatch({ type: 'select', id: version.id })}
          >
            <img src={version.url} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ol>
  );
}
