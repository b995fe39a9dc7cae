import type { Automations } from '@app/contract/messaging/automations.contract';
import type { Template } from '@app/contract/messaging/templates.contract';
import type { Automation } from '@app/domain/messaging/automation';
import { Card, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { AutomationMessage } from './automation-message.tsx';
import { useSaveAutomations } from './automations.api.ts';
import {
  automationHelp,
  automationTitles,
  changedText,
  automationLabels as labels,
} from './automations.labels.ts';
import { OfficialTemplate } from './official-template.tsx';

type AutomationCardProps = {
  automation: Automation;
  automations: Automations;
  templates: readonly Template[];
  /** What else is set there. */
  children?: ReactNode;
};

/** One thing that happens by itself: whether it does, and in which words. */
export function AutomationCard(props: AutomationCardProps) {
  const { automation, automations, templates, children } = props;
  const { enabled, templateId } = automations[automation];
  const mayManage = useMay('messages.manage');
  const { mutateAsync } = useSaveAutomations();
  const save = (change: { enabled: boolean } | { templateId: string | null }) =>
    void say(
      { done: changedText(automation, change), failed: labels.failed },
      mutateAsync({ [automation]: { enabled, templateId, ...change } }),
    );
  return (
    <Card component="section" aria-label={automationTitles[automation]} padding="md">
      <Stack gap="md">
        <Switch
          label={automationTitles[automation]}
          description={automationHelp[automation]}
          styles={{ label: { fontWeight: 600 } }}
          checked={enabled}
          disabled={!mayManage}
          onChange={(event) => save({ enabled: event.currentTarget.checked })}
        />
        {enabled && (
          <AutomationMessage
            automation={automation}
            templateId={templateId}
            templates={templates}
            mayManage={mayManage}
            onChoose={(chosen) => save({ templateId: chosen })}
          />
        )}
        {enabled && <OfficialTemplate automation={automation} mayManage={mayManage} />}
        {children}
      </Stack>
    </Card>
  );
}
