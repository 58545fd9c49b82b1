import { variables } from '../src/config-variables.ts';

/** The README's configuration table, in Markdown. */
export function configTable(): string {
  const rows = Object.entries(variables).map(
    ([name, { description, accepts, default: unset }]) =>
      `| \`${name}\` | ${unset} | ${description} | ${accepts} |`,
  );
  return ['| Variable | Default | What it does | Accepts |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}
