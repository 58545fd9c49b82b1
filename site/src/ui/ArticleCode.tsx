import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.tsx';

const languages: Record<string, string> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};

/** A fenced block of an article's text: its only child is a `code` whose class names the language. */
export function ArticleCode({ children }: ComponentProps<'pre'>) {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) return null;
  const { className = '', children: code } = children.props;
  const language = className.replace('language-', '');
  return <CodeBlock code={String(code).trimEnd()} language={languages[language] ?? 'Text'} />;
}
