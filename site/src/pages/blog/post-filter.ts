import { type BlogCategory, blog, blogCategories } from '../../content/blog.ts';

export type Post = (typeof blog.articles)[number];

/** What the list of posts is narrowed to. */
export interface PostFilter {
  category: BlogCategory | 'all';
  /** What was typed into the search field. */
  text: string;
}

export const everyPost: PostFilter = { category: 'all', text: '' };

const isCategory = (word: string | null): word is BlogCategory =>
  blogCategories.some(({ id }) => id === word);

/** The filter that an address's query says, such as `?category=tips&q=prompts`; what it does not know it leaves out. */
export function readPostFilter(search: string): PostFilter {
  const query = new URLSearchParams(search);
  const category = query.get('category');
  return { category: isCategory(category) ? category : 'all', text: query.get('q') ?? '' };
}

/** The address of the list with a filter. */
export function addressOf({ category, text }: PostFilter): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (text.trim()) query.set('q', text.trim());
  const words = query.toString();
  return words ? `/blog?${words}` : '/blog';
}

/** Posts in which every word of the text begins a word of title, description or tags. */
export function matchingPosts({ category, text }: PostFilter): Post[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return blog.articles.filter((post) => {
    if (category !== 'all' && post.category !== category) return false;
    const spoken = [post.title, post.description, ...post.tags].join(' ').toLowerCase();
    return words.every((word) => ` ${spoken}`.includes(` ${word}`));
  });
}

/** The filters with the number of posts in each. */
export const categoryOptions = [
  { id: 'all' as const, label: 'All', count: blog.articles.length },
  ...blogCategories.map(({ id, label }) => ({
    id,
    label,
    count: blog.articles.filter((post) => post.category === id).length,
  })),
];
