import { isTooLong } from '@app/domain/messaging/recipient';
import {
  PLATFORM_VARIABLES,
  renderTemplate,
  type TemplateValues,
  type TemplateVariable,
  usedVariables,
} from '@app/domain/messaging/template';
import { formatDate } from '@app/domain/shared/local-time';
import { Alert, Box, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useToday } from '../../../foundation/company-clock.ts';
import classes from './message-preview.module.css';
import { useTemplateSample } from './templates.api.ts';
import {
  clientText,
  emptyInCampaignsText,
  emptyText,
  filledTooLong,
  templateFieldLabels as labels,
  madeUpValues,
  tomorrowText,
} from './templates.labels.ts';

type MessagePreviewProps = {
  text: string;
  /** What such a message fills in; the rest stays empty, and is told to. */
  filled: readonly TemplateVariable[];
  about?: PreviewOf | undefined;
  /** It goes out the day before and says so: any other day would make it untrue. */
  isOfTomorrow?: boolean;
  /** It is also chosen as an answer that is ready, which speaks of the next visit. */
  isAnswerToo?: boolean;
};
/** For whom it is, and what is put in. */
export type PreviewOf = { title: string; sample: string; values: TemplateValues };

/** A text as it arrives on a phone; unless something else is said, with the data of a client. */
export function MessagePreview(props: MessagePreviewProps) {
  const { text, filled, about, isOfTomorrow = false, isAnswerToo = false } = props;
  const empty = usedVariables(text).filter((variable) => !filled.includes(variable));
  return (
    <div>
      {about && <Shown text={text} {...about} />}
      {!about && (isOfTomorrow ? <TomorrowsPreview {...props} /> : <ClientPreview {...props} />)}
      {empty.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} role="alert" mt="xs">
          {isAnswerToo ? emptyInCampaignsText(empty) : emptyText(empty)}
        </Alert>
      )}
    </div>
  );
}

function ClientPreview({ text, filled }: MessagePreviewProps) {
  const sample = useTemplateSample();
  const madeUp = madeUpValues(useToday());
  // No link is made before there is a message for it, and companies are no clients.
  const { review_link } = madeUp;
  const known = sample ? { ...platformOf(madeUp), ...sample.values, review_link } : madeUp;
  return (
    <Shown
      text={text}
      title={labels.preview}
      sample={clientText(sample ?? null, filled)}
      values={only(filled, known)}
    />
  );
}

function TomorrowsPreview({ text, filled }: MessagePreviewProps) {
  const sample = useTemplateSample();
  const today = useToday();
  const appointment_date = formatDate(today.add({ days: 1 }));
  const known = { ...(sample ? sample.values : madeUpValues(today)), appointment_date };
  return (
    <Shown
      text={text}
      title={labels.preview}
      sample={tomorrowText(sample ?? null)}
      values={only(filled, known)}
    />
  );
}

function platformOf(values: TemplateValues): TemplateValues {
  return only(PLATFORM_VARIABLES, values);
}

function only(filled: readonly TemplateVariable[], values: TemplateValues): TemplateValues {
  return Object.fromEntries(filled.map((variable) => [variable, values[variable]]));
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
        {filled.trim() ? (
          <p className={classes.bubble}>{filled}</p>
        ) : (
          <Text size="sm" c="dimmed">
            {labels.nothingToPreview}
          </Text>
        )}
      </div>
      {isTooLong(filled) && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {filledTooLong}
        </Text>
      )}
    </Box>
  );
}
