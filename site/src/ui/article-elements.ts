import type { MDXComponents } from 'mdx/types';
import { ArticleCode } from './ArticleCode.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { Figure } from './Figure.tsx';
import { TextLink } from './TextLink.tsx';
import { Tip } from './Tip.tsx';
import { Try } from './Try.tsx';

/** What an article's MDX text is made of, besides plain elements: `<Body components={articleElements} />`. */
export const articleElements: MDXComponents = {
  a: TextLink,
  pre: ArticleCode,
  table: ArticleTable,
  Figure,
  Tip,
  Try,
};
