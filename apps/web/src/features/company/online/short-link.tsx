import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { shortLink } from './booking-address.ts';
import { copyFailure, linkLabels, spokenLink } from './public-booking.labels.ts';
import { ShortLinkForm } from './short-link-form.tsx';
import { ShownLink } from './shown-link.tsx';

/** Shown to be copied; changed in the same place. */
export function ShortLink({ slug }: { slug: string }) {
  const mayManage = useMay('company.manage');
  const [isEditing, setIsEditing] = useState(false);
  const link = shortLink(slug);
  if (isEditing) return <ShortLinkForm slug={slug} onClose={() => setIsEditing(false)} />;

  return (
    <ShownLink label={linkLabels.shortLink} link={spokenLink(link)} help={linkLabels.shortLinkHelp}>
      <CopyButton label={linkLabels.copyShort} text={link} failure={copyFailure} />
      {mayManage && (
        <Button
          variant="default"
          aria-label={linkLabels.editLabel}
          leftSection={<IconPencil size={18} />}
          onClick={() => setIsEditing(true)}
        >
          {linkLabels.edit}
        </Button>
      )}
    </ShownLink>
  );
}
