import { Code, Group, Input, Stack } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import classes from './booking-snippet.module.css';
import { snippetCopyFailure, snippetLabels, snippetOf } from './public-booking.labels.ts';

export function BookingSnippet({ slug }: { slug: string }) {
  const snippet = snippetOf(slug);
  return (
    <SettingsSection title={snippetLabels.title} explanation={snippetLabels.explanation}>
      <Stack gap="sm">
        <div>
          <Input.Label labelElement="div">{snippetLabels.preview}</Input.Label>
          <div>
            <span className={classes.preview}>{snippetLabels.button}</span>
          </div>
        </div>
        <Code block className={classes.code} aria-label={snippetLabels.code}>
          {snippet}
        </Code>
        <Group>
          <CopyButton label={snippetLabels.copy} text={snippet} failure={snippetCopyFailure} />
        </Group>
      </Stack>
    </SettingsSection>
  );
}
