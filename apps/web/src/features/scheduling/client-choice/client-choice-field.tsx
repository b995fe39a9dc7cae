import { ChosenClient } from './chosen-client.tsx';
import type { ClientChoice, ClientFault } from './client-choice.ts';
import { ClientSearch } from './client-search.tsx';
import { NewClientFields } from './new-client-fields.tsx';

type ClientChoiceFieldProps = {
  value: ClientChoice;
  onChange: (choice: ClientChoice) => void;
  /** What stood in the way of the last attempt. */
  fault: ClientFault | null;
};

/** Who it is for: searched as one types, chosen, or new in place. */
export function ClientChoiceField({ value, onChange, fault }: ClientChoiceFieldProps) {
  if (value.kind === 'known') return <ChosenClient client={value.client} onChange={onChange} />;
  if (value.kind === 'new') {
    return <NewClientFields value={value} onChange={onChange} fault={fault} />;
  }
  return <ClientSearch typed={value.typed} onChange={onChange} fault={fault} />;
}
