import { formatDate, parseDate } from '@app/domain/shared/local-time';
import { Select, type SelectProps } from '@mantine/core';
import { DateField } from '../fields/date-field.tsx';

export type Choice = { value: string; label: string };
type ChoiceGroup = { group: string; items: Choice[] };

/** One filter of a list: its field, and its words where it is in use. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  /** Shares its line with another one. */
  isHalf?: boolean;
  /** A link sets it; there is only its chip, to take it away. */
  isOnlyChip?: boolean;
} & (
  | { choices: readonly (Choice | ChoiceGroup)[]; placeholder?: string; isSearchable?: boolean }
  /** A day, and the one it may not pass. */
  | { notAfter: Name }
  | { notBefore: Name }
);

type View<Name extends string> = { readonly [Each in Name]?: unknown };
type FieldProps<Name extends string> = {
  field: FilterField<Name>;
  view: View<Name>;
  onChange: (change: Record<string, unknown>) => void;
  className?: string | undefined;
  /** Where the label has no room above, it is only said. */
  isBare?: boolean;
  comboboxProps?: SelectProps['comboboxProps'];
};

/** The field of one filter; what is chosen holds at once. */
export function FilterControl<Name extends string>(props: FieldProps<Name>) {
  const { field, view, onChange, className, isBare, comboboxProps } = props;
  const { name, label } = field;
  const same = {
    ...(className && { className }),
    ...(isBare ? { 'aria-label': label } : { label }),
    value: textIn(view, name) ?? null,
    onChange: (value: string | null) => onChange({ [name]: value }),
  };
  if (!('choices' in field)) {
    if ('notAfter' in field) return <DateField {...same} latest={textIn(view, field.notAfter)} />;
    return <DateField {...same} earliest={textIn(view, field.notBefore)} />;
  }
  return (
    <Select
      {...same}
      data={field.choices}
      placeholder={field.placeholder}
      searchable={field.isSearchable ?? false}
      nothingFoundMessage={field.isSearchable && 'Nada encontrado'}
      {...(comboboxProps && { comboboxProps })}
      clearable
    />
  );
}

/** How a filter in use reads: 'Forma de pagamento: PIX'; `null` where it is not. */
export function chipText<Name extends string>(
  field: FilterField<Name>,
  view: View<Name>,
): string | null {
  const value = textIn(view, field.name);
  if (value === undefined) return null;
  const text = 'choices' in field ? choiceText(field.choices, value) : dayText(value);
  return `${field.label}: ${text}`;
}

function textIn<Name extends string>(view: View<Name>, name: Name): string | undefined {
  const value = view[name];
  return value === undefined ? undefined : String(value);
}

/** Its name may still be on its way. */
function choiceText(choices: readonly (Choice | ChoiceGroup)[], value: string): string {
  const all = choices.flatMap((one) => ('group' in one ? one.items : one));
  return all.find((one) => one.value === value)?.label ?? '…';
}

function dayText(value: string): string {
  const day = parseDate(value);
  return day ? formatDate(day) : '';
}
