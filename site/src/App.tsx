import { Suspense } from 'react';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { RouteAnnouncer } from './navigation/RouteAnnouncer.tsx';
import { useLocation } from './navigation/router.tsx';
import { ShownPage } from './navigation/ShownPage.tsx';
import { useScrollAndFocus } from './navigation/use-scroll-and-focus.ts';
import { matchRoute } from './routes.tsx';
import { Toasts } from './ui/Toasts.tsx';

/** The frame around every page; the router above it says which page. */
export function App() {
  const { pathname } = useLocation();
  const { route, slug } = matchRoute(pathname);

  return (
    <>
      <SkipLink />
      <Header currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {/* Without a key of its own: the old page stays in place until the new one's parts have arrived. */}
        <Suspense>
          <PageBoundary key={pathname} path={pathname}>
            <ShownPage route={route} slug={slug} />
          </PageBoundary>
        </Suspense>
      </main>
      <Footer currentPath={pathname} />
      <Toasts />
      <RouteAnnouncer path={pathname} />
      <AfterNavigation />
    </>
  );
}

/** Last in the tree, so that it acts after a closing dialog has given its focus back. */
function AfterNavigation() {
  useScrollAndFocus();
  return null;
}
