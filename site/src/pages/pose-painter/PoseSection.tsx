import { PosePainter } from '@nano-banana/widgets/pose-painter';
import { useNavigate } from 'react-router-dom';
import { figurinePath } from '../../content/navigation.ts';
import type { HandedPicture } from '../../navigation/handed-picture.ts';

/** The pose painter; its code is loaded beside the page's. */
export function PoseSection() {
  const navigate = useNavigate();
  return (
    <PosePainter
      onSendToFigurine={(picture) =>
        navigate(figurinePath, { state: { picture } satisfies HandedPicture })
      }
    />
  );
}
