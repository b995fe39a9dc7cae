import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { isEmail } from '@app/domain/shared/email';
import { maskPhone } from '@app/domain/shared/phones';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clientLabels, clientNotices, wizardLabels } from '../booking.labels.ts';
import { type BookingFailure, failureOf, type KnownClient, type Notice } from '../booking-gate.ts';
import parts from '../parts.module.css';
import type { ClientFields } from '../wizard/booking-state.ts';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import type { Wizard } from '../wizard/use-wizard.ts';
import { digitsOf } from './phone-digits.ts';
import { TextField } from './text-field.tsx';

const SHORTEST_PHONE = 10;

export function ClientStep({ wizard, formId }: { wizard: Wizard; formId: string }) {
  const { mode, state, dispatch, notify } = wizard;
  const { client } = state;
  const [isSearching, setSearching] = useState(false);
  const asked = useRef('');
  const [wrongEmail, setWrongEmail] = useState<string | null>(null);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (isSearching) return;
    if (isIncomplete(client)) notify({ tone: 'error', ...clientNotices.required });
    else if (!client.isSearched) void search();
    else if (isWrongEmail(client)) setWrongEmail(client.email);
    else dispatch({ type: 'client-identified' });
  }

  async function search(): Promise<void> {
    const phone = digitsOf(client.phone);
    if (phone.length < SHORTEST_PHONE) {
      notify({ tone: 'error', ...clientNotices.phoneInvalid });
      return;
    }
    asked.current = phone;
    setSearching(true);
    try {
      const found = await wizard.gate.findClient(phone);
      // Nothing is said of a phone that has been edited meanwhile.
      if (asked.current === phone) dispatch({ type: 'client-searched', found });
    } catch (error) {
      notify(searchNotice(failureOf(error)));
    }
    setSearching(false);
  }

  function editPhone(typed: string): void {
    asked.current = '';
    dispatch({ type: 'phone-edited', phone: maskPhone(typed) });
  }

  return (
    <StepFrame wizard={wizard} title={clientLabels.title[mode]}>
      <form id={formId} className={parts.form} onSubmit={goOn} noValidate>
        <TextField
          label={clientLabels.phone}
          // A dialog around it begins here.
          data-autofocus
          help={clientLabels.phoneHelp[mode]}
          type="tel"
          inputMode="tel"
          autoComplete={mode === 'public' ? 'tel-national' : 'off'}
          placeholder="(11) 98765-4321"
          value={client.phone}
          onType={editPhone}
        />
        {client.isSearched && <SearchedClient wizard={wizard} wrongEmail={wrongEmail} />}
      </form>
      <BottomBar summary={wizard.summary}>
        <button type="submit" form={formId} className={parts.primary} aria-disabled={isSearching}>
          {isSearching ? clientLabels.searching : wizardLabels.next}
        </button>
      </BottomBar>
    </StepFrame>
  );
}

/** The name is asked for once nobody was found. */
function isIncomplete({ phone, name, isSearched, isExisting }: ClientFields): boolean {
  return phone === '' || (isSearched && !isExisting && name.trim() === '');
}

/** What is on record is changed where the clients are. */
function isWrongEmail({ email, isExisting }: ClientFields): boolean {
  return !isExisting && email.trim() !== '' && !isEmail(email.trim());
}

function searchNotice({ code, message }: BookingFailure): Notice {
  if (code === 'PHONE_INVALID') return { tone: 'error', ...clientNotices.phoneInvalid };
  const { title, text } = clientNotices.searchFailed;
  // It says how long to wait.
  return { tone: 'error', title, text: code === 'TOO_MANY_REQUESTS' ? message : text };
}

/** Said until it is edited. */
type SearchedProps = { wizard: Wizard; wrongEmail: string | null };

function SearchedClient({ wizard, wrongEmail }: SearchedProps) {
  const { client } = wizard.state;
  const isFound = client.isExisting || client.isRemembered;
  return (
    <>
      <p className={isFound ? parts.good : parts.help} role="status">
        {searchedText(wizard)}
      </p>
      {/* Whoever is told anew starts with her own fields. */}
      <NameFields
        key={client.existingId ?? String(client.isAnother)}
        wizard={wizard}
        wrongEmail={wrongEmail}
      />
      {client.known.length > 0 && <WhoElse wizard={wizard} />}
    </>
  );
}

function searchedText({ mode, state: { client } }: Wizard): string {
  if (client.isExisting) return clientLabels.found;
  if (client.isRemembered) return clientLabels.remembered;
  return client.isAnother ? clientLabels.another : clientLabels.unknown[mode];
}

/** Families share a phone: staff say who of them it is, or that it is none. */
function WhoElse({ wizard: { state, dispatch } }: { wizard: Wizard }) {
  const { known, existingId, isAnother } = state.client;
  const tell = (client: KnownClient | null) => dispatch({ type: 'client-told', client });
  return (
    <div className={parts.choices}>
      {known
        .filter(({ id }) => id !== existingId)
        .map((client) => (
          <button
            key={client.id}
            type="button"
            className={parts.outline}
            onClick={() => tell(client)}
          >
            {clientLabels.isPerson(client.name)}
          </button>
        ))}
      {!isAnother && (
        <button type="button" className={parts.outline} onClick={() => tell(null)}>
          {clientLabels.somebodyElse}
        </button>
      )}
    </div>
  );
}

function NameFields({ wizard, wrongEmail }: SearchedProps) {
  const { mode, state, dispatch } = wizard;
  const { client } = state;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!client.isExisting) block.current?.querySelector('input')?.focus();
  }, [client.isExisting]);

  const isVisitor = mode === 'public';
  return (
    <div className={parts.form} ref={block}>
      <TextField
        label={clientLabels.name[mode]}
        autoComplete={isVisitor ? 'name' : 'off'}
        maxLength={CLIENT_LIMITS.nameLength}
        // The record of a client is changed where the clients are.
        readOnly={client.isExisting}
        value={client.name}
        onType={(value) => dispatch({ type: 'client-edited', field: 'name', value })}
      />
      <TextField
        label={clientLabels.email}
        type="email"
        autoComplete={isVisitor ? 'email' : 'off'}
        readOnly={client.isExisting}
        value={client.email}
        error={client.email === wrongEmail ? clientLabels.emailInvalid : undefined}
        onType={(value) => dispatch({ type: 'client-edited', field: 'email', value })}
      />
    </div>
  );
}
