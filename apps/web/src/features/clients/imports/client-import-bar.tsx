import type { ReactNode } from 'react';
import classes from './client-import-bar.module.css';

type ClientImportBarProps = {
  /** What is wrong or worth knowing before going on. */
  words?: ReactNode;
  /** The quiet ways out first, the step forward last. */
  children: ReactNode;
};

/** The end of a step: always in sight, and under the thumb on a phone. */
export function ClientImportBar({ words, children }: ClientImportBarProps) {
  return (
    <div className={classes.bar} data-thumb-bar>
      {words && <div className={classes.words}>{words}</div>}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
