import { type NewService, SERVICE_COLORS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';

export const CLINIC_SERVICES = {
  'Avaliação inicial': { durationInMinutes: 30, price: cents(0) },
  'Consulta infantil': {
    description: 'A partir de 3 anos, com um responsável.',
    durationInMinutes: 40,
    bufferAfterInMinutes: 5,
    price: cents(170_00),
    color: SERVICE_COLORS[4],
  },
  Urgência: {
    description: 'Dor, trauma ou restauração que caiu.',
    durationInMinutes: 30,
    bufferAfterInMinutes: 10,
    price: cents(220_00),
    color: SERVICE_COLORS[7],
  },
  Limpeza: {
    description: 'Profilaxia com jato de bicarbonato.',
    durationInMinutes: 40,
    bufferAfterInMinutes: 10,
    price: cents(180_00),
    color: SERVICE_COLORS[1],
  },
  'Aplicação de flúor': {
    durationInMinutes: 20,
    bufferAfterInMinutes: 5,
    price: cents(90_00),
    color: SERVICE_COLORS[3],
  },
  'Raspagem gengival': {
    description: 'Por sessão, com anestesia local quando preciso.',
    durationInMinutes: 50,
    bufferAfterInMinutes: 10,
    price: cents(290_00),
    color: SERVICE_COLORS[14],
  },
  Clareamento: {
    durationInMinutes: 90,
    bufferAfterInMinutes: 10,
    price: cents(890_00),
    color: SERVICE_COLORS[2],
  },
  Restauração: {
    durationInMinutes: 60,
    bufferAfterInMinutes: 10,
    price: cents(260_00),
    color: SERVICE_COLORS[6],
  },
  'Faceta de resina': {
    description: 'Por dente.',
    durationInMinutes: 90,
    bufferAfterInMinutes: 10,
    price: cents(650_00),
    color: SERVICE_COLORS[8],
  },
  'Tratamento de canal': {
    durationInMinutes: 90,
    bufferBeforeInMinutes: 5,
    bufferAfterInMinutes: 15,
    price: cents(980_00),
    color: SERVICE_COLORS[13],
  },
  'Extração simples': {
    durationInMinutes: 45,
    bufferAfterInMinutes: 15,
    price: cents(320_00),
    color: SERVICE_COLORS[5],
  },
  'Extração de siso': {
    description: 'Traga a radiografia panorâmica.',
    durationInMinutes: 75,
    bufferBeforeInMinutes: 10,
    bufferAfterInMinutes: 15,
    price: cents(680_00),
    color: SERVICE_COLORS[9],
  },
  'Instalação de aparelho': {
    description: 'Aparelho fixo, as duas arcadas.',
    durationInMinutes: 90,
    bufferAfterInMinutes: 10,
    price: cents(1_450_00),
    color: SERVICE_COLORS[11],
  },
  'Manutenção de aparelho': {
    durationInMinutes: 30,
    bufferAfterInMinutes: 5,
    price: cents(160_00),
    color: SERVICE_COLORS[10],
  },
  'Moldagem para prótese': {
    durationInMinutes: 40,
    bufferAfterInMinutes: 10,
    price: cents(240_00),
    color: SERVICE_COLORS[12],
  },
} as const satisfies Record<string, Partial<NewService>>;
export type ClinicService = keyof typeof CLINIC_SERVICES;
