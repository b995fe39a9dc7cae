import type { NamedCompany } from '@app/contract/platform/alerts.contract';
import { ALERT_LIMITS } from '@app/domain/platform/alert';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { AlertFormState } from './alert.form.ts';
import { useFoundCompanies } from './alerts.api.ts';
import { alertsLabels as labels } from './alerts.labels.ts';

const PAUSE_MS = 250;

type AlertCompaniesFieldProps = {
  form: AlertFormState;
  /** Those it is for, as it is stored, and those that were chosen. */
  known: readonly NamedCompany[];
  onChosen: (chosen: readonly NamedCompany[]) => void;
};

/** There may be thousands: the server finds them by name, and those that were chosen stay named. */
export function AlertCompaniesField({ form, known, onChosen }: AlertCompaniesFieldProps) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PAUSE_MS);
  const found = useFoundCompanies(asked).data ?? [];
  const choices = unique([...found, ...known]);

  function choose(ids: string[]): void {
    onChosen(choices.filter(({ id }) => ids.includes(id)));
    form.setFieldValue('companyIds', ids);
  }

  return (
    <MultiSelect
      {...form.getInputProps('companyIds')}
      onChange={choose}
      label={labels.companies}
      placeholder={labels.companiesHelp}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      searchValue={search}
      onSearchChange={setSearch}
      // The server compared the words already, without accents.
      filter={({ options }) => options}
      nothingFoundMessage={labels.nobodyFound}
      maxValues={ALERT_LIMITS.companies}
      searchable
      hidePickedOptions
    />
  );
}

function unique(companies: readonly NamedCompany[]): NamedCompany[] {
  return [...new Map(companies.map((company) => [company.id, company])).values()];
}
