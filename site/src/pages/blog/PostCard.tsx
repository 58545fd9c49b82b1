import { blogCategories } from '../../content/blog.ts';
import { Link } from '../../navigation/router.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Post } from './post-filter.ts';

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface PostCardProps {
  post: Post;
  /** How much room it has: the lead stands alone, others share a row. */
  size: 'lead' | 'side' | 'grid';
}

const sizes = {
  lead: '(width < 60rem) calc(100vw - 36px), 760px',
  side: '(width < 45rem) calc(100vw - 36px), 420px',
  grid: '(width < 45rem) calc(100vw - 36px), 420px',
};

/** A post as lists show it. */
export function PostCard({ post, size }: PostCardProps) {
  const { path, title, description, category, published, minutes, author, picture } = post;
  const label = blogCategories.find(({ id }) => id === category)?.label;
  return (
    <article className="site-post" data-size={size}>
      <Picture name={picture} alt="" sizes={sizes[size]} priority={size === 'lead'} />
      <div className="site-post-words">
        <p className="site-post-facts">
          <span>{label}</span>
          <time dateTime={published}>{dates.format(new Date(published))}</time>
          <span>{minutes} min read</span>
        </p>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        {size !== 'side' && <p className="site-post-excerpt">{description}</p>}
        {size === 'lead' && <p className="site-post-author">{author}</p>}
      </div>
    </article>
  );
}
