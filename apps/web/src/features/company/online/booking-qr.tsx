import type { Company } from '@app/contract/company/company.contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../foundation/save-file.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { qrPngFile, qrSvgFile } from '../../../ui/barcode/qr-image.ts';
import { SettingsSection } from '../settings-section.tsx';
import { shortLink } from './booking-address.ts';
import { BookingPoster } from './booking-poster.tsx';
import classes from './booking-qr.module.css';
import { qrLabels } from './public-booking.labels.ts';

export function BookingQr({ company }: { company: Company }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const link = shortLink(company.slug);
  return (
    <SettingsSection title={qrLabels.title} explanation={qrLabels.explanation}>
      <div className={classes.block}>
        <QrCode className={classes.code} content={link} label={qrLabels.image} />
        <Stack gap="sm" className={classes.words}>
          <Group gap="xs">
            <Button
              leftSection={<IconPrinter size={18} />}
              loading={isPrinting}
              onClick={() => setIsPrinting(true)}
            >
              {qrLabels.print}
            </Button>
          </Group>
          <Downloads link={link} slug={company.slug} />
          <Text size="xs" c="dimmed">
            {qrLabels.printHelp}
          </Text>
        </Stack>
      </div>
      {isPrinting && <BookingPoster company={company} onPrinted={() => setIsPrinting(false)} />}
    </SettingsSection>
  );
}

function Downloads({ link, slug }: { link: string; slug: string }) {
  const name = `qr-code-${slug}`;

  async function savePng(): Promise<void> {
    try {
      saveFile(await qrPngFile(link, name));
    } catch {
      showFailure(qrLabels.failedToDraw, qrLabels.failedToDrawHelp);
    }
  }

  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        onClick={() => saveFile(qrSvgFile(link, name))}
      >
        {qrLabels.downloadSvg}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={savePng}>
        {qrLabels.downloadPng}
      </Button>
    </Group>
  );
}
