import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { InsideMain } from '../../../foundation/landmark.ts';
import { useLiveChanges } from '../../../foundation/live.ts';
import { useSidebarState } from '../../../foundation/sidebar-state.ts';
import { useFollowSession, useRenewedSession } from '../session.api.ts';
import { type NavigationEntry, shellLabels } from './navigation.labels.ts';
import classes from './shell.module.css';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';

type ShellProps = {
  title: string;
  entries: readonly NavigationEntry[];
  /** What everybody has to know, on whichever screen they are. */
  notice?: ReactNode;
  children: ReactNode;
};

/** What stays on the screen while people go from one area to the next. */
export function Shell({ title, entries, notice, children }: ShellProps) {
  const isPhone = useIsPhone();
  const sidebar = useSidebarState();
  const [drawerOpened, drawer] = useDisclosure(false);
  useLiveChanges();
  useFollowSession();
  useRenewedSession();

  return (
    <div className={classes.shell} data-sidebar={sidebar.state}>
      <a className={classes.skip} href="#conteudo">
        {shellLabels.skip}
      </a>
      {isPhone ? (
        <Drawer
          opened={drawerOpened}
          onClose={drawer.close}
          position="left"
          size="18rem"
          title={title}
        >
          <Sidebar entries={entries} form="expanded" onNavigate={drawer.close} />
        </Drawer>
      ) : (
        <div className={classes.sidebar}>
          <Sidebar entries={entries} form={sidebar.state} brand={<Brand />} />
        </div>
      )}
      <div className={classes.page}>
        <ShellHeader title={title} onToggle={isPhone ? drawer.toggle : sidebar.toggle} />
        {notice}
        <main id="conteudo" className={classes.main} tabIndex={-1}>
          <InsideMain value={true}>{children}</InsideMain>
        </main>
      </div>
    </div>
  );
}

function Brand() {
  return (
    <div className={classes.brand}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      <span className={classes.brandName}>{shellLabels.brand}</span>
    </div>
  );
}
