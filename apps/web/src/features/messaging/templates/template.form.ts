import {
  storedTemplateForm,
  type Template,
  templateForm,
} from '@app/contract/messaging/templates.contract';
import type { TemplateType } from '@app/domain/messaging/template';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useKeeping } from '../../../foundation/hooks/use-keeping.ts';
import { templateLabels as labels } from './templates.labels.ts';

type TemplateDraft = { name: string; type: TemplateType; text: string; active: boolean };
export type TemplateDraftForm = UseFormReturnType<TemplateDraft>;

/** What a new one begins with. */
export type NewTemplate = Pick<TemplateDraft, 'name' | 'type' | 'text'>;

const EMPTY: NewTemplate = { name: '', type: 'custom', text: '' };

type Opened = { start?: NewTemplate | undefined; done: (stored: Template) => void };

export function useTemplateForm(template: Template | null, { start = EMPTY, done }: Opened) {
  const form = useForm<TemplateDraft>({
    initialValues: template ? draftOf(template) : { ...start, active: true },
    validate: schemaResolver(template ? storedTemplateForm : templateForm, { sync: true }),
  });
  return useKeeping({
    form,
    about: `message-template-${template?.type ?? start.type}`,
    api: useApi().messaging.templates,
    opened: template,
    draftOf,
    inputOf: (draft: TemplateDraft) => draft,
    changedCode: 'MESSAGE_TEMPLATE_CHANGED',
    labels,
    fieldOf: { MESSAGE_TEMPLATE_NAME_TAKEN: 'name' },
    failed: template ? labels.failedToUpdate : labels.failedToCreate,
    done,
  });
}

function draftOf({ name, type, text, active }: Template): TemplateDraft {
  return { name, type, text, active };
}
