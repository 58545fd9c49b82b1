import { EmptyResult } from './EmptyResult.tsx';
import type { FirstMaker } from './use-figurine.ts';

/** What is made, and until then where it will be. */
export function ResultCard({ maker }: { maker: FirstMaker }) {
  const { words } = maker;
  const { work } = maker.work;
  return (
    <section className="nb-figurine__result" aria-labelledby="nb-figurine-result">
      <h2 id="nb-figurine-result" className="nb-figurine__title">
        {words.figurineResultTitle}
      </h2>
      {work ? <work.ResultSteps maker={maker} /> : <EmptyResult words={words} />}
    </section>
  );
}
