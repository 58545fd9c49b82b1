/** A step as examples write it: an operation, the part of the picture it is limited to, and parameters that matter. */
export interface WrittenStep {
  op: string;
  on?: string;
  params: [key: string, value: string][];
}

const STEP = /(?<op>\w+)(?:@(?<on>\w+))?(?:\((?<params>[^)]+)\))?(?: |$)/y;

/** `key=value`, of which the value may be empty or have blanks and equals signs, but no comma. */
function paramOf(written: string): [string, string] {
  const [, key, value] = /^(\w+)=(.*)$/.exec(written) ?? [];
  if (!key || value === undefined) throw new SyntaxError(`“${written}” is no key=value`);
  return [key, value];
}

/**
 * The steps of `op(key=value,key=value) op@part`, in the order in which they are carried out.
 * @throws SyntaxError for anything that is written otherwise.
 */
export function stepsOf(plan: string): WrittenStep[] {
  const steps: WrittenStep[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < plan.length) {
    const from = STEP.lastIndex;
    const { op, on, params } = STEP.exec(plan)?.groups ?? {};
    if (!op) throw new SyntaxError(`“${plan.slice(from)}” is no step`);
    steps.push({ op, ...(on ? { on } : {}), params: params?.split(',').map(paramOf) ?? [] });
  }
  return steps;
}
