import type { FirstStep } from './first-step.api.ts';

type StepTexts = { sentence: string; action: string; forReaders: string };

export const firstStepLabels: Record<FirstStep, StepTexts> = {
  professional: {
    sentence: 'Cadastre quem atende: cada profissional tem a sua coluna na agenda.',
    action: 'Cadastrar profissional',
    forReaders: 'Ainda não há profissionais na agenda. Fale com quem administra a empresa.',
  },
  service: {
    sentence: 'Cadastre o que vocês fazem: sem serviços não há o que agendar.',
    action: 'Cadastrar serviço',
    forReaders: 'Ainda não há serviços para agendar. Fale com quem administra a empresa.',
  },
  hours: {
    sentence: 'Ninguém tem horário de trabalho ainda: sem ele a agenda não oferece horários.',
    action: 'Definir horários',
    forReaders: 'Ninguém tem horário de trabalho ainda. Fale com quem administra a empresa.',
  },
};
