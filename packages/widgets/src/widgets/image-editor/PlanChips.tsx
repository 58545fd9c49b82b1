import type { DescribedPlanStep } from '@nano-banana/client-sdk';
import { SlidersHorizontal, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { EngineVoice } from '../../core/engine/server-voice.ts';
import {
  dialValue,
  isChanged,
  type PlanDraft,
  plannedSteps,
  unchangedPlan,
  withRemoved,
  withValue,
} from '../../core/plan-draft.ts';
import type { Version } from '../../core/version.ts';
import type { DetailsWords } from '../../locales/en/details.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { EditorWith } from './use-editor-with.ts';

interface PlanChipsProps {
  editor: EditorWith<DetailsWords>;
  version: Version;
  voice: EngineVoice;
}

/** What was done, step by step: each can be taken out or turned up and down, without typing. */
export function PlanChips({ version, ...props }: PlanChipsProps) {
  const { plan = [] } = version;
  return plan.length > 0 ? (
    <Chips key={version.id} {...props} version={version} plan={plan} />
  ) : null;
}

interface ChipsProps extends PlanChipsProps {
  plan: readonly DescribedPlanStep[];
}

function Chips({ editor, version, voice, plan }: ChipsProps) {
  const { words, remake, state } = editor;
  const [draft, setDraft] = useState<PlanDraft>(unchangedPlan);
  const [open, setOpen] = useState<number | null>(null);
  const pending = state.job.status === 'pending';
  const steps = plannedSteps(plan, draft);
  const turned = open === null ? undefined : plan[open];
  return (
    <div className="nb-plan">
      <ul className="nb-plan__steps" aria-label={words.planLabel}>
        {plan.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold the same step twice
            key={index}
            {...{ step, words }}
            label={voice.step(step)}
            isRemoved={draft.removed.has(index)}
            isOpen={open === index}
            value={draft.values.get(index)}
            onOpen={() => setOpen(open === index ? null : index)}
            onRemove={(isRemoved) => {
              setDraft(withRemoved(draft, index, isRemoved));
              if (isRemoved && open === index) setOpen(null);
            }}
          />
        ))}
      </ul>
      {turned?.dial && open !== null ? (
        <Dial
          step={turned}
          words={words}
          label={voice.step(turned)}
          value={dialValue(turned, open, draft)}
          onChange={(value) => setDraft(withValue(draft, turned, open, value))}
        />
      ) : null}
      {isChanged(draft) ? (
        <div className="nb-plan__actions">
          <Button
            look="solid"
            reason={steps.length === 0 ? words.planEmpty : pending ? words.generating : undefined}
            onClick={() => remake(version, steps)}
          >
            {words.planApply}
          </Button>
          <Button
            look="line"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => setDraft(unchangedPlan)}
          >
            {words.planReset}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface StepProps {
  step: DescribedPlanStep;
  words: DetailsWords;
  label: string;
  isRemoved: boolean;
  isOpen: boolean;
  /** As changed; undefined when it is not. */
  value: number | undefined;
  onOpen: () => void;
  onRemove: (isRemoved: boolean) => void;
}

function Step({ step: { dial }, label, ...props }: StepProps) {
  const { words, isRemoved, isOpen, value, onOpen, onRemove } = props;
  const text = value === undefined ? label : words.planTurned(label, words.planValue(value));
  return (
    <li className={classNames('nb-plan__step', isRemoved && 'nb-plan__step--removed')}>
      {dial && !isRemoved ? (
        <Chip aria-expanded={isOpen} onClick={onOpen}>
          <SlidersHorizontal aria-hidden="true" />
          {text}
        </Chip>
      ) : (
        <span part="chip" className="nb-chip nb-plan__label">
          {isRemoved ? <s>{label}</s> : label}
        </span>
      )}
      <IconButton
        size="small"
        icon={isRemoved ? <Undo2 /> : <X />}
        label={isRemoved ? words.planPutBack(label) : words.planRemove(label)}
        onClick={() => onRemove(!isRemoved)}
      />
    </li>
  );
}

interface DialProps {
  step: DescribedPlanStep;
  words: DetailsWords;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Dial({ step: { dial }, words, label, value, onChange }: DialProps) {
  const id = useId();
  return (
    <div className="nb-plan__dial">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={dial?.min}
        max={dial?.max}
        step={dial?.step}
        value={value}
        aria-valuetext={words.planValue(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{words.planValue(value)}</output>
    </div>
  );
}
