import Body from '../../content/guides/ai-studio.mdx';
import { Link } from '../../navigation/router.tsx';
import { articleElements } from '../../ui/article-elements.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Prose } from '../../ui/Prose.tsx';
import '../../ui/article-page.css';
import './guide.css';

/** How a Gemini key of one's own is used with this product. */
export function AiStudioPage() {
  return (
    <>
      <article className="site-article">
        <header className="site-article-head">
          <div className="site-wrap site-article-grid">
            <div>
              <Breadcrumbs
                trail={[
                  { label: 'Tutorials', path: '/tutorials' },
                  { label: 'AI Studio', path: '/guides/how-to-use-nano-banana-in-ai-studio' },
                ]}
              />
              <h1>Bring your own Gemini key.</h1>
              <p className="site-lead">
                The editor works without a model. With a key from Google AI Studio it can invent
                what is in none of your pictures. One variable connects the two.
              </p>
            </div>
            <ol className="site-guide-flow" aria-label="The way of a key">
              <li>Google AI Studio makes a key</li>
              <li>
                <code>GEMINI_API_KEY=…</code> hands it over
              </li>
              <li>
                <code>npm run check:engine</code> asks once
              </li>
            </ol>
          </div>
        </header>
        <div className="site-wrap site-article-body">
          <Prose>
            <Body components={articleElements} />
          </Prose>
        </div>
      </article>
      <CallToAction
        title="No key yet? Begin without."
        lead="The embedded engine needs no key and no network, and most edits of a photo need nothing more."
        actions={
          <>
            <Link className="site-button site-button-ink" to="/#editor">
              Open the editor
            </Link>
            <Link className="site-button site-button-line" to="/tutorials/host-it-yourself">
              Host it yourself
            </Link>
          </>
        }
      />
    </>
  );
}
