import { occupiedMinutes, SERVICE_LIMITS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';
import { NumberInput, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { paletteColors } from '../../../ui/fields/palette-colors.ts';
import { PaletteField } from '../../../ui/fields/palette-field.tsx';
import type { ServiceForm } from './service.form.ts';
import { serviceFieldLabels as labels, occupiedText } from './services.labels.ts';

const maximumPrice = cents(SERVICE_LIMITS.priceCents);
const twoColumns = { base: 1, xs: 2 };
const threeColumns = { base: 1, xs: 3 };
const minutes = { allowDecimal: false, inputMode: 'numeric', suffix: labels.minutes } as const;

export function ServiceFields({ form }: { form: ServiceForm }) {
  return (
    <Stack gap="md">
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <TextInput
        label={labels.category}
        description={labels.categoryHelp}
        {...form.getInputProps('category')}
      />
      <Textarea label={labels.description} minRows={2} {...form.getInputProps('description')} />
      <SimpleGrid cols={threeColumns}>
        <NumberInput
          label={labels.duration}
          required
          {...minutes}
          {...form.getInputProps('durationMinutes')}
        />
        <MoneyField
          {...form.getInputProps('priceCents')}
          label={labels.price}
          maximum={maximumPrice}
          value={form.values.priceCents}
        />
        <NumberInput
          label={labels.loyaltyPoints}
          allowDecimal={false}
          inputMode="numeric"
          {...form.getInputProps('loyaltyPoints')}
        />
      </SimpleGrid>
      <SimpleGrid cols={twoColumns}>
        <NumberInput
          label={labels.bufferBefore}
          description={labels.bufferBeforeHelp}
          {...minutes}
          {...form.getInputProps('bufferBeforeMinutes')}
        />
        <NumberInput
          label={labels.bufferAfter}
          description={labels.bufferAfterHelp}
          {...minutes}
          {...form.getInputProps('bufferAfterMinutes')}
        />
      </SimpleGrid>
      <Occupied form={form} />
      <NumberInput
        label={labels.returnAfter}
        description={labels.returnAfterHelp}
        allowDecimal={false}
        inputMode="numeric"
        suffix={labels.days}
        {...form.getInputProps('returnAfterDays')}
      />
      <SimpleGrid cols={twoColumns}>
        <PaletteField
          {...form.getInputProps('color')}
          label={labels.color}
          required
          colors={paletteColors}
          value={form.values.color}
        />
        <Switch
          label={labels.active}
          description={labels.activeHelp}
          mt={{ xs: 28 }}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** Says what the intervals mean for the agenda, as soon as there are any. */
function Occupied({ form }: { form: ServiceForm }) {
  const [duration, before, after] = [
    form.values.durationMinutes,
    form.values.bufferBeforeMinutes,
    form.values.bufferAfterMinutes,
  ].map(Number);
  if (!duration || (!before && !after)) return null;

  const minutes = occupiedMinutes({
    durationMinutes: duration,
    bufferBeforeMinutes: before ?? 0,
    bufferAfterMinutes: after ?? 0,
  });
  return (
    <Text size="xs" c="dimmed" role="status">
      {occupiedText(minutes)}
    </Text>
  );
}
