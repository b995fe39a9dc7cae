import { Checkbox, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { matching } from '../../../ui/lists/use-table-view.ts';
import type { OfferDraft } from './professional-services.api.ts';
import type { OfferForm } from './professional-services.form.ts';
import { chosenText, offeredLabels, offeredSheet } from './professional-services.labels.ts';
import classes from './professional-services.module.css';
import { ProfessionalServicesItem } from './professional-services-item.tsx';

export function ProfessionalServicesList({ form }: { form: OfferForm }) {
  const [search, setSearch] = useState('');
  const shown = matching(form.drafts, search, ({ service }) => service.name);
  const chosen = form.drafts.filter(({ isChosen }) => isChosen).length;

  return (
    <>
      <Text c="dimmed" size="xs" mb="sm">
        {offeredLabels.help}
      </Text>
      <Group gap="sm" justify="space-between" mb="xs" onKeyDown={findInsteadOfSaving}>
        <SearchBox label={offeredLabels.search} value={search} onChange={setSearch} />
        <Text size="xs" c="dimmed" role="status" className="tabular">
          {chosenText(chosen, form.drafts.length)}
        </Text>
        <ExportListButton
          list={offeredLabels.title}
          sheet={offeredSheet}
          rows={shown.filter(({ isChosen }) => isChosen)}
        />
      </Group>
      {shown.length === 0 ? (
        <Text c="dimmed">{offeredLabels.nothingFound}</Text>
      ) : (
        <ShownServices form={form} shown={shown} />
      )}
    </>
  );
}

/** Enter in the search would send the form around it. */
function findInsteadOfSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

type ShownServicesProps = { form: OfferForm; shown: readonly OfferDraft[] };

/** Choosing all means all that is in sight. */
function ShownServices({ form, shown }: ShownServicesProps) {
  const chosen = shown.filter(({ isChosen }) => isChosen).length;
  const areAll = chosen === shown.length;
  const ids = shown.map(({ service }) => service.id);
  return (
    <>
      <Checkbox
        className={classes.all}
        label={offeredLabels.all}
        checked={areAll}
        indeterminate={chosen > 0 && !areAll}
        onChange={() => (areAll ? form.leaveOut(ids) : form.choose(ids))}
      />
      <ul className={classes.list}>
        {shown.map((draft) => (
          <ProfessionalServicesItem key={draft.service.id} draft={draft} onChange={form.change} />
        ))}
      </ul>
    </>
  );
}
