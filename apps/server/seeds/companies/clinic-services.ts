import { type NewService, SERVICE_COLORS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';

export const CLINIC_SERVICES = {
  'Avaliação inicial': { durationMinutes: 30, price: cents(0) },
  'Consulta infantil': {
    description: 'A partir de 3 anos, com um responsável.',
    durationMinutes: 40,
    bufferAfterMinutes: 5,
    price: cents(170_00),
    color: SERVICE_COLORS[4],
  },
  Urgência: {
    description: 'Dor, trauma ou restauração que caiu.',
    durationMinutes: 30,
    bufferAfterMinutes: 10,
    price: cents(220_00),
    color: SERVICE_COLORS[7],
  },
  Limpeza: {
    description: 'Profilaxia com jato de bicarbonato.',
    durationMinutes: 40,
    bufferAfterMinutes: 10,
    price: cents(180_00),
    color: SERVICE_COLORS[1],
  },
  'Aplicação de flúor': {
    durationMinutes: 20,
    bufferAfterMinutes: 5,
    price: cents(90_00),
    color: SERVICE_COLORS[3],
  },
  'Raspagem gengival': {
    description: 'Por sessão, com anestesia local quando preciso.',
    durationMinutes: 50,
    bufferAfterMinutes: 10,
    price: cents(290_00),
    color: SERVICE_COLORS[14],
  },
  Clareamento: {
    durationMinutes: 90,
    bufferAfterMinutes: 10,
    price: cents(890_00),
    color: SERVICE_COLORS[2],
  },
  Restauração: {
    durationMinutes: 60,
    bufferAfterMinutes: 10,
    price: cents(260_00),
    color: SERVICE_COLORS[6],
  },
  'Faceta de resina': {
    description: 'Por dente.',
    durationMinutes: 90,
    bufferAfterMinutes: 10,
    price: cents(650_00),
    color: SERVICE_COLORS[8],
  },
  'Tratamento de canal': {
    durationMinutes: 90,
    bufferBeforeMinutes: 5,
    bufferAfterMinutes: 15,
    price: cents(980_00),
    color: SERVICE_COLORS[13],
  },
  'Extração simples': {
    durationMinutes: 45,
    bufferAfterMinutes: 15,
    price: cents(320_00),
    color: SERVICE_COLORS[5],
  },
  'Extração de siso': {
    description: 'Traga a radiografia panorâmica.',
    durationMinutes: 75,
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: 15,
    price: cents(680_00),
    color: SERVICE_COLORS[9],
  },
  'Instalação de aparelho': {
    description: 'Aparelho fixo, as duas arcadas.',
    durationMinutes: 90,
    bufferAfterMinutes: 10,
    price: cents(1_450_00),
    color: SERVICE_COLORS[11],
  },
  'Manutenção de aparelho': {
    durationMinutes: 30,
    bufferAfterMinutes: 5,
    price: cents(160_00),
    color: SERVICE_COLORS[10],
  },
  'Moldagem para prótese': {
    durationMinutes: 40,
    bufferAfterMinutes: 10,
    price: cents(240_00),
    color: SERVICE_COLORS[12],
  },
} as const satisfies Record<string, Partial<NewService>>;
export type ClinicService = keyof typeof CLINIC_SERVICES;
