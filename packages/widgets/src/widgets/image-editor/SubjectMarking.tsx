import type { Client } from '@nano-banana/client-sdk';
import type { ReactNode } from 'react';
import type { Picture } from '../../core/picture.ts';
import { MarkBar } from './MarkBar.tsx';
import { MarkStage } from './MarkStage.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import { type MarkNeeds, useMarks } from './use-marks.ts';
import { useOutline } from './use-outline.ts';

export interface SubjectMarkingProps extends MarkNeeds {
  client: Client;
  picture: Picture;
  /** Width / height of the picture. */
  ratio: number;
  /** A choice above the tools. */
  purposes?: ReactNode;
}

/** A picture with the tools to say what is meant on it. */
export function SubjectMarking({
  client,
  picture,
  ratio,
  purposes,
  ...needs
}: SubjectMarkingProps) {
  const { words } = needs;
  const marks = useMarks(needs);
  const outline = useOutline({ client, words }, picture, marks.selection);
  return (
    <>
      <MarkStage ratio={ratio}>
        <MarkSurface {...{ words, picture, marks, outline, ratio }} />
      </MarkStage>
      <MarkBar {...{ words, marks, outline, purposes }} />
    </>
  );
}
