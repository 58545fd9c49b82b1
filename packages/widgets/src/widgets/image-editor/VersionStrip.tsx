import { ImageOff } from 'lucide-react';
import { useState } from 'react';
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
            <Thumbnail src={version.url} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <ImageOff aria-hidden="true" />;
  return <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
