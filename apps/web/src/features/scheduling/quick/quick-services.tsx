import type { BookableService } from '@app/contract/scheduling/booking-choices.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { normalizeForSearch } from '@app/domain/shared/text';
import { Checkbox, Skeleton, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { quickLabels as labels, notOfferedText } from './quick.labels.ts';
import classes from './quick.module.css';

type QuickServicesProps = {
  services: BookableService[] | undefined;
  value: string[];
  /** Chosen, and not done by whoever is chosen now. */
  unoffered: string[];
  error: string | null;
  onChange: (serviceIds: string[]) => void;
};

const MANY = 8;

/** All of them in sight: one tap chooses. */
export function QuickServices(props: QuickServicesProps) {
  const { services, value, unoffered, error, onChange } = props;
  const [filter, setFilter] = useState('');
  if (!services) return <Skeleton height={132} />;
  const wanted = normalizeForSearch(filter);
  const shown = services.filter(
    ({ id, name }) => value.includes(id) || normalizeForSearch(name).includes(wanted),
  );
  return (
    <Checkbox.Group label={labels.services} value={value} onChange={onChange} error={error}>
      {services.length > MANY && (
        <TextInput
          mt={4}
          aria-label={labels.filter}
          placeholder={labels.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <div className={classes.services}>
        {shown.map((service) => (
          <label key={service.id} className={classes.service}>
            <Checkbox value={service.id} aria-label={service.name} />
            <span className={classes.name}>{service.name}</span>
            <span className={classes.price}>
              {formatDuration(service.durationMinutes)} · {formatMoney(cents(service.priceCents))}
            </span>
          </label>
        ))}
        {services.length === 0 && <Text c="dimmed">{labels.noServices}</Text>}
      </div>
      {unoffered.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {notOfferedText(unoffered)}
        </Text>
      )}
    </Checkbox.Group>
  );
}
