import type { Template } from '@app/contract/messaging/templates.contract';
import { Card, Skeleton, Text } from '@mantine/core';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { CardGridSkeleton } from '../../../ui/lists/card-grid.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import classes from './template-card.module.css';
import { templateLabels, templateTypeLabels, writtenText } from './templates.labels.ts';
import { WrittenText } from './written-text.tsx';

type TemplateCardProps = ThingChoices<Template> & { template: Template };

export function TemplateCard(props: TemplateCardProps) {
  return useIsPhone() ? <TemplateRow {...props} /> : <WideCard {...props} />;
}

function TemplateRow({ template, ...choices }: TemplateCardProps) {
  const mayManage = useMay('messages.manage');
  return (
    <ThingRow
      name={template.name}
      second={secondLineOf(template)}
      trailing={!template.active && <ActiveBadge active={false} />}
      onOpen={mayManage ? () => choices.onEdit(template) : undefined}
      actions={mayManage && <Actions template={template} {...choices} />}
    >
      <Text size="sm" className={classes.text}>
        <WrittenText text={template.text} />
      </Text>
    </ThingRow>
  );
}

/** The standard ones are called like their kind, which is not said twice. */
function secondLineOf({ name, type, text }: Template): string[] {
  const kind = templateTypeLabels[type];
  const words = writtenText(text);
  return kind === name ? [words] : [kind, words];
}

function WideCard({ template, ...choices }: TemplateCardProps) {
  const mayManage = useMay('messages.manage');
  return (
    <Card className={classes.card}>
      <ThingName
        name={template.name}
        manage={
          mayManage && {
            onEdit: () => choices.onEdit(template),
            actions: <Actions template={template} {...choices} />,
          }
        }
      />
      <Text size="sm" c="dimmed" lineClamp={4} className={classes.text}>
        <WrittenText text={template.text} />
      </Text>
      <div className={classes.state}>
        <Text size="xs">{templateTypeLabels[template.type]}</Text>
        <ActiveBadge active={template.active} />
      </div>
    </Card>
  );
}

function Actions({ template, ...choices }: TemplateCardProps) {
  return <ThingActions thing={template} labels={templateLabels} {...choices} />;
}

export function TemplatesSkeleton() {
  return (
    <CardGridSkeleton count={6}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={72} mt="xs" />
          <Skeleton height={16} width="45%" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
