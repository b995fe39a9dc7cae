import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatAmount, formatMoney } from '@app/domain/shared/money';
import { Checkbox, NumberInput } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { OfferDraft } from './professional-services.api.ts';
import { hasGoodDuration } from './professional-services.form.ts';
import { offeredLabels, ownDurationText, ownPriceText } from './professional-services.labels.ts';
import classes from './professional-services.module.css';

type ProfessionalServicesItemProps = {
  draft: OfferDraft;
  onChange: (draft: OfferDraft) => void;
};

export function ProfessionalServicesItem({ draft, onChange }: ProfessionalServicesItemProps) {
  const { service, isChosen } = draft;
  const usual = `${formatMoney(cents(service.priceCents))} · ${formatDuration(service.durationMinutes)}`;
  return (
    <li className={classes.item}>
      <Checkbox
        className={classes.check}
        label={service.name}
        description={service.active ? usual : `${usual} · ${offeredLabels.inactive}`}
        checked={isChosen}
        onChange={() => onChange({ ...draft, isChosen: !isChosen })}
      />
      {isChosen && <OwnFigures draft={draft} onChange={onChange} />}
    </li>
  );
}

/** Empty means the service's own; its figure stands in the field until another is typed. */
function OwnFigures({ draft, onChange }: ProfessionalServicesItemProps) {
  const { service, priceCents, durationMinutes } = draft;
  return (
    <div className={classes.figures}>
      <MoneyField
        aria-label={ownPriceText(service.name)}
        placeholder={formatAmount(cents(service.priceCents))}
        maximum={cents(SERVICE_LIMITS.priceCents)}
        value={priceCents === null ? null : cents(priceCents)}
        onChange={(amount) => onChange({ ...draft, priceCents: amount })}
      />
      <NumberInput
        aria-label={ownDurationText(service.name)}
        placeholder={`${service.durationMinutes}${offeredLabels.minutes}`}
        suffix={offeredLabels.minutes}
        allowDecimal={false}
        inputMode="numeric"
        value={durationMinutes}
        error={hasGoodDuration(draft) ? undefined : offeredLabels.durationWrong}
        onChange={(typed) =>
          onChange({ ...draft, durationMinutes: typed === '' ? '' : Number(typed) })
        }
      />
    </div>
  );
}
