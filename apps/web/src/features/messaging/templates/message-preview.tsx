import { renderTemplate } from '@app/domain/messaging/template';
import { Text } from '@mantine/core';
import classes from './message-preview.module.css';
import { useTemplateSample } from './templates.api.ts';
import { templateFieldLabels as labels, madeUpValues, sampleText } from './templates.labels.ts';

/** A text as it arrives on a phone, with the data of somebody who is booked. */
export function MessagePreview({ text }: { text: string }) {
  const sample = useTemplateSample();
  const values = sample ? sample.values : madeUpValues;
  return (
    <section aria-label={labels.preview}>
      <Text size="sm" fw={500}>
        {labels.preview}
      </Text>
      <Text size="xs" c="dimmed">
        {sampleText(sample?.clientName ?? null)}
      </Text>
      <div className={classes.phone}>
        <p className={classes.bubble}>{renderTemplate(text, values) || ' '}</p>
      </div>
    </section>
  );
}
