import type { KnownClient } from '@app/contract/scheduling/booking-choices.contract';
import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { formatPhone } from '@app/domain/shared/phones';
import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ClientStatusBadge } from '../../clients/record/client-status-badge.tsx';
import { useClientSearch } from './client-choice.api.ts';
import { clientChoiceLabels as labels, newClientText } from './client-choice.labels.ts';
import classes from './client-choice.module.css';
import { type ClientChoice, type ClientFault, newcomerFrom } from './client-choice.ts';

type ClientSearchProps = {
  typed: string;
  onChange: (choice: ClientChoice) => void;
  fault: ClientFault | null;
};

const NEW = 'new';

/** By name or phone, as one types; whoever is not there is registered from the same list. */
export function ClientSearch({ typed, onChange, fault }: ClientSearchProps) {
  const { found, isSearching, isFailed, isAsked } = useClientSearch(typed);
  const [isWanted, setWanted] = useState(false);
  const combobox = useCombobox({ opened: isWanted && isAsked, onOpenedChange: setWanted });

  function choose(value: string): void {
    const client = found.find(({ id }) => id === value);
    onChange(client ? { kind: 'known', client } : newcomerFrom(typed));
  }

  function type(text: string): void {
    onChange({ kind: 'search', typed: text });
    setWanted(true);
    combobox.resetSelectedOption();
  }

  return (
    // Inside of what asks for it, where readers look for it, and yet cut off by nothing.
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          label={labels.search}
          placeholder={labels.searchHelp}
          // A dialog or panel around it begins here.
          data-autofocus
          autoComplete="off"
          maxLength={CLIENT_LIMITS.nameLength}
          value={typed}
          error={fault?.field === 'search' && fault.sentence}
          rightSection={isSearching ? <Loader size={16} aria-label={labels.searching} /> : null}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setWanted(true)}
          onBlur={() => setWanted(false)}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} className={classes.options}>
          {found.map((client) => (
            <FoundClient key={client.id} client={client} />
          ))}
          {found.length === 0 && !isSearching && (
            <Combobox.Empty>{isFailed ? labels.failed : labels.nobody}</Combobox.Empty>
          )}
          {/* Not before the answer: the list would move under the finger. */}
          {!isSearching && (
            <Combobox.Option value={NEW} className={classes.option}>
              <IconUserPlus size={18} aria-hidden />
              <span className={classes.words}>{newClientText(typed)}</span>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function FoundClient({ client }: { client: KnownClient }) {
  return (
    <Combobox.Option value={client.id} className={classes.option}>
      <span className={classes.words}>
        <Text span fw={500} truncate display="block">
          {client.name}
        </Text>
        <Text span size="sm" c="dimmed" className="tabular">
          {formatPhone(client.phone) || labels.noPhone}
        </Text>
      </span>
      {client.isBlocked && <ClientStatusBadge status="blocked" />}
    </Combobox.Option>
  );
}
