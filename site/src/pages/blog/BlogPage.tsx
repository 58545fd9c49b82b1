import { SignupForm } from '../../forms/SignupForm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import './blog.css';
import { PostCard } from './PostCard.tsx';
import { categoryOptions, everyPost, matchingPosts, type Post } from './post-filter.ts';
import { usePostFilter } from './use-post-filter.ts';

/** The list of posts, with a search and filters that stand in the address. */
export function BlogPage() {
  const [filter, choose] = usePostFilter();
  const posts = matchingPosts(filter);
  const isNarrowed = filter.category !== 'all' || filter.text.trim() !== '';
  const featured = isNarrowed ? [] : posts.filter((post) => post.featured);
  const others = posts.filter((post) => !featured.includes(post));

  return (
    <>
      <PageIntro
        title="Notes from the workbench."
        lead="How the editor works inside, how to get what you mean out of it, and what we measured on the way. Failures included."
      >
        <div className="site-blog-filters">
          <SearchField
            label="Search the blog"
            value={filter.text}
            onChange={(text) => choose({ ...filter, text })}
          />
          <FilterChips
            label="Category"
            options={categoryOptions}
            value={filter.category}
            onChange={(category) => choose({ ...filter, category })}
          />
        </div>
      </PageIntro>
      {featured.length > 0 && <Featured posts={featured} />}
      <Section title={isNarrowed ? found(posts.length) : 'All the others'}>
        <p className="site-visually-hidden" role="status">
          {isNarrowed ? found(posts.length) : ''}
        </p>
        {others.length > 0 ? (
          <div className="site-post-grid">
            {others.map((post) => (
              <PostCard key={post.slug} post={post} size="grid" />
            ))}
          </div>
        ) : (
          <EmptyState
            title="No post about that yet."
            text="Try a shorter word, or look at all of them."
            action={
              <button
                type="button"
                className="site-button site-button-ink"
                onClick={() => choose(everyPost)}
              >
                Clear Filters
              </button>
            }
          />
        )}
      </Section>
      <Section
        id="newsletter"
        tone="soft"
        title="New posts by e-mail."
        lead="One letter when something is worth reading. The address is kept on this server, used for nothing else, and deleted when you ask."
      >
        <SignupForm source="blog" action="Subscribe" />
      </Section>
    </>
  );
}

const found = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** The first one large, the others beside it. */
function Featured({ posts }: { posts: readonly Post[] }) {
  const [lead, ...side] = posts;
  return (
    <Section title="Start with these">
      <div className="site-post-front">
        {lead && <PostCard post={lead} size="lead" />}
        <div className="site-post-side">
          {side.map((post) => (
            <PostCard key={post.slug} post={post} size="side" />
          ))}
        </div>
      </div>
    </Section>
  );
}
