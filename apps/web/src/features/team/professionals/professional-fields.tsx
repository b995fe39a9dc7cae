import { typedBirthday } from '@app/domain/team/birthday';
import { PROFESSIONAL_LIMITS } from '@app/domain/team/professional';
import { SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { paletteColors } from '../../../ui/fields/palette-colors.ts';
import { PaletteField } from '../../../ui/fields/palette-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import type { ProfessionalFormState } from './professional.form.ts';
import { ProfessionalAccessField } from './professional-access-field.tsx';
import type { PhotoDraft } from './professional-photo.view.ts';
import { professionalFieldLabels as labels } from './professionals.labels.ts';

type ProfessionalFieldsProps = {
  form: ProfessionalFormState;
  photo: PhotoDraft;
  isSaving: boolean;
  professionalId: string | null;
};

const twoColumns = { base: 1, xs: 2 };

export function ProfessionalFields(props: ProfessionalFieldsProps) {
  const { form, photo, isSaving, professionalId } = props;
  return (
    <Stack gap="md">
      <ImageField
        label={labels.photo}
        shape="round"
        imageUrl={photo.url}
        onChoose={photo.choose}
        onRemove={photo.remove}
        error={photo.error}
        loading={isSaving && photo.isChanged}
      />
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={twoColumns}>
        <TextInput
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PhoneField label={labels.phone} autoComplete="off" {...form.getInputProps('phone')} />
      </SimpleGrid>
      <TagsInput
        label={labels.specialties}
        description={labels.specialtiesHelp}
        placeholder={form.values.specialties.length === 0 ? labels.specialtiesPlaceholder : ''}
        maxTags={PROFESSIONAL_LIMITS.specialties}
        maxLength={PROFESSIONAL_LIMITS.specialtyLength}
        {...form.getInputProps('specialties')}
      />
      <SimpleGrid cols={twoColumns}>
        <TextInput
          label={labels.birthday}
          description={labels.birthdayHelp}
          placeholder={labels.birthdayPlaceholder}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('birthday')}
          onChange={({ currentTarget }) =>
            form.setFieldValue('birthday', typedBirthday(currentTarget.value))
          }
        />
      </SimpleGrid>
      <SimpleGrid cols={twoColumns}>
        <PaletteField
          {...form.getInputProps('color')}
          label={labels.color}
          colors={paletteColors}
          value={form.values.color}
        />
        <ProfessionalAccessField form={form} professionalId={professionalId} />
      </SimpleGrid>
    </Stack>
  );
}
