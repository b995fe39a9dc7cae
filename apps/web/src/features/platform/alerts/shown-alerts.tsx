import type { Session } from '@app/contract/identity/session.contract';
import { CloseButton, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { AlertIcon } from './alert-icon.tsx';
import { useDismissAlert } from './shown-alerts.api.ts';
import { shownAlertsLabels as labels } from './shown-alerts.labels.ts';
import classes from './shown-alerts.module.css';

type ShownAlert = Session['alerts'][number];

/** What whoever runs the platform tells this company, until she has read it. */
export default function ShownAlerts() {
  const { alerts } = useSession();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const { mutate } = useDismissAlert();
  const shown = alerts.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;

  function dismiss(id: string): void {
    setDismissed((before) => [...before, id]);
    const undo = () => setDismissed((before) => before.filter((each) => each !== id));
    mutate({ id }, { onError: undo });
  }

  return (
    <section aria-label={labels.region}>
      {shown.map((alert) => (
        <AlertLine key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
    </section>
  );
}

type AlertLineProps = { alert: ShownAlert; onDismiss: () => void };

function AlertLine({ alert: { type, title, message }, onDismiss }: AlertLineProps) {
  return (
    <div className={classes.alert} data-type={type}>
      <AlertIcon type={type} size={20} className={classes.icon} />
      <div className={classes.words}>
        <Text fw={600} className={classes.text}>
          {title}
        </Text>
        <Text className={classes.text}>{message}</Text>
      </div>
      <CloseButton
        className={classes.close}
        size="md"
        aria-label={labels.dismiss(title)}
        onClick={onDismiss}
      />
    </div>
  );
}
