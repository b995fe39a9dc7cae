import { Code, Group, Input, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import classes from './booking-snippet.module.css';
import {
  type SnippetKind,
  snippetCopyFailure,
  snippetLabels,
  snippetOf,
} from './public-booking.labels.ts';

export function BookingSnippet({ slug }: { slug: string }) {
  const [kind, setKind] = useState<SnippetKind>('button');
  const snippet = snippetOf(slug, kind);
  return (
    <SettingsSection title={snippetLabels.title} explanation={snippetLabels.explanation[kind]}>
      <Stack gap="sm">
        <SegmentedControl<SnippetKind>
          aria-label={snippetLabels.kind}
          data={[
            { value: 'button', label: snippetLabels.kinds.button },
            { value: 'page', label: snippetLabels.kinds.page },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'button' && <ButtonPreview />}
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

function ButtonPreview() {
  return (
    <div>
      <Input.Label labelElement="div">{snippetLabels.preview}</Input.Label>
      <div>
        <span className={classes.preview}>{snippetLabels.button}</span>
      </div>
    </div>
  );
}
