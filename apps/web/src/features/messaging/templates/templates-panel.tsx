import type { Automations } from '@app/contract/messaging/automations.contract';
import type { Template } from '@app/contract/messaging/templates.contract';
import { IconListCheck } from '@tabler/icons-react';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { useThingActs } from '../../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../../ui/kept-things/things-page.tsx';
import { useAdministrativeTemplates } from '../administrative/administrative.api.ts';
import { useAutomations } from '../automations/automations.api.ts';
import { TemplateCard, TemplatesSkeleton } from './template-card.tsx';
import { useCreateDefaults, useTemplates } from './templates.api.ts';
import { templateLabels as labels, templateTypeLabels } from './templates.labels.ts';

// Only people who change something need the form and the checks that come with it.
const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'));

/** The texts that a company wrote, or took over from us. */
export default function TemplatesPanel() {
  const { templates } = useApi().messaging;
  const mayManage = useMay('messages.manage');
  const file = useFile(templates.exportCsv);
  const createDefaults = useCreateDefaults();
  const automations = useAutomations().data;
  const administrative = useAdministrativeTemplates();
  const said = { done: labels.defaultsCreated, failed: labels.failedToCreateDefaults };
  return (
    <ThingsPage
      place="tab"
      labels={labels}
      picture="documents"
      things={useTemplates()}
      mayManage={mayManage}
      secondary={
        mayManage
          ? {
              label: labels.createDefaults,
              icon: <IconListCheck size={18} />,
              isBusy: createDefaults.isPending,
              onClick: () => void say(said, createDefaults.mutateAsync(undefined)),
            }
          : undefined
      }
      skeleton={<TemplatesSkeleton />}
      searchIn={searchedText}
      card={(template, choices) => <TemplateCard template={template} {...choices} />}
      editor={(template, onClose) => <TemplateDialog template={template} onClose={onClose} />}
      acts={useThingActs(templates)}
      historyCode="MESSAGE_TEMPLATE_HAS_HISTORY"
      removeQuestion={({ id }) =>
        isUsed(id, automations) || administrative.includes(id)
          ? labels.removeUsed
          : labels.removeQuestion
      }
      file={mayManage && file}
    />
  );
}

function searchedText({ name, type, text }: Template): string {
  return `${name} ${templateTypeLabels[type]} ${text}`;
}

function isUsed(id: string, automations: Automations | undefined): boolean {
  return Object.values(automations ?? {}).some((setting) => setting?.templateId === id);
}
