import type { OpenSession } from '@app/contract/identity/profile.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Badge, Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { useEndSession } from './sessions.api.ts';
import { deviceText, endText, isHandheld, sessionsLabels, sinceText } from './sessions.labels.ts';
import classes from './sessions-list.module.css';

export function SessionsItem({ session }: { session: OpenSession }) {
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  const endSession = useEndSession();
  const device = deviceText(session.userAgent);
  const Icon = isHandheld(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;

  return (
    <li className={classes.item}>
      <Icon size={24} stroke={1.5} className={classes.icon} />
      <div className={classes.words}>
        <Text fw={600}>{device}</Text>
        <Text size="xs" c="dimmed" className="tabular">
          {[session.address, sinceText(session.startedAt, timezone)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {session.isCurrent ? (
        <Badge color="blue">{sessionsLabels.current}</Badge>
      ) : (
        <Button
          variant="default"
          aria-label={endText(device)}
          loading={endSession.isPending}
          onClick={() => endSession.mutate({ id: session.id })}
        >
          {sessionsLabels.end}
        </Button>
      )}
    </li>
  );
}
