import type { Config } from '@nano-banana/client-sdk';
import { X } from 'lucide-react';
import { MIN_IMAGE_BYTES, type RejectionReason } from '../../core/picture.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { megabytes, typeNames } from './limits-text.ts';
import type { Editor } from './use-image-editor.ts';

/** Which files were not added, and why. */
export function Rejections({ editor }: { editor: Editor }) {
  const { state, known, words, tag, dispatch } = editor;
  if (state.rejections.length === 0 || !known) return null;
  return (
    <Notice
      urgent
      tone="warning"
      title={words.rejectedTitle(state.rejections.length)}
      action={
        <IconButton
          size="small"
          icon={<X />}
          label={words.close}
          onClick={() => dispatch({ type: 'dismiss-rejections' })}
        />
      }
    >
      <ul className="nb-rejections">
        {state.rejections.map(({ name, reason, url }) => (
          <li key={url}>
            <b>{name}</b> {reasonText(reason, known, words, tag)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function reasonText(
  reason: RejectionReason,
  config: Config,
  words: EditorWords,
  tag: string,
): string {
  const { maxImageBytes, maxImages } = config.limits;
  switch (reason) {
    case 'type':
      return words.rejectedType(typeNames(config, words));
    case 'too-large':
      return words.rejectedTooLarge(maxImageBytes, megabytes(maxImageBytes, tag));
    case 'too-small':
      return words.rejectedTooSmall(MIN_IMAGE_BYTES);
    case 'too-many':
      return words.rejectedTooMany(maxImages);
  }
}
