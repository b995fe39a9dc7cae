import type { OwingClient } from '@app/contract/prepaid/client-prepaid.contract';
import { Button, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { formatNumber, moneyText, whatsAppLink } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClientLink } from '../clients/record/client-link.tsx';
import { useOwing } from './client-prepaid.api.ts';
import {
  anonymizedText,
  owingLabels as labels,
  lastUseText,
  reminderText,
} from './client-prepaid.labels.ts';
import classes from './client-prepaid.module.css';

type OwingPageProps = {
  /** The way to take what one of them owes. */
  receive?: ((client: OwingClient) => ReactNode) | undefined;
};

/** Who left something to be paid later. */
export function OwingPage({ receive }: OwingPageProps) {
  if (useMay('prepaid.view')) return <Owing receive={receive} />;
  return (
    <NotAllowed
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard">{labels.back}</LinkButton>}
    />
  );
}

function Owing({ receive }: OwingPageProps) {
  const walk = useOwing();
  const totals = walk.data?.totals;
  const empty = (
    <Paper withBorder>
      <EmptyState picture="money" sentence={labels.empty} />
    </Paper>
  );
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <FigureList look="person" label={labels.figures}>
        <Figure label={labels.total} value={totals ? moneyText(totals.owedCents) : null} />
        <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
      </FigureList>
      {totals !== undefined && totals !== null && totals.anonymizedCents > 0 && (
        <Text size="sm" c="dimmed">
          {anonymizedText(totals.anonymizedCents)}
        </Text>
      )}
      <EndlessList walk={walk} explain={errorText} empty={empty}>
        {(owing) =>
          owing ? (
            <ul className={classes.rows} aria-label={labels.list}>
              {owing.map((one) => (
                <Row key={one.clientId} owing={one}>
                  {receive?.(one)}
                </Row>
              ))}
            </ul>
          ) : (
            <Skeleton height={240} radius="lg" />
          )
        }
      </EndlessList>
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
