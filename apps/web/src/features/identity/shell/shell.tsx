import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { InsideMain } from '../../../foundation/landmark.ts';
import { useLiveChanges } from '../../../foundation/live.ts';
import { useSidebarState } from '../../../foundation/sidebar-state.ts';
import { TitleSlot } from '../../../foundation/title-slot.ts';
import { useFollowSession, useRenewedSession } from '../session.api.ts';
import { type NavigationCounts, type NavigationGroups, shellLabels } from './navigation.labels.ts';
import { PhoneTabs } from './phone-tabs.tsx';
import classes from './shell.module.css';
import { ShellHeader } from './shell-header.tsx';
import { Sidebar } from './sidebar.tsx';

type ShellProps = {
  /** Whose house it is. */
  owner: string;
  groups: NavigationGroups;
  /** What waits behind an entry of the menu. */
  counts?: NavigationCounts;
  /** How one gets around on a phone: by tabs under the thumb, or by a menu alone. */
  phone: 'tabs' | 'menu';
  /** Beside the account: what finds everything. */
  search?: ReactNode;
  /** Beside it: what tells of what happened. */
  bell?: ReactNode;
  /** What everybody has to know, on whichever screen they are. */
  notice?: ReactNode;
  /** The same in short, at the end of the menu. */
  foot?: ReactNode;
  children: ReactNode;
};

/** What stays on the screen while people go from one area to the next. */
export function Shell(props: ShellProps) {
  const { owner, groups, counts, phone, search, bell, notice, foot, children } = props;
  const isPhone = useIsPhone();
  const hasTabs = isPhone && phone === 'tabs';
  const sidebar = useSidebarState();
  const [drawerOpened, drawer] = useDisclosure(false);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const toggle = isPhone ? drawer.toggle : sidebar.toggle;
  useLiveChanges();
  useFollowSession();
  useRenewedSession();

  return (
    <div className={classes.shell} data-sidebar={isPhone ? 'none' : sidebar.state}>
      <a className={classes.skip} href="#conteudo">
        {shellLabels.skip}
      </a>
      {!isPhone && (
        <div className={classes.sidebar}>
          <Sidebar
            groups={groups}
            counts={counts}
            form={sidebar.state}
            brand={<Brand owner={owner} />}
            foot={foot}
          />
        </div>
      )}
      <div className={classes.page}>
        <ShellHeader
          owner={isPhone ? owner : null}
          titleSlot={setTitleSlot}
          onToggle={hasTabs ? null : toggle}
        >
          {search}
          {bell}
        </ShellHeader>
        {notice}
        <main id="conteudo" className={classes.main} tabIndex={-1}>
          <InsideMain value={true}>
            <TitleSlot value={titleSlot}>{children}</TitleSlot>
          </InsideMain>
        </main>
      </div>
      {hasTabs && <PhoneTabs isMoreOpen={drawerOpened} onMore={drawer.toggle} />}
      {isPhone && (
        <Drawer
          opened={drawerOpened}
          onClose={drawer.close}
          position={hasTabs ? 'right' : 'left'}
          size="18rem"
          title={owner}
          classNames={{ content: classes.drawer, body: classes.drawerBody }}
        >
          <Sidebar
            groups={groups}
            counts={counts}
            form="expanded"
            foot={foot}
            onNavigate={drawer.close}
          />
        </Drawer>
      )}
    </div>
  );
}

function Brand({ owner }: { owner: string }) {
  return (
    <div className={classes.brand}>
      <img src="/icon.svg" alt={shellLabels.brand} width={28} height={28} />
      <span className={classes.brandName} title={owner}>
        {owner}
      </span>
    </div>
  );
}
