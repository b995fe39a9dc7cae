import { isTooLong } from '@app/domain/messaging/recipient';
import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { formatDate } from '@app/domain/shared/local-time';
import { Box, Text } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import classes from './message-preview.module.css';
import { useTemplateSample } from './templates.api.ts';
import {
  filledTooLong,
  templateFieldLabels as labels,
  madeUpValues,
  sampleText,
  tomorrowText,
} from './templates.labels.ts';

type MessagePreviewProps = {
  text: string;
  about?: PreviewOf | undefined;
  /** It goes out the day before and says so: any other day would make it untrue. */
  isOfTomorrow?: boolean;
};
/** For whom it is, and what is put in. */
export type PreviewOf = { title: string; sample: string; values: TemplateValues };

/** A text as it arrives on a phone; unless something else is said, with the data of a client. */
export function MessagePreview({ text, about, isOfTomorrow = false }: MessagePreviewProps) {
  if (about) return <Shown text={text} {...about} />;
  return isOfTomorrow ? <TomorrowsPreview text={text} /> : <ClientPreview text={text} />;
}

function ClientPreview({ text }: { text: string }) {
  const sample = useTemplateSample();
  const madeUp = madeUpValues(useToday());
  return (
    <Shown
      text={text}
      title={labels.preview}
      sample={sampleText(sample ?? null)}
      // No link is made before there is a message for it.
      values={sample ? { ...sample.values, review_link: madeUp.review_link } : madeUp}
    />
  );
}

function TomorrowsPreview({ text }: { text: string }) {
  const sample = useTemplateSample();
  const today = useToday();
  const appointment_date = formatDate(today.add({ days: 1 }));
  return (
    <Shown
      text={text}
      title={labels.preview}
      sample={tomorrowText(sample ?? null)}
      values={{ ...(sample ? sample.values : madeUpValues(today)), appointment_date }}
    />
  );
}

function Shown({ text, title, sample, values }: PreviewOf & { text: string }) {
  const filled = renderTemplate(text, values);
  return (
    <Box component="figure" m={0} aria-label={title}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {sample}
      </Text>
      <div className={classes.phone}>
        <p className={classes.bubble}>{filled || ' '}</p>
      </div>
      {isTooLong(filled) && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {filledTooLong}
        </Text>
      )}
    </Box>
  );
}
