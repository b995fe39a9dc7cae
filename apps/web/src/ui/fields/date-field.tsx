import { formatDate, parseDate, parseShortDate } from '@app/domain/shared/local-time';
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
import { useCalendar } from './use-calendar.ts';

type DateFieldProps = Omit<MaskedInputProps, 'mask' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD */
  value?: string | null;
  onChange: (date: string | null) => void;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** The last year that two figures can mean: for birth dates this one, otherwise 2099. */
  lastShortYear?: number | undefined;
};

/** Typed or pasted in any usual writing, or picked from the calendar. */
export function DateField(props: DateFieldProps) {
  const { value = null, onChange, earliest, latest, lastShortYear = 2099, ...input } = props;
  const { error, onBlur, onKeyDown, ...others } = input;
  const { Calendar, opened, setOpened, toggle, prepare } = useCalendar();
  const typing = useTypedDate(value, onChange, lastShortYear);

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <div>
          <MaskedInput
            placeholder="dd/mm/aaaa"
            inputMode="numeric"
            autoComplete="off"
            {...others}
            value={typing.text}
            mask={maskDate}
            onChange={typing.change}
            onBlur={(event) => {
              typing.finish();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              // Enter sends the form without leaving the field.
              if (event.key === 'Enter') typing.finish();
              onKeyDown?.(event);
            }}
            error={error ?? typing.error}
            rightSection={<CalendarButton opened={opened} onToggle={toggle} onNear={prepare} />}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Calendário" p="xs">
        {Calendar && (
          <Calendar
            value={value}
            earliest={earliest}
            latest={latest}
            onPick={(date) => {
              typing.pick(date);
              setOpened(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type CalendarButtonProps = { opened: boolean; onToggle: () => void; onNear: () => void };

function CalendarButton({ opened, onToggle, onNear }: CalendarButtonProps) {
  return (
    <ActionIcon
      aria-label="Abrir calendário"
      aria-haspopup="dialog"
      aria-expanded={opened}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onToggle}
    >
      <IconCalendar size={18} />
    </ActionIcon>
  );
}

/** Keeps what is typed until it is a day of the calendar; from outside, the value decides. */
function useTypedDate(
  value: string | null,
  onChange: (date: string | null) => void,
  lastShortYear: number,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const text = draft ?? written(value);
  const isWrong = wasLeft && text !== '' && parseDate(text) === null;

  function change(typed: string): void {
    const date = parseDate(typed)?.toString() ?? null;
    setDraft(date === null ? typed : null);
    setWasLeft(false);
    if (date !== value) onChange(date);
  }

  function pick(date: string): void {
    setDraft(null);
    onChange(date);
  }

  /** Only now: until then the two figures may be the first of four. */
  function finish(): void {
    const date = parseShortDate(text, lastShortYear)?.toString();
    if (date) pick(date);
    else setWasLeft(true);
  }

  const error = isWrong ? 'Data inválida. Use dia, mês e ano: dd/mm/aaaa.' : undefined;
  return { text, error, change, pick, finish };
}

function written(value: string | null): string {
  const date = value === null ? null : parseDate(value);
  return date === null ? '' : formatDate(date);
}

/** 16112026, 2026-11-16 and 16.11.2026 become 16/11/2026 while they arrive, and 5/ becomes 05/. */
function maskDate(typed: string): string {
  const whole = parseDate(typed);
  if (whole) return formatDate(whole);

  const padded = typed.replace(/\D+/g, '/').replace(/^(\d)\//, '0$1/');
  const digits = padded
    .replace(/^(\d{2}\/)(\d)\//, '$10$2/')
    .replace(/\D/g, '')
    .slice(0, 8);
  const masked = digits.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
  const isPartDone = padded.endsWith('/') && /^\d{2}(\/\d{2})?$/.test(masked);
  return isPartDone ? `${masked}/` : masked;
}
