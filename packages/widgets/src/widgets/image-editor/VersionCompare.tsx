import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Version } from '../../core/editor-state.ts';
import { isExpired } from '../../core/problem.ts';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import type { Editor } from './use-image-editor.ts';

interface VersionCompareProps {
  editor: Editor;
  version: Version;
}

/** A result beside what it was made from; or why it cannot be shown. */
export function VersionCompare({ editor, version }: VersionCompareProps) {
  return <Comparison key={version.id} editor={editor} version={version} />;
}

function Comparison({ editor, version }: VersionCompareProps) {
  const { client, words } = editor;
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
      before={{ src: version.before.url, alt: words.beforeAlt, tag: words.before }}
      after={{
        src: version.url,
        alt: words.afterAlt(version.prompt),
        tag: words.after,
        onError: explain,
      }}
      label={words.compare}
      valueText={words.compareValue}
    />
  );
}
