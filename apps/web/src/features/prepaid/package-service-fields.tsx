import { NumberInput } from '@mantine/core';
import { ServiceLines } from '../catalog/services/service-lines.tsx';
import type { PackageDraftForm } from './package.form.ts';
import { packageFieldLabels as labels } from './packages.labels.ts';

/** Which services it holds, and how often. */
export function PackageServiceFields({ form }: { form: PackageDraftForm }) {
  return (
    <ServiceLines
      legend={labels.services}
      help={labels.servicesHelp}
      chosen={form.values.services.map(({ serviceId }) => serviceId)}
      fieldOf={(place) => form.getInputProps(`services.${place}.serviceId`)}
      amountOf={(place) => (
        <NumberInput
          {...form.getInputProps(`services.${place}.sessions`)}
          aria-label={labels.sessions}
          placeholder={labels.sessions}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
        />
      )}
      error={form.errors.services}
      onAdd={() => form.insertListItem('services', { serviceId: null, sessions: '' })}
      onRemove={(place) => form.removeListItem('services', place)}
    />
  );
}
