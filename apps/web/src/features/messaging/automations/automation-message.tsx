import type { Template } from '@app/contract/messaging/templates.contract';
import type { Automation } from '@app/domain/messaging/automation';
import { templateTypeOf, usualText } from '@app/domain/messaging/default-texts';
import { filledVariables } from '@app/domain/messaging/template';
import { Button, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { MessagePreview } from '../templates/message-preview.tsx';
import { automationTitles, automationLabels as labels } from './automations.labels.ts';

const TemplateDialog = lazyPart(() => import('../templates/template-dialog.tsx'));

type AutomationMessageProps = {
  automation: Automation;
  templateId: string | null;
  templates: readonly Template[];
  mayManage: boolean;
  onChoose: (templateId: string | null) => void;
};

/** In which words: the usual ones, or a template of the company's own. */
export function AutomationMessage(props: AutomationMessageProps) {
  const { automation, templateId, templates, mayManage, onChoose } = props;
  const [isWriting, setIsWriting] = useState(false);
  const occasion = automation === 'birthday_message' ? 'birthday' : automation;
  const type = templateTypeOf(occasion) ?? 'custom';
  const chosen = templates.find(({ id }) => id === templateId) ?? null;
  const fitting = templates.filter((one) => one.type === type && (one.active || one === chosen));
  const text = chosen?.active ? chosen.text : usualText(occasion);
  const start = { name: ownName(automation, templates), type, text };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Stack gap="sm" align="flex-start">
        <NativeSelect
          w="100%"
          label={labels.message}
          disabled={!mayManage}
          value={chosen?.id ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
          data={[
            { value: '', label: labels.usual },
            ...fitting.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {mayManage && (
          <Button
            variant="default"
            leftSection={<IconEdit size={18} />}
            onClick={() => setIsWriting(true)}
          >
            {chosen ? labels.editTemplate : labels.writeOwn}
          </Button>
        )}
      </Stack>
      <MessagePreview
        text={text}
        filled={filledVariables(type)}
        isOfTomorrow={automation === 'appointment_reminder_24h'}
      />
      {isWriting && (
        <Suspense>
          <TemplateDialog
            template={chosen}
            start={start}
            onSaved={({ id, type: saved }) => saved === type && id !== templateId && onChoose(id)}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      )}
    </SimpleGrid>
  );
}

/** No two templates share a name. */
function ownName(automation: Automation, templates: readonly Template[]): string {
  const names = new Set(templates.map(({ name }) => name));
  const title = `${automationTitles[automation]} (nossa)`;
  const free = [title, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${title} ${number}`)];
  return free.find((name) => !names.has(name)) ?? '';
}
