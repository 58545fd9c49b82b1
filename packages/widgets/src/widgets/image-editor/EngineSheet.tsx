import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EngineVoice } from '../../core/engine/server-voice.ts';
import { type SheetsWords, sheetsWords } from '../../locales/en/sheets.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import { type EditorWith, useEditorWith } from './use-editor-with.ts';
import type { Editor } from './use-image-editor.ts';

/** What the active engine can do, with words that work. */
export function EngineSheet(props: { editor: Editor }) {
  const editor = useEditorWith(props.editor, sheetsWords);
  const { words, known, parts } = editor;
  const voice = useEngineVoice();
  if (!known) return null;
  const { name, generative, abilities } = known.engine;
  return (
    <Sheet title={name} closeLabel={words.close} onClose={parts.close}>
      <p>{generative ? words.engineGenerative : words.engineEmbedded}</p>
      <p className="nb-engine__takes">{words.engineTakes(abilities.maxImages)}</p>
      {voice && abilities.operations.length > 0 ? (
        <Operations editor={editor} all={abilities.operations} voice={voice} />
      ) : null}
    </Sheet>
  );
}

type Operation = NonNullable<Editor['known']>['engine']['abilities']['operations'][number];

interface OperationsProps {
  editor: EditorWith<SheetsWords>;
  all: readonly Operation[];
  voice: EngineVoice;
}

function Operations({ editor, all, voice }: OperationsProps) {
  const { words, parts, fillPrompt } = editor;
  const id = useId();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = all
    .map(({ op, label, example }) => ({
      ...{ op, label: voice.operation(op, label) },
      ...{ example: voice.wish(example), ask: voice.wishToAsk(example) },
    }))
    .filter(({ label, example }) => `${label} ${example}`.toLowerCase().includes(wanted));
  const use = (example: string) => {
    // At once: an open dialog takes the focus from everything beside it.
    flushSync(parts.close);
    fillPrompt(example, 'example');
  };
  return (
    <>
      <div className="nb-engine__find">
        <p id={id}>{words.engineExamples}</p>
        <label>
          <Search aria-hidden="true" />
          <input
            type="search"
            aria-label={words.engineFind}
            placeholder={words.engineFind}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </div>
      <ul className="nb-engine__operations" aria-labelledby={id}>
        {found.map(({ op, label, example, ask }) => (
          <li key={op}>
            <span>{label}</span>
            <Chip onClick={() => use(ask)}>{example}</Chip>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 ? words.engineNone(text.trim()) : ''}</p>
    </>
  );
}
