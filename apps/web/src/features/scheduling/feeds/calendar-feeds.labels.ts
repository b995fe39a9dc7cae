export const feedLabels = {
  open: 'Assinar calendário',
  title: 'Assinar calendário',
  explanation:
    'Com este endereço a agenda aparece no Google Agenda, no iPhone ou no Outlook e se atualiza sozinha. Ele mostra o primeiro nome do cliente e o serviço.',
  secret: 'Quem tem o endereço vê a agenda. Não publique nem envie a outras pessoas.',
  whose: 'Agenda de',
  everybody: 'Toda a equipe',
  nobody: 'Sua conta não está ligada a um profissional da agenda.',
  address: 'Endereço do calendário',
  create: 'Criar endereço',
  copy: 'Copiar endereço',
  openInCalendar: 'Abrir no calendário',
  renew: 'Trocar endereço',
  remove: 'Desligar',
  created: 'Endereço criado.',
  renewed: 'Endereço trocado. O anterior parou de funcionar.',
  removed: 'Endereço desligado.',
  failed: 'Não foi possível salvar',
};

export const feedQuestions = {
  renew: {
    title: 'Trocar o endereço?',
    text: 'Os calendários que usam o endereço atual param de receber a agenda.',
    confirm: 'Trocar endereço',
  },
  remove: {
    title: 'Desligar o endereço?',
    text: 'Os calendários que usam este endereço param de receber a agenda.',
    confirm: 'Desligar',
  },
};

export const feedCopyFailure = {
  title: 'Não foi possível copiar',
  message: 'Selecione o endereço e copie com o teclado ou tocando nele por alguns segundos.',
};
