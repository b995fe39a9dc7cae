import { z } from 'zod';

export const imageErrors = {
  NOT_AN_IMAGE: { status: 400, message: 'Por favor, selecione apenas arquivos de imagem.' },
  IMAGE_TOO_LARGE: { status: 413, message: 'O arquivo deve ter no máximo 5MB.' },
  IMAGE_TOO_MANY_PIXELS: {
    status: 413,
    message: 'A imagem é grande demais: use uma de até 3.500 × 3.500 pixels.',
  },
} as const;

/** Its content is looked at on the server; the name and the declared type are only wishes. */
export const imageFile = z.file('Por favor, selecione apenas arquivos de imagem.');
