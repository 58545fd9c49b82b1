import { PosePainter } from '@nano-banana/widgets/pose-painter';
import { useEffect } from 'react';
import { onAnalytics } from '../../analytics/configured.ts';
import { editorLink, figurinePath } from '../../content/navigation.ts';
import type { HandedPicture } from '../../navigation/handed-picture.ts';
import { useNavigate } from '../../navigation/router.tsx';
import { takeEarlyWords } from '../../ui/early-words.ts';

/** The pose painter; its code is loaded beside the page's. */
export function PoseSection({ onReady }: { onReady: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    takeEarlyWords();
    onReady();
  }, [onReady]);
  return (
    <PosePainter
      onAnalytics={onAnalytics}
      onSendToEditor={(picture) =>
        navigate(editorLink.to, { state: { picture } satisfies HandedPicture })
      }
      onSendToFigurine={(picture) =>
        navigate(figurinePath, { state: { picture } satisfies HandedPicture })
      }
    />
  );
}
