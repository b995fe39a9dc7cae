import type { Session } from '@app/contract/identity/session.contract';
import { isOperator } from '@app/domain/identity/platform-role';
import { useMatchRoute } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { UrgentSubscriptionBanner } from '../features/billing/subscription-banner.tsx';
import { SubscriptionChip } from '../features/billing/subscription-chip.tsx';
import { companyGroups, waitingGroups } from '../features/identity/shell/navigation.labels.ts';
import { Shell } from '../features/identity/shell/shell.tsx';
import { useToSendCount } from '../features/messaging/by-hand/to-send-count.view.ts';
import { useUnreadCount } from '../features/messaging/conversations/unread-count.view.ts';
import { NoticeBell } from '../features/messaging/notices/notice-bell.tsx';
import { platformName } from '../foundation/brand/platform-name.ts';
import { useIsPhone } from '../foundation/hooks/use-is-phone.ts';
import { lazyPart } from '../foundation/parts/parts.ts';
import { SessionContext } from '../foundation/sign-in/session.tsx';
import { DashboardSearch } from './-dashboard-search.tsx';

/** What most people never see, on most days. */
const SupportBar = lazyPart(() => import('../features/team/support/support-bar.tsx'));
const OperatorShell = lazyPart(() => import('./-operator-shell.tsx'));
const ShownAlerts = lazyPart(() => import('../features/platform/alerts/shown-alerts.tsx'));

type OwnShellProps = { session: Session; children: ReactNode };

/** Around whatever somebody signed in looks at: her company's menu, the operators', or a way back alone. */
export function OwnShell({ session, children }: OwnShellProps) {
  return (
    <SessionContext value={session}>
      {session.company ? (
        <CompanyShell session={session} company={session.company}>
          {children}
        </CompanyShell>
      ) : (
        <PlainShell session={session}>{children}</PlainShell>
      )}
    </SessionContext>
  );
}

function PlainShell({ session, children }: OwnShellProps) {
  if (isOperator(session.platformRole)) {
    return (
      <Suspense>
        <OperatorShell>{children}</OperatorShell>
      </Suspense>
    );
  }
  return (
    <Shell owner={platformName()} groups={waitingGroups} phone="menu">
      {children}
    </Shell>
  );
}

type CompanyShellProps = OwnShellProps & { company: NonNullable<Session['company']> };

function CompanyShell({ session, company, children }: CompanyShellProps) {
  const isHome = useMatchRoute()({ to: '/dashboard' }) !== false;
  const isPhone = useIsPhone();
  return (
    <CountingShell
      owner={company.name}
      phone="tabs"
      search={<DashboardSearch />}
      bell={<NoticeBell />}
      // The home page has it whole, below its title.
      foot={!isHome && <SubscriptionChip />}
      notice={
        <>
          {session.support.length > 0 && (
            <Suspense>
              <SupportBar />
            </Suspense>
          )}
          {session.alerts.length > 0 && (
            <Suspense>
              <ShownAlerts />
            </Suspense>
          )}
          {!isHome && isPhone && <UrgentSubscriptionBanner />}
        </>
      }
    >
      {children}
    </CountingShell>
  );
}

type CountingShellProps = Omit<ComponentProps<typeof Shell>, 'groups' | 'counts'>;

/** Whoever counts has to know whose session it is. */
function CountingShell(props: CountingShellProps) {
  const talks = useUnreadCount();
  const toSend = useToSendCount();
  const counts = {
    ...(talks && { '/dashboard/conversas': talks }),
    ...(toSend && { '/dashboard/para-enviar': toSend }),
  };
  return <Shell groups={companyGroups} counts={counts} {...props} />;
}
