import { type ForwardedRef, forwardRef, useRef } from 'react';
import { Language, type LanguageProps } from '../../provider/Language.tsx';
import { useRootAttributes } from '../../provider/NanoBananaProvider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { usePaste } from '../image-editor/use-paste.ts';
import { GenerateCard } from './GenerateCard.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { FigurineHandle, FigurineProps } from './types.ts';
import { useFigurine } from './use-figurine.ts';
import { useFigurineHandle } from './use-figurine-handle.ts';
import { WelcomeBack } from './WelcomeBack.tsx';

/**
 * Makes figurines: a photo, the picture of a collectible, a model for a 3D printer, a price, an order.
 * Needs `@nano-banana/widgets/styles.css` once on the page.
 *
 * @example
 * <Figurine apiBaseUrl="https://banana.example" onModel={({ stlUrl }) => print(stlUrl)} />
 */
export const Figurine = /* @__PURE__ */ forwardRef<FigurineHandle, FigurineProps>(function Figurine(
  { locale, words, ...props },
  ref,
) {
  return (
    <Language locale={locale} words={words}>
      <MakerRoot {...props} handle={ref} />
    </Language>
  );
});

interface RootProps extends Omit<FigurineProps, keyof LanguageProps> {
  handle: ForwardedRef<FigurineHandle>;
}

function MakerRoot({ handle, ...props }: RootProps) {
  const maker = useFigurine(props);
  useFigurineHandle(handle, maker);
  const attributes = useRootAttributes(props.theme);
  const root = useRef<HTMLDivElement>(null);
  const { words, state, known, photo } = maker;
  const { work, ahead } = maker.work;
  // Judged by content in one place (core/picture.ts), for dropped, chosen and pasted files alike.
  const files = useFileDrop(photo.add);
  usePaste(root, photo.add);
  const types = known ? [...known.imageTypes, ...known.imageExtensions] : ['image/*'];
  return (
    <div ref={root} className="nb-editor nb-figurine" {...attributes} {...ahead}>
      <WelcomeBack maker={maker} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        {...files.zone}
        role="group"
        aria-label={words.figurineLabel}
        part="card"
        className={classNames(
          'nb-editor__card nb-figurine__make',
          files.isActive && 'nb-figurine__make--drag',
        )}
      >
        <input
          {...files.input}
          className="nb-visually-hidden"
          accept={types.join(',')}
          aria-label={words.uploadLabel}
        />
        <div className="nb-figurine__inputs">
          <PhotoCard maker={maker} browse={files.browse} isDragActive={files.isActive} />
          {state.photo && work ? <work.StyleCard maker={maker} /> : null}
          <GenerateCard maker={maker} />
        </div>
        <ResultCard maker={maker} />
      </div>
      {work && (state.model || state.pending.model !== undefined || maker.problemOf('model')) ? (
        <work.ModelCard maker={maker} />
      ) : null}
      {work && state.model?.status === 'completed' ? <work.QuoteCard maker={maker} /> : null}
      <LiveRegion message={maker.announcement} />
      <Toasts
        toasts={maker.toasts}
        label={words.notifications}
        closeLabel={words.close}
        onDismiss={maker.dismiss}
      />
    </div>
  );
}
