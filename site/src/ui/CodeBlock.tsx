import { CopyButton } from './CopyButton.tsx';
import './code-block.css';

interface CodeBlockProps {
  code: string;
  /** Its name as readers know it, such as "Python". */
  language: string;
}

/** Code to read and to copy. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return (
    <figure className="site-code" data-nb-theme="dark">
      <figcaption>
        {language}
        <CopyButton text={code} label="Copy code" iconOnly />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
