import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { Text } from '@mantine/core';
import classes from './message-preview.module.css';
import { useTemplateSample } from './templates.api.ts';
import { templateFieldLabels as labels, madeUpValues, sampleText } from './templates.labels.ts';

type MessagePreviewProps = { text: string; about?: PreviewOf | undefined };
/** For whom it is, and what is put in. */
export type PreviewOf = { title: string; sample: string; values: TemplateValues };

/** A text as it arrives on a phone; unless something else is said, with the data of a client. */
export function MessagePreview({ text, about }: MessagePreviewProps) {
  return about ? <Shown text={text} {...about} /> : <ClientPreview text={text} />;
}

function ClientPreview({ text }: { text: string }) {
  const sample = useTemplateSample();
  return (
    <Shown
      text={text}
      title={labels.preview}
      sample={sampleText(sample ?? null)}
      values={sample ? sample.values : madeUpValues}
    />
  );
}

function Shown({ text, title, sample, values }: PreviewOf & { text: string }) {
  return (
    <section aria-label={title}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {sample}
      </Text>
      <div className={classes.phone}>
        <p className={classes.bubble}>{renderTemplate(text, values) || ' '}</p>
      </div>
    </section>
  );
}
