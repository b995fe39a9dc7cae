import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { isEmail } from '@app/domain/shared/email';
import { maskPhone } from '@app/domain/shared/phones';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clientLabels, clientNotices, wizardLabels } from '../booking.labels.ts';
import { type BookingFailure, failureOf, type Notice } from '../booking-gate.ts';
import parts from '../parts.module.css';
import type { ClientFields } from '../wizard/booking-state.ts';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import type { Wizard } from '../wizard/use-wizard.ts';
import { digitsOf } from './phone-digits.ts';
import { TextField } from './text-field.tsx';

const SHORTEST_PHONE = 10;

export function ClientStep({ wizard, formId }: { wizard: Wizard; formId: string }) {
  const { gate, state, dispatch, notify } = wizard;
  const { client } = state;
  const [isSearching, setSearching] = useState(false);
  const asked = useRef('');
  /** The name was asked for by the last digit, and nobody pressed anything since. */
  const cameByItself = useRef(false);
  const [wrongEmail, setWrongEmail] = useState<string | null>(null);

  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSearching) return;
    const hasJustCome = cameByItself.current && client.isSearched && client.name === '';
    cameByItself.current = false;
    // She means the phone that she typed: the name is what comes next, nothing that she left out.
    if (hasJustCome) focusName(event.currentTarget);
    else if (isIncomplete(client)) notify({ tone: 'error', ...clientNotices.required });
    else if (!client.isSearched) void search(digitsOf(client.phone));
    else if (isWrongEmail(client)) setWrongEmail(client.email);
    else dispatch({ type: 'client-identified' });
  }

  async function search(phone: string): Promise<void> {
    if (phone.length < SHORTEST_PHONE) {
      notify({ tone: 'error', ...clientNotices.phoneInvalid });
      return;
    }
    asked.current = phone;
    setSearching(true);
    try {
      const found = await gate.findClient?.(phone);
      // Nothing is said of a phone that has been edited meanwhile.
      if (found && asked.current === phone) dispatch({ type: 'client-searched', found });
    } catch (error) {
      notify(searchNotice(failureOf(error)));
    }
    setSearching(false);
  }

  function editPhone(typed: string): void {
    const phone = maskPhone(typed);
    asked.current = '';
    cameByItself.current = false;
    dispatch({ type: 'phone-edited', phone });
    if (!isWhole(digitsOf(phone))) return;
    cameByItself.current = true;
    void search(digitsOf(phone));
  }

  return (
    <StepFrame wizard={wizard} title={clientLabels.title.public}>
      <form id={formId} className={parts.form} onSubmit={goOn} noValidate>
        <TextField
          label={clientLabels.phone}
          help={clientLabels.phoneHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
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

/** A mobile phone has no more digits; one that begins with 55 may begin with its country. */
function isWhole(digits: string): boolean {
  return /^\d{2}9\d{8}$/.test(digits) && !digits.startsWith('55');
}

function focusName(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('[autocomplete="name"]')?.focus();
}

/** The name is asked for once nobody was found. */
function isIncomplete({ phone, name, isSearched }: ClientFields): boolean {
  return phone === '' || (isSearched && name.trim() === '');
}

function isWrongEmail({ email }: ClientFields): boolean {
  return email.trim() !== '' && !isEmail(email.trim());
}

function searchNotice({ code, message }: BookingFailure): Notice {
  if (code === 'PHONE_INVALID') return { tone: 'error', ...clientNotices.phoneInvalid };
  const { title, text } = clientNotices.searchFailed;
  // It says how long to wait.
  return { tone: 'error', title, text: code === 'TOO_MANY_REQUESTS' ? message : text };
}

type SearchedProps = {
  wizard: Wizard;
  /** Said until it is edited. */
  wrongEmail: string | null;
};

function SearchedClient({ wizard, wrongEmail }: SearchedProps) {
  const { isRemembered } = wizard.state.client;
  return (
    <>
      <p className={isRemembered ? parts.good : parts.help} role="status">
        {isRemembered ? clientLabels.remembered : clientLabels.unknown}
      </p>
      <NameFields wizard={wizard} wrongEmail={wrongEmail} />
    </>
  );
}

function NameFields({ wizard: { state, dispatch }, wrongEmail }: SearchedProps) {
  const { name, email } = state.client;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.querySelector('input')?.focus(), []);
  return (
    <div className={parts.form} ref={block}>
      <TextField
        label={clientLabels.name}
        autoComplete="name"
        maxLength={CLIENT_LIMITS.nameLength}
        value={name}
        onType={(value) => dispatch({ type: 'client-edited', field: 'name', value })}
      />
      <TextField
        label={clientLabels.email}
        type="email"
        autoComplete="email"
        value={email}
        error={email === wrongEmail ? clientLabels.emailInvalid : undefined}
        onType={(value) => dispatch({ type: 'client-edited', field: 'email', value })}
      />
    </div>
  );
}
