import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import { commissionOf, establishmentShareOf } from '@app/domain/catalog/commission';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Button, Text } from '@mantine/core';
import { IconCalendarEvent, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { plannedRates, rateInForce } from './commissions.api.ts';
import {
  commissionLabels as labels,
  plannedText,
  rateText,
  sinceText,
} from './commissions.labels.ts';
import classes from './commissions.module.css';

type CommissionItemProps = {
  commission: Commission;
  onChange: () => void;
  onRemove: () => void;
};

/** One service: what it costs, how it is shared, since when, and what is planned. */
export function CommissionItem({ commission, onChange, onRemove }: CommissionItemProps) {
  const mayManage = useMay('commissions.manage');
  return (
    <li className={classes.item}>
      <div className={classes.top}>
        <Text component="div" fw={600} className={classes.name}>
          <TruncatedText>{commission.serviceName}</TruncatedText>
        </Text>
        {mayManage && (
          <RowActions
            name={commission.serviceName}
            actions={[
              { label: labels.change, icon: <IconEdit size={18} />, onSelect: onChange },
              {
                label: labels.remove,
                icon: <IconTrash size={18} />,
                tone: 'destructive',
                onSelect: onRemove,
              },
            ]}
          />
        )}
      </div>
      <Shares commission={commission} />
      <Times commission={commission} />
    </li>
  );
}

function Shares({ commission }: { commission: Commission }) {
  const price = cents(commission.priceCents);
  const basisPoints = commission.basisPoints ?? 0;
  return (
    <FigureList look="small">
      <Figure label={labels.price} value={formatMoney(price)} />
      <Figure label={labels.percentage} value={rateText(commission.basisPoints)} />
      <Figure label={labels.commission} value={formatMoney(commissionOf(price, basisPoints))} />
      <Figure
        label={labels.establishment}
        value={formatMoney(establishmentShareOf(price, basisPoints))}
      />
    </FigureList>
  );
}

/** Since when it holds and what is planned; all that was, on demand. */
function Times({ commission }: { commission: Commission }) {
  const today = useToday().toString();
  const [showsHistory, setShowsHistory] = useState(false);
  const historyId = useId();
  const inForce = rateInForce(commission, today);
  return (
    <>
      <div className={classes.times}>
        {inForce && commission.basisPoints !== null && <span>{sinceText(inForce.fromDate)}</span>}
        {plannedRates(commission, today).map(({ fromDate, basisPoints }) => (
          <span key={fromDate} className={classes.planned}>
            <IconCalendarEvent size={16} aria-hidden />
            {plannedText(fromDate, basisPoints)}
          </span>
        ))}
        {commission.history.length > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconHistory size={16} />}
            aria-expanded={showsHistory}
            aria-controls={historyId}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {labels.history}
          </Button>
        )}
      </div>
      {showsHistory && (
        <ul id={historyId} className={`${classes.history} tabular`}>
          {commission.history.map(({ fromDate, basisPoints }) => (
            <li key={fromDate}>{plannedText(fromDate, basisPoints)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
