import type { IncomingKind } from '@app/domain/messaging/answer';

/** What stands in the list of talks for what holds no words. */
export const fileNames: Record<IncomingKind, string> = {
  text: '',
  image: 'Foto',
  audio: 'Áudio',
  video: 'Vídeo',
  document: 'Documento',
  sticker: 'Figurinha',
  other: 'Outro tipo de mensagem',
};
