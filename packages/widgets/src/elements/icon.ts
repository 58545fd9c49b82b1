import { createElement, type ForwardedRef, forwardRef, type SVGProps } from 'react';

interface IconData {
  name: string;
  /** Other names it goes by. */
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * For the script tag, in place of lucide-react's own, whose sizes, colours and context the widgets do not use: an icon
 * as they do use it, at an eighth of the weight.
 */
// biome-ignore lint/style/noDefaultExport: as what it stands in for
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return forwardRef(function Icon(
    { className, ...props }: SVGProps<SVGSVGElement>,
    ref: ForwardedRef<SVGSVGElement>,
  ) {
    return createElement(
      'svg',
      {
        ref,
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
