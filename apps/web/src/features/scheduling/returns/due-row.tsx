import type { DueReturn } from '@app/contract/scheduling/appointments.contract';
import { type CallStanding, returnInvitation } from '@app/domain/scheduling/return-call';
import { Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconCalendarPlus, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ClientLink } from '../../clients/record/client-link.tsx';
import { quickSearch } from '../appointments/appointments-view.ts';
import { callText, dueText, returnsLabels as labels, returnText } from './returns.labels.ts';
import classes from './returns.module.css';

/** When somebody was called last, and by whom; messages know. */
export type ReturnCall = {
  clientId: string;
  day: string;
  standing: CallStanding;
  byName: string | null;
};
/** What is known of the calls, and how one calls. */
type Calls = {
  byClient: ReadonlyMap<string, ReturnCall>;
  /** Whether it was answered for her: until then nobody calls her twice by mistake. */
  isKnown: (clientId: string) => boolean;
  /** By the company's number; else a person opens her own WhatsApp. */
  sends: boolean;
  mayCall: boolean;
  send: (who: { clientId: string; serviceId: string }) => Promise<unknown>;
  note: (who: { clientId: string }) => Promise<unknown>;
};
export type UseCalls = (clientIds: readonly string[]) => Calls;

type DueRowProps = { due: DueReturn; calls: Calls };

export function DueRow({ due, calls }: DueRowProps) {
  const today = useToday();
  const mayBook = useMay('appointments.manage');
  const { clientId, clientName, professionalId, service, dueDate } = due;
  const call = calls.byClient.get(clientId);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <ClientLink id={clientId}>{clientName}</ClientLink>
        <Text size="sm" c="dimmed">
          {returnText(due)}
        </Text>
        {call && (
          <Text size="sm" fw={500}>
            {callText(call, today)}
          </Text>
        )}
      </div>
      <Text className={classes.due}>{dueText(dueDate, today)}</Text>
      <div className={classes.ways}>
        {!due.acceptsMarketing && (
          <Text size="sm" c="dimmed" className={classes.news}>
            {labels.noNews}
          </Text>
        )}
        {calls.isKnown(clientId) && !isCalledOn(call, today) && <Ways due={due} calls={calls} />}
        {mayBook && (
          <LinkButton
            to="/dashboard/appointments"
            search={quickSearch({ clientId, professionalId, serviceIds: [service.id] })}
            leftSection={<IconCalendarPlus size={18} />}
          >
            {labels.book}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Once a day is enough; what reached nobody is tried again. */
function isCalledOn(call: ReturnCall | undefined, today: Temporal.PlainDate): boolean {
  if (!call || call.standing === 'lost') return false;
  return call.standing === 'waiting' || call.day === today.toString();
}

/** A message where she allowed news, and a word that she was called, however it was done. */
function Ways({ due, calls }: DueRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { clientId, clientName, clientPhone, service, acceptsMarketing } = due;
  const { sends, mayCall, send, note } = calls;

  async function act(step: () => Promise<unknown>, done: string): Promise<void> {
    setIsBusy(true);
    try {
      await step();
      showSuccess(done);
    } catch (error) {
      showFailure(labels.failed, errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  const icon = <IconBrandWhatsapp size={18} />;
  return (
    <>
      {acceptsMarketing &&
        clientPhone &&
        (sends && mayCall ? (
          <Button
            variant="default"
            leftSection={icon}
            disabled={isBusy}
            onClick={() => act(() => send({ clientId, serviceId: service.id }), labels.sent)}
          >
            {labels.send}
          </Button>
        ) : (
          <Button
            component="a"
            href={whatsAppLink(clientPhone, returnInvitation(clientName, service.name))}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={icon}
          >
            {labels.whatsapp}
          </Button>
        ))}
      {mayCall && (
        <Button
          variant="default"
          leftSection={<IconCheck size={18} />}
          disabled={isBusy}
          onClick={() => act(() => note({ clientId }), labels.noted)}
        >
          {labels.note}
        </Button>
      )}
    </>
  );
}
