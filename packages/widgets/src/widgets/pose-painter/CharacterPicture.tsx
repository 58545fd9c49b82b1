import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Picture } from '../../core/picture.ts';
import { poseWords } from '../../locales/pose.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Shorter edges than this are advised against, in pixels. */
const ADVISED_EDGE = 512;

interface CharacterPictureProps {
  picture: Picture;
  number: number;
}

/** A reference picture, and whether it is large enough. */
export function CharacterPicture({ picture, number }: CharacterPictureProps) {
  const words = useWords(poseWords);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isBroken, setBroken] = useState(false);
  const isSmall = size !== undefined && Math.min(size.width, size.height) < ADVISED_EDGE;
  const note = isBroken
    ? words.poseCharacterBroken
    : size &&
      (isSmall ? words.poseCharacterSmall : words.poseResultPixels)(size.width, size.height);
  return (
    <>
      {isBroken ? (
        <span className="nb-character__icon">
          <ImageOff aria-hidden="true" />
        </span>
      ) : (
        <img
          className="nb-character__image"
          src={picture.url}
          alt={words.poseCharacterAlt(number, picture.name)}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={() => setBroken(true)}
        />
      )}
      <span className="nb-character__words">
        <strong>{words.poseCharacter(number)}</strong>
        <span className="nb-character__name">{picture.name}</span>
        <span className={classNames('nb-fine', (isSmall || isBroken) && 'nb-character__small')}>
          {note ?? '\u00a0'}
        </span>
        <span className="nb-visually-hidden">{words.poseCharacterReplace}</span>
      </span>
    </>
  );
}
