import { type FormEvent, useState } from 'react';
import type { BookingClient } from '../../../booking/booking-gate.ts';
import type { ClientWays } from '../../../booking/wizard/use-wizard.ts';
import { useLikeness } from '../client-choice/client-choice.api.ts';
import { clientChoiceLabels } from '../client-choice/client-choice.labels.ts';
import {
  type ClientChoice,
  type ClientFault,
  faultOf,
  NOBODY_YET,
} from '../client-choice/client-choice.ts';
import { ClientChoiceField } from '../client-choice/client-choice-field.tsx';

type StaffClientFormProps = ClientWays & {
  /** What was typed of her elsewhere. */
  start?: ClientChoice | undefined;
  onTyped?: (choice: ClientChoice) => void;
};

/** The first step of the wide flow: the same search as in the quick panel. */
export function StaffClientForm(props: StaffClientFormProps) {
  const { formId, before, onChosen, start, onTyped } = props;
  const [choice, setChoice] = useState(() => choiceOf(before, start) ?? start ?? NOBODY_YET);
  const [fault, setFault] = useState<ClientFault | null>(null);
  const { isOpenQuestion } = useLikeness(choice);

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = faultOf(choice);
    setFault(found);
    if (found) return;
    if (await isOpenQuestion()) {
      setFault({ field: 'phone', sentence: clientChoiceLabels.unanswered });
      return;
    }
    const client = bookingClientOf(choice);
    if (client) onChosen(client);
  }

  function change(next: ClientChoice): void {
    setChoice(next);
    setFault(null);
    onTyped?.(next);
  }

  return (
    <form id={formId} onSubmit={(event) => void goOn(event)} noValidate>
      <ClientChoiceField value={choice} onChange={change} fault={fault} />
    </form>
  );
}

/** Whoever goes back finds whom she chose. */
function choiceOf(before: ClientWays['before'], start?: ClientChoice): ClientChoice | null {
  const { existingId: id, name, phone, email, anotherPerson } = before;
  if (start?.kind === 'known' && start.client.id === id) return start;
  // The wizard, which visitors share, keeps nothing of a block.
  const client = { name, phone, email, isBlocked: false, blockedReason: null };
  if (id) return { kind: 'known', client: { id, ...client } };
  return name ? { kind: 'new', name, phone, email, anotherPerson } : null;
}

export function bookingClientOf(choice: ClientChoice): BookingClient | null {
  if (choice.kind === 'search') return null;
  if (choice.kind === 'known') {
    const { id, name, phone, email } = choice.client;
    return { existingId: id, name, phone, email, anotherPerson: false };
  }
  const { name, phone, email, anotherPerson } = choice;
  return { existingId: null, name: name.trim(), phone, email: email.trim(), anotherPerson };
}
