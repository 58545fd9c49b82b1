import { ImagePlus, Sparkles } from 'lucide-react';
import { exampleWishes, type GuideConfig } from '../../content/guide.ts';
import { heroExample } from '../../content/home.ts';
import { Mascot } from '../../ui/Mascot.tsx';

interface GuideSceneProps {
  /** 0 to 2. */
  step: number;
  config: GuideConfig | undefined;
}

/** The picture above a step: what the visitor will see there, in small. */
export function GuideScene({ step, config }: GuideSceneProps) {
  return (
    <div className="site-guide-scene" aria-hidden="true">
      {step === 0 && (
        <div className="site-guide-drop">
          <ImagePlus />
          <img src={heroExample.imageUrl} alt="" width={176} height={132} />
        </div>
      )}
      {step === 1 && (
        <div className="site-guide-wishes">
          {exampleWishes(config).map((wish) => (
            <p key={wish}>{wish}</p>
          ))}
        </div>
      )}
      {step === 2 && (
        <>
          <Mascot decorative className="site-guide-mascot" sizes="180px" />
          <p className="site-guide-go">
            <Sparkles />
            Generate
          </p>
        </>
      )}
    </div>
  );
}
