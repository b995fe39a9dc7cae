import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconEye } from '@tabler/icons-react';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { invitationLink, shortLink } from './booking-address.ts';
import classes from './booking-qr.module.css';
import {
  copyFailure,
  linkLabels,
  qrLabels,
  shareLabels,
  spokenLink,
} from './public-booking.labels.ts';

/** The link and every way to hand it on. */
export function ShareBooking({ slug }: { slug: string }) {
  const link = shortLink(slug);
  return (
    <div className={classes.block}>
      <Stack gap="sm" className={classes.words}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {spokenLink(link)}
        </Text>
        <Group gap="xs">
          <Button
            component="a"
            href={invitationLink(link)}
            target="_blank"
            rel="noopener"
            leftSection={<IconBrandWhatsapp size={18} />}
          >
            {shareLabels.whatsApp}
          </Button>
          <CopyButton label={linkLabels.copyLink} text={link} failure={copyFailure} />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconEye size={18} />}
          >
            {shareLabels.seeAsClient}
          </Button>
        </Group>
      </Stack>
      <QrCode className={classes.code} content={link} label={qrLabels.image} />
    </div>
  );
}
