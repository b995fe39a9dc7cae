import type { Template } from '@app/contract/messaging/templates.contract';
import {
  ADMINISTRATIVE_TEXTS,
  type AdministrativeAutomation,
  fitsAdministrative,
} from '@app/domain/messaging/administrative';
import { filledVariables } from '@app/domain/messaging/template';
import { Button, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { MessagePreview } from '../templates/message-preview.tsx';
import { useTemplates } from '../templates/templates.api.ts';
import type { AdministrativeDraftForm } from './administrative.form.ts';
import {
  administrativeTitles,
  companyReader,
  administrativeLabels as labels,
} from './administrative.labels.ts';

const TemplateDialog = lazyPart(() => import('../templates/template-dialog.tsx'));

type MessageProps = { automation: AdministrativeAutomation; form: AdministrativeDraftForm };

/** In which words: the usual ones, or a template. */
export function AdministrativeMessage({ automation, form }: MessageProps) {
  const templates = useTemplates().data ?? [];
  const { templateId } = form.values[automation];
  const choose = (id: string | null) => form.setFieldValue(`${automation}.templateId`, id);
  const [isWriting, setIsWriting] = useState(false);
  const today = useToday();
  const fitting = templates.filter(({ type }) => fitsAdministrative(automation, type));
  const chosen = fitting.find(({ id }) => id === templateId) ?? standingIn(automation, templates);
  const text = chosen?.active ? chosen.text : ADMINISTRATIVE_TEXTS[automation];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Stack gap="sm" align="flex-start">
        <NativeSelect
          w="100%"
          label={labels.message}
          value={templateId ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? null : value)}
          data={[
            { value: '', label: labels.usual },
            ...fitting
              .filter(({ active, id }) => active || id === templateId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button
          variant="default"
          leftSection={<IconEdit size={18} />}
          onClick={() => setIsWriting(true)}
        >
          {chosen ? labels.edit : labels.writeOwn}
        </Button>
      </Stack>
      <MessagePreview
        text={text}
        filled={filledVariables('welcome')}
        about={companyReader(today)}
      />
      {isWriting && (
        <Suspense>
          <TemplateDialog
            template={chosen ?? null}
            start={{ name: administrativeTitles[automation], type: 'custom', text }}
            onSaved={({ id, type }) => type === 'custom' && choose(id)}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      )}
    </SimpleGrid>
  );
}

/** The greeting has a template of its own, which holds while no other is chosen. */
function standingIn(
  automation: AdministrativeAutomation,
  templates: readonly Template[],
): Template | undefined {
  if (automation !== 'company_welcome') return undefined;
  return templates.find(({ type, active }) => type === 'welcome' && active);
}
