import { lazy, memo, Suspense, useState } from 'react';
import { EditorSection } from './editor/EditorSection.tsx';
import { loadRest } from './editor/load-editor.ts';
import { useEditorStart } from './editor/use-editor-start.ts';
import { Hero } from './Hero.tsx';
// The styles of the parts whose code comes later: the page of the build has these parts already.
import './home-rest.css';

// Memoized: what changes around it must not reach it before it has taken over from the page of the build.
const HomeRest = memo(lazy(loadRest));

const loadGuide = () => import('./GuideDialog.tsx');
const GuideDialog = lazy(async () => ({ default: (await loadGuide()).GuideDialog }));

export function HomePage() {
  const [guideOpen, setGuideOpen] = useState(false);
  const { start, usePrompt } = useEditorStart();
  const openGuide = () => setGuideOpen(true);
  return (
    <>
      <Hero onOpenGuide={openGuide} onNearGuide={loadGuide} />
      <EditorSection start={start} />
      <Suspense>
        <HomeRest onUsePrompt={usePrompt} />
      </Suspense>
      {guideOpen && (
        <Suspense>
          <GuideDialog onClose={() => setGuideOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
