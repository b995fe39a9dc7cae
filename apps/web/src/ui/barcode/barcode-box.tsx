import { ActionIcon, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarcode, IconCamera, IconQrcode } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, Suspense } from 'react';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { barcodeLabels as labels } from './barcode.labels.ts';
import classes from './barcode.module.css';
import { type CodeKind, canReadBarcodes } from './barcode-detector.ts';

// Only who holds a phone to a shelf needs it.
const BarcodeCamera = lazyPart(() => import('./barcode-camera.tsx'));

type BarcodeBoxProps = {
  kind?: CodeKind;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What was read or typed and confirmed; `true` for one that was taken, and leaves the box. */
  onRead: (code: string) => boolean;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
};

/** Finds by name as people type. A reader types the code itself, and Enter; a phone has its camera. */
export function BarcodeBox(props: BarcodeBoxProps) {
  const { kind = 'goods', label, value, onChange, onRead, error = null, ref } = props;
  const [isOpen, { open, close }] = useDisclosure();

  function readOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') onChange('');
    if (event.key !== 'Enter') return;
    // What is read must not send the form around it.
    event.preventDefault();
    if (onRead(event.currentTarget.value.trim())) onChange('');
  }

  return (
    <div className={classes.box}>
      <TextInput
        ref={ref}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        placeholder={label}
        leftSection={kind === 'goods' ? <IconBarcode size={18} /> : <IconQrcode size={18} />}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={readOnEnter}
      />
      {canReadBarcodes() && (
        <ActionIcon
          variant="default"
          size="var(--control-height)"
          aria-label={labels.camera}
          onClick={open}
        >
          <IconCamera size={20} />
        </ActionIcon>
      )}
      <Suspense fallback={null}>
        {isOpen && <BarcodeCamera kind={kind} onRead={onRead} onClose={close} />}
      </Suspense>
    </div>
  );
}
