import { sheetsWords } from '../../locales/en/sheets.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { keysOf } from './keys.ts';
import type { Editor } from './use-image-editor.ts';

/** Every key that does something. */
export function KeysSheet({ editor }: { editor: Editor }) {
  const words = useWords(sheetsWords);
  const { parts } = editor;
  return (
    <Sheet title={words.keys} closeLabel={words.close} onClose={parts.close}>
      <dl className="nb-keys">
        {keysOf(words).map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="nb-fine">{words.keysWhere}</p>
    </Sheet>
  );
}
