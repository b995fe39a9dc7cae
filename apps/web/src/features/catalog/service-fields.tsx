import { occupiedMinutes, SERVICE_LIMITS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';
import { NumberInput, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/money-field.tsx';
import { PaletteField } from '../../ui/palette-field.tsx';
import type { ServiceForm } from './service-form.api.ts';
import { occupiedText, serviceColors } from './services.labels.ts';

const maximumPrice = cents(SERVICE_LIMITS.priceInCents);
const twoColumns = { base: 1, xs: 2 };
const threeColumns = { base: 1, xs: 3 };
const minutes = { allowDecimal: false, inputMode: 'numeric', suffix: ' min' } as const;

export function ServiceFields({ form }: { form: ServiceForm }) {
  return (
    <Stack gap="md">
      <TextInput label="Nome" required data-autofocus {...form.getInputProps('name')} />
      <Textarea label="Descrição" minRows={2} {...form.getInputProps('description')} />
      <SimpleGrid cols={threeColumns}>
        <NumberInput
          label="Duração"
          required
          {...minutes}
          {...form.getInputProps('durationInMinutes')}
        />
        <MoneyField
          {...form.getInputProps('priceInCents')}
          label="Preço"
          maximum={maximumPrice}
          value={cents(form.values.priceInCents)}
          onChange={(amount) => form.setFieldValue('priceInCents', amount ?? 0)}
        />
        <NumberInput
          label="Pontos de fidelidade"
          allowDecimal={false}
          inputMode="numeric"
          {...form.getInputProps('loyaltyPoints')}
        />
      </SimpleGrid>
      <SimpleGrid cols={twoColumns}>
        <NumberInput
          label="Intervalo antes"
          description="Fica reservado na agenda; o cliente não vê."
          {...minutes}
          {...form.getInputProps('bufferBeforeInMinutes')}
        />
        <NumberInput
          label="Intervalo depois"
          description="Para limpar e preparar o próximo."
          {...minutes}
          {...form.getInputProps('bufferAfterInMinutes')}
        />
      </SimpleGrid>
      <Occupied form={form} />
      <SimpleGrid cols={twoColumns}>
        <PaletteField
          {...form.getInputProps('color')}
          label="Cor"
          required
          colors={serviceColors}
          value={form.values.color}
        />
        <Switch
          label="Ativo"
          description="Serviços inativos não aparecem no agendamento."
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
    form.values.durationInMinutes,
    form.values.bufferBeforeInMinutes,
    form.values.bufferAfterInMinutes,
  ].map(Number);
  if (!duration || (!before && !after)) return null;

  const minutes = occupiedMinutes({
    durationInMinutes: duration,
    bufferBeforeInMinutes: before ?? 0,
    bufferAfterInMinutes: after ?? 0,
  });
  return (
    <Text size="xs" c="dimmed" role="status">
      {occupiedText(minutes)}
    </Text>
  );
}
