import { GitBranch, ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sourceOf, type Version } from '../../core/version.ts';
import type { Editor } from './use-image-editor.ts';
import { beginDrag, endDrag } from './version-drag.ts';

/** The results as thumbnails, newest first; the chosen one is on the stage. */
export function VersionStrip({ editor }: { editor: Editor }) {
  const { state, words, dispatch, parts } = editor;
  const strip = useFollowing(state.selectedId);
  const count = state.versions.length;
  if (count === 0) return <p className="nb-fine nb-bar__hint">{words.resultsHint}</p>;
  return (
    <div className="nb-bar__versions">
      <button
        type="button"
        className="nb-tree-button"
        aria-expanded={parts.isTreeOpen}
        aria-keyshortcuts="V"
        title={words.allVersions}
        onClick={parts.toggleTree}
      >
        <GitBranch aria-hidden="true" />
        <span className="nb-visually-hidden">{words.allVersions}</span> {count}
      </button>
      <ol ref={strip} className="nb-versions" aria-label={words.versionsLabel}>
        {state.versions.map((version, index) => (
          <li
            key={version.id}
            draggable
            onDragStart={(event) => beginDrag(event, version)}
            onDragEnd={endDrag}
          >
            <button
              type="button"
              className="nb-version"
              aria-label={words.version(count - index, version.prompt)}
              aria-current={version.id === state.selectedId || undefined}
              title={version.prompt}
              onClick={() => dispatch({ type: 'select', id: version.id })}
            >
              <VersionThumb version={version} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The chosen thumbnail stays in sight, and keeps the keyboard's place when that was in the strip. */
function useFollowing(selectedId: string | null) {
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one is chosen
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list || !chosen) return;
    if (list.matches(':focus-within')) chosen.focus({ preventScroll: true });
    const [frame, thumb] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const before = Math.min(0, thumb.left - frame.left - 8);
    const after = Math.max(0, thumb.right - frame.right + 8);
    list.scrollBy({ left: before + after });
  }, [selectedId]);
  return strip;
}

export function VersionThumb({ version }: { version: Version }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <ImageOff aria-hidden="true" />;
  return (
    <img
      src={sourceOf(version)}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
