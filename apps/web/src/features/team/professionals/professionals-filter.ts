import type { Professional } from '@app/contract/team/professionals.contract';
import { isInState, statusField, wordField } from '../../../ui/kept-things/thing-fields.ts';
import { type ThingsFilter, thingsFilter } from '../../../ui/kept-things/things-filter.tsx';
import { professionalFilterLabels as labels } from './professionals.labels.ts';
import { type ProfessionalsView, professionalFilters } from './professionals-view.ts';

export type ProfessionalsViewing = {
  view: ProfessionalsView;
  onView: (view: ProfessionalsView) => void;
};

/** By whether they are in use, and by what they are good at. */
export function professionalsFilter(
  professionals: readonly Professional[],
  { view, onView }: ProfessionalsViewing,
): ThingsFilter<Professional> {
  const { status, specialty } = view;
  const carried = professionals.flatMap(({ specialties }) => specialties);
  return thingsFilter({
    list: 'professionals',
    filters: professionalFilters,
    view,
    onView,
    fields: [
      statusField,
      ...wordField(
        { name: 'specialty', label: labels.specialty, placeholder: labels.anySpecialty },
        { carried, chosen: specialty },
      ),
    ],
    shows: (professional: Professional) =>
      isInState(professional, status) &&
      (specialty === undefined || professional.specialties.includes(specialty)),
  });
}
