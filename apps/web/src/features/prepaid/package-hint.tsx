import { Text } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useUsablePackages } from './client-prepaid.api.ts';
import { hasSessionsText } from './client-prepaid.labels.ts';
import classes from './client-prepaid.module.css';

type PackageHintProps = { clientId: string | null; serviceIds: readonly string[] };

/** What a client has left of the services that are about to be booked: nobody sells her another one. */
export default function PackageHint({ clientId, serviceIds }: PackageHintProps) {
  const packages = useUsablePackages(clientId);
  const left = packages.flatMap(({ id, validUntil, services }) =>
    services
      .filter((held) => held.left > 0 && serviceIds.includes(held.serviceId))
      .map((held) => ({ ...held, key: `${id} ${held.serviceId}`, validUntil })),
  );
  if (left.length === 0) return null;
  return (
    <div className={classes.hint} role="status">
      <IconStack2 size={18} aria-hidden className={classes.hintIcon} />
      <div>
        {left.map((held) => (
          <Text key={held.key} size="sm">
            {hasSessionsText(held)}
          </Text>
        ))}
      </div>
    </div>
  );
}
