import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { isMissing } from '../../../foundation/failure.ts';
import { usePrintOnce } from '../../../foundation/hooks/use-print-once.ts';
import { useMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCashSession } from './cash.api.ts';
import { historyLabels, closingPageLabels as labels } from './cash.labels.ts';
import classes from './cash.module.css';
import { CashSessionFacts } from './cash-session-facts.tsx';
import type { ClosingView } from './closing-address.ts';

type ClosingPageProps = { id: string; view?: ClosingView };

/** The closing of one drawer, as it is printed, signed and put into the folder. */
export function ClosingPage({ id, view = {} }: ClosingPageProps) {
  return (
    <>
      <div className={classes.noPaper}>
        <BackLink to="/dashboard/financial" search={{ tab: 'cash' }}>
          {labels.back}
        </BackLink>
      </div>
      {useMay('cash.view') ? (
        <Loaded id={id} view={view} />
      ) : (
        <NotAllowed page={labels.title} sentence={labels.notAllowed} />
      )}
    </>
  );
}

function Loaded({ id, view }: Required<ClosingPageProps>) {
  const query = useCashSession(id);
  usePrintOnce(view.print === true && query.data !== undefined);
  if (isMissing('SESSION_NOT_FOUND', query.error)) {
    return <EmptyState picture="search" sentence={labels.notFound} />;
  }
  return (
    <LoadBlock query={query} title={historyLabels.detail} skeleton={<Skeleton height={480} />}>
      {(session) => <Closing session={session} />}
    </LoadBlock>
  );
}

function Closing({ session }: { session: CashSessionDetail }) {
  const { company } = useSession();
  return (
    <>
      <PageHeader
        title={historyLabels.detail}
        explanation={company?.name}
        action={{
          label: labels.print,
          icon: <IconPrinter size={18} />,
          onClick: () => window.print(),
        }}
      />
      <Stack gap="lg" className={classes.closingPaper}>
        <CashSessionFacts session={session} />
        <Text className={classes.signature}>{labels.signature}</Text>
      </Stack>
    </>
  );
}
