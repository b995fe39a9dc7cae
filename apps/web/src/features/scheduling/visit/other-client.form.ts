import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { cents } from '@app/domain/shared/money';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { useAppointment } from '../appointments/appointments.api.ts';
import { useLikeness } from '../client-choice/client-choice.api.ts';
import { clientChoiceLabels } from '../client-choice/client-choice.labels.ts';
import {
  type ClientChoice,
  type ClientFault,
  faultOf,
  NOBODY_YET,
  whoIn,
} from '../client-choice/client-choice.ts';
import { useGiveToClient } from './other-client.api.ts';
import { couponLostText, givenText } from './other-client.labels.ts';

/** Whose it shall be. What stands in the way is said at its field, before anything is sent. */
export function useOtherClientForm(entry: AgendaEntry, close: () => void) {
  const form = useForm({ initialValues: { client: NOBODY_YET } });
  const { client } = form.values;
  const [asked, setAsked] = useState<{ of: ClientChoice; fault: ClientFault } | null>(null);
  const { isOpenQuestion } = useLikeness(client);
  // As it is stored by now: somebody else may change it while the right one is looked for.
  const { data } = useAppointment(entry.id);
  const appointment = data ?? entry;
  const { mutateAsync: give } = useGiveToClient();

  async function faultIn(choice: ClientChoice): Promise<ClientFault | null> {
    const fault = faultOf(choice);
    if (fault) return fault;
    return (await isOpenQuestion())
      ? { field: 'phone', sentence: clientChoiceLabels.unanswered }
      : null;
  }

  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'visit-client', thing: entry.id, isAct: true }),
    send: async ({ client: choice }) => {
      const fault = await faultIn(choice);
      setAsked(fault && { of: choice, fault });
      return fault ? false : give({ appointment, ...whoIn(choice) });
    },
    saved: (given) => {
      const { clientName, priceCents, couponCode } = given;
      const lost = data?.couponCode && couponCode === null ? data.couponCode : null;
      showSuccess(
        givenText(clientName),
        lost ? couponLostText(lost, clientName, cents(priceCents)) : undefined,
      );
    },
    failed: errorText,
    done: close,
  });
  const isSame = client.kind === 'known' && client.client.id === appointment.clientId;
  return { saving, appointment, isSame, fault: asked?.of === client ? asked.fault : null };
}
