import { Component, type ReactNode } from 'react';
import classes from './booking-page.module.css';
import { failedLabels } from './page-boundary.labels.ts';
import parts from './parts.module.css';

type PageBoundaryProps = { children: ReactNode };

/** Around a visitor's page: nothing that goes wrong leaves it empty. React asks for a class here. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  return (
    <main className={classes.message} role="alert">
      <h1 className={classes.title}>{failedLabels.title}</h1>
      <p className={parts.soft}>{failedLabels.text}</p>
      <button type="button" className={parts.primary} onClick={() => location.reload()}>
        {failedLabels.reload}
      </button>
      <a className={parts.outline} href="/">
        {failedLabels.start}
      </a>
    </main>
  );
}
