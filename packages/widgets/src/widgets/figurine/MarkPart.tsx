import { useCallback, useEffect, useState } from 'react';
import type { Marked } from '../../core/figurine/figurine-state.ts';
import type { Picture } from '../../core/picture.ts';
import type { Selection } from '../../core/selection.ts';
import { markingWords } from '../../locales/en/marking.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { SubjectMarking } from '../image-editor/SubjectMarking.tsx';
import { usePictureSize } from '../image-editor/use-picture-size.ts';
import { toPicture } from '../image-editor/use-pictures.ts';
import type { Maker } from './use-maker.ts';

/** The photo, or the figurine's picture, with the tools to say what is meant on it. */
export function MarkPart({ maker, of }: { maker: Maker; of: Marked }) {
  const { client, announce, state, dispatch } = maker;
  const marking = useWords(markingWords);
  const picture = useMarkedPicture(maker, of);
  const onSelection = useCallback(
    (selection: Selection) => dispatch({ type: 'marks', of, selection }),
    [dispatch, of],
  );
  const onClose = useCallback(() => dispatch({ type: 'mark', marking: null }), [dispatch]);
  if (!picture) return <div className="nb-stage" aria-busy="true" />;
  return (
    <Sized
      {...{ client, announce, picture, onSelection, onClose }}
      words={marking}
      selection={state.marks[of]}
    />
  );
}

function Sized(props: Omit<Parameters<typeof SubjectMarking>[0], 'ratio'>) {
  const size = usePictureSize(props.picture);
  if (!size) return <div className="nb-stage" aria-busy="true" />;
  return <SubjectMarking {...props} ratio={size.width / size.height} />;
}

/** The photo as it was chosen; of the figurine, the bytes from the server. */
function useMarkedPicture({ client, state }: Maker, of: Marked): Picture | null {
  const [loaded, setLoaded] = useState<Picture | null>(null);
  const url = of === 'figurine' ? state.figurine?.generatedImageUrl : null;
  useEffect(() => {
    if (!url) return;
    let made: Picture | undefined;
    const control = new AbortController();
    client.files
      .get(url, { signal: control.signal })
      .then(toPicture)
      .then((picture) => {
        made = picture;
        if (control.signal.aborted) URL.revokeObjectURL(picture.url);
        else setLoaded(picture);
      })
      // Gone or out of reach: the picture beside it says so.
      .catch(() => {});
    return () => {
      control.abort();
      if (made) URL.revokeObjectURL(made.url);
      setLoaded(null);
    };
  }, [client, url]);
  return of === 'photo' ? state.photo : loaded;
}
