import { Stack } from '@mantine/core';
import {
  ContactFields,
  type FieldsProps,
  IdentityFields,
  PlaceFields,
} from './company-form-fields.tsx';

/** The fields of a company one below the other, for a dialog. */
export function CompanyPlainFields({ form }: FieldsProps) {
  return (
    <Stack gap="md">
      <IdentityFields form={form} />
      <ContactFields form={form} />
      <PlaceFields form={form} />
    </Stack>
  );
}
