import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { barcodeLabels as labels } from './barcode.labels.ts';
import classes from './barcode.module.css';
import { type CodeKind, watchForBarcodes } from './barcode-detector.ts';

type BarcodeCameraProps = {
  kind: CodeKind;
  onRead: (code: string) => void;
  onClose: () => void;
};

/** Stays open for the next of the goods: whoever counts reads one after the other. */
export default function BarcodeCamera({ kind, onRead, onClose }: BarcodeCameraProps) {
  const [last, setLast] = useState('');
  const { video, isDenied } = useCamera(kind, (code) => {
    setLast(code);
    onRead(code);
    if (kind === 'gift-card') onClose();
  });
  return (
    <Modal opened onClose={onClose} title={labels.title[kind]} size="md">
      {isDenied ? (
        <Text role="alert">{labels.denied}</Text>
      ) : (
        <video ref={video} className={classes.picture} playsInline muted />
      )}
      <Text role="status" c="dimmed" mt="sm">
        {last ? labels.read(last) : !isDenied && labels.hint[kind]}
      </Text>
      <DialogActions>
        <Button onClick={onClose}>{labels.close}</Button>
      </DialogActions>
    </Modal>
  );
}

function useCamera(kind: CodeKind, onRead: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setIsDenied] = useState(false);
  const tell = useEffectEvent(onRead);

  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const asked = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    asked.then(
      (stream) => {
        const screen = video.current;
        const end = () => stream.getTracks().map((track) => track.stop());
        if (isOver || !screen) return end();
        screen.srcObject = stream;
        void screen.play();
        const unwatch = watchForBarcodes(screen, kind, tell);
        stop = () => {
          unwatch();
          end();
        };
      },
      () => setIsDenied(true),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [kind]);

  return { video, isDenied };
}
