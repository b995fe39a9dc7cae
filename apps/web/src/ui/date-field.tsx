import { formatDate, parseDate } from '@app/domain/shared/local-time';
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { DateCalendar } from './date-calendar.tsx';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type DateFieldProps = Omit<MaskedInputProps, 'mask' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD */
  value?: string | null;
  onChange: (date: string | null) => void;
  earliest?: string | undefined;
  latest?: string | undefined;
};

/** Typed as dd/MM/yyyy, pasted in any usual writing, or picked from the calendar. */
export function DateField(props: DateFieldProps) {
  const { value = null, onChange, earliest, latest, error, onBlur, ...others } = props;
  const [opened, setOpened] = useState(false);
  const typing = useTypedDate(value, onChange);

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
            error={error ?? typing.error}
            rightSection={<CalendarButton opened={opened} onToggle={() => setOpened(!opened)} />}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Calendário" p="xs">
        <DateCalendar
          value={value}
          earliest={earliest}
          latest={latest}
          onPick={(date) => {
            typing.pick(date);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

type CalendarButtonProps = { opened: boolean; onToggle: () => void };

function CalendarButton({ opened, onToggle }: CalendarButtonProps) {
  return (
    <ActionIcon
      aria-label="Abrir calendário"
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={onToggle}
    >
      <IconCalendar size={18} />
    </ActionIcon>
  );
}

/** Keeps what is typed until it is a day of the calendar; from outside, the value decides. */
function useTypedDate(value: string | null, onChange: (date: string | null) => void) {
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

  const error = isWrong ? 'Data inválida. Use dia, mês e ano: dd/mm/aaaa.' : undefined;
  return { text, error, change, pick, finish: () => setWasLeft(true) };
}

function written(value: string | null): string {
  const date = value === null ? null : parseDate(value);
  return date === null ? '' : formatDate(date);
}

/** 16112026 and 2026-11-16 become 16/11/2026 while they arrive. */
function maskDate(typed: string): string {
  const whole = parseDate(typed);
  if (whole) return formatDate(whole);

  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
