import { Component, type ReactNode } from 'react';
import './page-boundary.css';

interface PageBoundaryProps {
  /** Address of the page inside, for loading it anew. */
  path: string;
  children: ReactNode;
}

/**
 * Stands in for a page that could not be loaded or shown: the connection is gone, or a newer version of
 * the site has replaced the page's files. A full load of the address helps in both.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** For whoever measures: from here on the page does what it shows, but for parts that load by themselves. */
  override componentDidMount() {
    performance.mark('page-works');
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="site-hero">
        <div className="site-wrap site-page-failed" role="alert">
          <h1>This page did not load.</h1>
          <p className="site-lead">
            The connection may be gone, or the site has just been renewed.
          </p>
          <a className="site-button site-button-ink" href={this.props.path}>
            Load it again
          </a>
        </div>
      </section>
    );
  }
}
