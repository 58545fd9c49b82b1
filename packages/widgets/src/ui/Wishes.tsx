import type { CommonWords } from '../locales/en/common.ts';
import { Chip } from './Chip.tsx';
import { useEngineVoice } from './use-engine-voice.ts';

interface WishesProps {
  /** In the server's words; none shows nothing. */
  wishes: readonly string[];
  words: CommonWords;
  /** Gets the wish as the engine understands it. */
  onTake: (wish: string) => void;
}

/** What would work instead of what was refused. */
export function Wishes({ wishes, words, onTake }: WishesProps) {
  const voice = useEngineVoice();
  if (wishes.length === 0 || !voice) return null;
  return (
    <>
      <p>{words.alternatives}</p>
      <ul className="nb-ideas" aria-label={words.alternatives}>
        {wishes.map((wish) => (
          <li key={wish}>
            <Chip onClick={() => onTake(voice.wishToAsk(wish))}>
              <bdi>{voice.wish(wish)}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
