import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { isExpired } from '../../core/problem.ts';
import { sourceOf, type Version } from '../../core/version.ts';
import { versionTree } from '../../core/version-tree.ts';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import type { Editor } from './use-image-editor.ts';
import { compareName, versionNumber } from './version-name.ts';

interface VersionCompareProps {
  editor: Editor;
  version: Version;
}

/** A result beside what it was made from, or what it is compared with; or why it cannot be shown. */
export function VersionCompare({ editor, version }: VersionCompareProps) {
  return (
    <>
      <Comparison
        key={`${version.id} ${editor.state.compareId}`}
        editor={editor}
        version={version}
      />
      {version.mask && editor.state.compareId === null ? (
        <KeptNote editor={editor} share={version.mask.keptShare} />
      ) : null}
    </>
  );
}

/** How much is exactly as it was, where only a part was to change. Rounded down: never more than is true. */
function KeptNote({ editor: { words }, share }: { editor: Editor; share: number }) {
  const percent = words.percent(Math.floor(share * 1000) / 10);
  return <span className="nb-kept">{words.keptExactly(percent)}</span>;
}

function Comparison({ editor, version }: VersionCompareProps) {
  const { client, words, parts } = editor;
  const [failure, setFailure] = useState<string>();
  // The browser does not say why a picture is broken: the server does.
  const explain = async () => {
    setFailure('');
    const error = await client.files.get(version.imageUrl).catch((error) => error);
    setFailure(isExpired(error) ? words.expired : words.resultBroken);
  };
  if (failure !== undefined) {
    return (
      <p className="nb-stage__broken">
        <ImageOff aria-hidden="true" />
        {failure}
      </p>
    );
  }
  return (
    <CompareSlider
      {...sides(editor, version)}
      onAfterError={explain}
      isBeforeHeld={parts.isBeforeHeld}
      label={words.compare}
      valueText={words.compareValue}
    />
  );
}

function sides({ state, words }: Editor, version: Version) {
  const after = { src: sourceOf(version), alt: words.afterAlt(version.prompt), tag: words.after };
  const other =
    state.compareId !== null &&
    versionTree(state.versions).find(({ id }) => id === state.compareId);
  if (!other) {
    const before = { src: version.before.url, alt: words.beforeAlt, tag: words.before };
    return { before, after };
  }
  const name = compareName(other, state.versions, words);
  const own = words.versionNumber(versionNumber(version, state.versions));
  const src = other.version ? sourceOf(other.version) : other.picture.url;
  return { before: { src, alt: name, tag: name }, after: { ...after, tag: own } };
}
