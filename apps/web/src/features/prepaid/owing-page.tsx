import type { OwingClient } from '@app/contract/prepaid/client-prepaid.contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasFailed } from '../../foundation/failure.ts';
import { formatNumber, moneyText, whatsAppLink } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fileAction } from '../../ui/lists/file-action.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClientLink } from '../clients/record/client-link.tsx';
import { useOwing, useOwingFile } from './client-prepaid.api.ts';
import {
  anonymizedText,
  owingLabels as labels,
  lastUseText,
  reminderText,
} from './client-prepaid.labels.ts';
import classes from './client-prepaid.module.css';
import { EndlessRows } from './endless-rows.tsx';

type OwingPageProps = {
  /** The way to take what one of them owes. */
  receive?: ((client: OwingClient) => ReactNode) | undefined;
};

/** Who left something to be paid later. */
export function OwingPage({ receive }: OwingPageProps) {
  return (
    <AllowedScreen permission="prepaid.view" labels={labels}>
      <Owing receive={receive} />
    </AllowedScreen>
  );
}

function Owing({ receive }: OwingPageProps) {
  const walk = useOwing();
  const totals = walk.data?.totals;
  const mayManage = useMay('prepaid.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useOwingFile(),
    asked: undefined,
  });
  return (
    <Stack gap="lg">
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        more={[mayManage && file]}
      />
      {!hasFailed(walk) && (
        <FigureList look="person" label={labels.figures}>
          <Figure label={labels.total} value={totals ? moneyText(totals.owedCents) : null} />
          <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
        </FigureList>
      )}
      {totals !== undefined && totals !== null && totals.anonymizedCents > 0 && (
        <Text size="sm" c="dimmed">
          {anonymizedText(totals.anonymizedCents)}
        </Text>
      )}
      <EndlessRows
        label={labels.list}
        walk={walk}
        empty={{
          picture: 'money',
          sentence: labels.empty,
          action: (
            <NextStep permission="clients.view">
              <LinkButton to="/dashboard/clients">{labels.toClients}</LinkButton>
            </NextStep>
          ),
        }}
      >
        {(owing) => (
          <Row key={owing.clientId} owing={owing}>
            {receive?.(owing)}
          </Row>
        )}
      </EndlessRows>
    </Stack>
  );
}

function Row({ owing, children }: { owing: OwingClient; children: ReactNode }) {
  const { clientId, clientName, clientPhone, owedCents, lastUseDate } = owing;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <ClientLink id={clientId}>{clientName}</ClientLink>
        <Text size="xs" c="dimmed" className="tabular">
          {lastUseText(lastUseDate)}
        </Text>
      </div>
      <span className={`${classes.amount} tabular`} data-owed>
        {moneyText(owedCents)}
      </span>
      <div className={classes.ways}>
        {clientPhone && (
          <Button
            component="a"
            href={whatsAppLink(clientPhone, reminderText(clientName, owedCents))}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} />}
          >
            {labels.whatsapp}
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
