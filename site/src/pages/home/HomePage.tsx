import { useState } from 'react';
import { EditorSection } from './EditorSection.tsx';
import { GuideDialog } from './GuideDialog.tsx';
import { Hero } from './Hero.tsx';
import { StepStrip } from './StepStrip.tsx';

export function HomePage() {
  const [guideOpen, setGuideOpen] = useState(false);
  const openGuide = () => setGuideOpen(true);
  return (
    <>
      <Hero onOpenGuide={openGuide} />
      <EditorSection />
      <StepStrip />
      {guideOpen && <GuideDialog onClose={() => setGuideOpen(false)} />}
    </>
  );
}
