import { type Cents, formatMoney } from '@app/domain/shared/money';
import { Modal, Text } from '@mantine/core';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { useCover } from '../../../ui/dialogs/guard.tsx';
import { pixLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';

type SettlePixScreenProps = { code: string; amount: Cents; name: string; onClose: () => void };

/** Turned to the client: the code as large as the screen, and nothing else to read than the sum. */
export function SettlePixScreen({ code, amount, name, onClose }: SettlePixScreenProps) {
  useFocusBack();
  useCover();
  return (
    <Modal opened fullScreen onClose={onClose} title={name} radius={0}>
      <div className={classes.pixScreen}>
        <Text className={classes.pixAmount}>{formatMoney(amount)}</Text>
        <QrCode
          className={classes.largeQr}
          content={code}
          label={`${labels.image}, ${formatMoney(amount)}`}
        />
        <Text c="dimmed">{labels.scan}</Text>
      </div>
    </Modal>
  );
}
