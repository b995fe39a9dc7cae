import { Title } from '@mantine/core';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { useTabTitle } from '../foundation/hooks/use-tab-title.ts';
import { TitleSlot } from '../foundation/title-slot.ts';
import classes from './page-header.module.css';

type PageTitleProps = {
  children: string;
  /** What the tab, and with it the history of the browser, says instead: no code that is worth money. */
  tab?: string | undefined;
};

/** The one first heading of a page, in the bar above it where there is one; the tab is called so, too. */
export function PageTitle({ children, tab = children }: PageTitleProps) {
  const slot = use(TitleSlot);
  useTabTitle(tab);
  const title = (
    <Title
      order={1}
      className={slot ? classes.inBar : undefined}
      title={slot ? children : undefined}
    >
      {children}
    </Title>
  );
  return slot ? createPortal(title, slot) : title;
}
