/** Everybody in the demonstration has this one. */
export const DEMO_PASSWORD = 'demo1234';

/** Who can be tried in the demonstration, and what they are in it. */
export const DEMO_LOGINS = [
  { email: 'admin@horamarcada.test', role: 'Administração da plataforma' },
  { email: 'dona@horamarcada.test', role: 'Dona do salão' },
  { email: 'recepcao@horamarcada.test', role: 'Recepção do salão' },
  { email: 'ana@horamarcada.test', role: 'Profissional do salão' },
  { email: 'clinica@horamarcada.test', role: 'Dona da clínica odontológica' },
] as const;
