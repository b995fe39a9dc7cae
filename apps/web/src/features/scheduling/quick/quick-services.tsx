import type { BookableService } from '@app/contract/scheduling/booking-choices.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { normalizeForSearch } from '@app/domain/shared/text';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { quickLabels as labels, notOfferedText } from './quick.labels.ts';
import classes from './quick.module.css';

type QuickServicesProps = {
  services: BookableService[];
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
          <Checkbox
            key={service.id}
            value={service.id}
            label={<ServiceLabel service={service} />}
            classNames={{
              root: classes.service,
              body: classes.row,
              labelWrapper: classes.wrapper,
              label: classes.label,
            }}
          />
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

function ServiceLabel({ service }: { service: BookableService }) {
  const { name, durationMinutes, priceCents } = service;
  return (
    <>
      <span className={classes.name} title={name}>
        {name}
      </span>{' '}
      <span className={classes.price}>
        {formatDuration(durationMinutes)} · {formatMoney(cents(priceCents))}
      </span>
    </>
  );
}
