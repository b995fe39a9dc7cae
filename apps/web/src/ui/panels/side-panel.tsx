import { CloseButton, Portal } from '@mantine/core';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useGuarding } from '../dialogs/guard.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import classes from './side-panel.module.css';
import { usePanelKeys } from './use-panel-keys.ts';

type SidePanelProps = {
  title: ReactNode;
  /** What it is about: the focus goes in again when that changes while it is open. */
  about?: string | undefined;
  /** Shown while lazy content comes. */
  fallback?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Stands beside the work, which stays within reach; on a phone it comes up as a sheet. It lives as
 * long as it is open, asks before it throws away what was typed inside, and gives the focus back.
 */
export function SidePanel({ fallback = null, onClose, children, ...props }: SidePanelProps) {
  const { close, guarded, question } = useGuarding(onClose);
  const Shape = useIsPhone() ? Sheet : Aside;
  return (
    <>
      <Shape {...props} close={close}>
        {guarded(<Suspense fallback={fallback}>{children}</Suspense>)}
      </Shape>
      {question}
    </>
  );
}

type ShapeProps = Pick<SidePanelProps, 'title' | 'about' | 'children'> & { close: () => void };

function Aside(props: ShapeProps) {
  return (
    <Portal>
      <AsidePanel {...props} />
    </Portal>
  );
}

function AsidePanel({ title, about, close, children }: ShapeProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  usePanelKeys(panel, about, close);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.panel}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <CloseButton onClick={close} />
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}

function Sheet({ title, about, close, children }: ShapeProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelKeys(panel, about, close);
  return (
    <BottomSheet
      opened
      height="tall"
      ref={panel}
      title={title}
      closeOnEscape={false}
      returnFocus={false}
      onClose={close}
    >
      {children}
    </BottomSheet>
  );
}
