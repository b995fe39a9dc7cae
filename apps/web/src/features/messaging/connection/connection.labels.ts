import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import type { HealthSign } from '@app/domain/messaging/connection-health';

const WHILE_PAUSED =
  'Campanhas esperam; avisos e lembretes seguem por e-mail ou pela lista Para enviar.';

export const connectLabels = {
  connect: 'Conectar',
  showQr: 'Mostrar QR Code',
  refreshQr: 'Atualizar QR Code',
  newQr: 'Gerar novo QR Code',
  disconnect: 'Desconectar',
  cancel: 'Cancelar',
  withCode: 'Conectar com código',
  check: 'Verificar agora',
  restart: 'Reiniciar conexão',
  recreate: 'Recriar conexão',
  remove: 'Excluir conexão',
  pause: 'Pausar envios',
  resume: 'Retomar envios',
  official: 'Usar a API oficial',
  failed: 'Erro no WhatsApp',
  failedWithoutReason: 'Erro ao gerenciar instância do WhatsApp',
  paused: `Envios pausados. ${WHILE_PAUSED}`,
  resumed: 'Envios retomados.',
  checked: 'Verificado agora.',
  restarted: 'Conexão reiniciada.',
  justConnected: 'WhatsApp conectado',
  loadFailed: 'Não foi possível ver como está o seu número.',
  licence: 'A conexão por QR Code desta plataforma usa a Evolution API.',
  simulated: 'Demonstração: nenhuma mensagem sai daqui. Use o celular simulado.',
  openPhone: 'Abrir o celular simulado',
};

export const stateLabels: Record<WhatsappConnection['state'], string> = {
  connected: 'Conectado',
  connecting: 'Conectando',
  disconnected: 'Desconectado',
};

export const startLabels = {
  title: 'Conecte o WhatsApp da sua empresa',
  explanation:
    'Confirmações, lembretes e campanhas saem do número que seus clientes já conhecem. Leva um minuto.',
  before: 'Antes de conectar',
  warnings: [
    'Use o número da empresa, e deixe o celular ligado e com internet.',
    'O WhatsApp pode limitar ou bloquear números que escrevem a muita gente desconhecida. Por isso enviamos devagar, só a clientes seus, e paramos quando ele reclama.',
    'Nem todo número aceita ser conectado assim. Para muitas mensagens, use a API oficial.',
  ],
  understood: 'Entendi e quero conectar este número',
  notConfigured: 'O WhatsApp ainda não está configurado nesta plataforma',
  notConfiguredHelp:
    'Enquanto isso, confirmações e lembretes vão por e-mail ou ficam em "Para enviar", com o texto pronto para você mandar com um toque.',
  onlyManagers: 'Quem administra as mensagens pode conectar o número.',
};

export const lossLabels: Record<NonNullable<WhatsappConnection['loss']>, Loss> = {
  banned: {
    title: 'O WhatsApp bloqueou este número',
    text: 'Abra o WhatsApp no celular e siga o que ele pede. Nada sai por este número até você conectá-lo de novo.',
  },
  taken: {
    title: 'Este número já está conectado em outra empresa',
    text: 'Um celular envia por uma empresa de cada vez. Desconecte-o lá, ou conecte outro número aqui.',
  },
  unlinked: {
    title: 'O número foi desconectado no celular',
    text: 'Confirmações e lembretes seguem pelos outros caminhos. Conecte de novo com um QR Code.',
  },
  out: {
    title: 'O número está sem conexão',
    text: 'Veja se o celular está ligado e com internet. Tentamos reabrir a conexão sozinhos.',
  },
};
type Loss = { title: string; text: string };

export const droppedLabels = {
  reconnecting: 'Reconectando…',
  out: 'Sem conexão',
  justNow:
    'O número ficou sem conexão há pouco e costuma voltar sozinho. As mensagens esperam por ele até dois minutos.',
  otherWays:
    'Enquanto isso, campanhas esperam; avisos e lembretes seguem por e-mail ou pela lista Para enviar.',
};

export const pairingLabels = {
  title: 'Leia o código com o celular',
  steps: [
    'Abra o WhatsApp no celular da empresa.',
    'Toque em Mais opções (⋮) ou Configurações, e em Dispositivos conectados.',
    'Toque em Conectar dispositivo.',
    'Aponte o celular para este código.',
  ],
  codeTitle: 'Digite este código no celular',
  codeSteps: [
    'Abra o WhatsApp no celular da empresa.',
    'Toque em Mais opções (⋮) ou Configurações, e em Dispositivos conectados.',
    'Toque em Conectar dispositivo e depois em Conectar com número de telefone.',
    'Digite o código abaixo.',
  ],
  picture: 'QR Code para conectar o WhatsApp',
  holds: (seconds: number) => `Vale por mais ${seconds} s e se renova sozinho.`,
  waiting: 'Buscando o código…',
  unreachable:
    'O código ainda não veio: o serviço não está alcançando o WhatsApp. Continuamos tentando.',
  over: 'Ninguém leu o código',
  overHelp: 'Para sua segurança ele deixou de ser renovado. Gere um novo quando estiver pronto.',
  copy: 'Copiar código',
  copyFailed: { title: 'Não foi possível copiar', message: 'Selecione o código e copie.' },
  stuck: 'Leu o código e nada aconteceu?',
  stuckHelp:
    'Se o celular pedir para continuar no WhatsApp Web ou uma chave de acesso, este número não pode ser conectado por QR Code agora. Tente o código de 8 letras, ou use a API oficial.',
};

export const codeDialogLabels = {
  title: 'Conectar com código',
  explanation: 'Digite o número do WhatsApp da empresa. Mostramos um código para digitar nele.',
  phone: 'Número do WhatsApp',
  submit: 'Gerar código',
};

export const figureLabels = {
  title: 'Seu número',
  official: 'API oficial do WhatsApp',
  since: (moment: string) => `Primeira conexão em ${moment}`,
  sentToday: 'Enviadas hoje',
  sentTodayHelp: 'Mensagens que este número enviou hoje.',
  left: 'Restam nesta hora',
  leftHelp: (limit: number) => `De ${limit} por hora. O que passar disso espera pela próxima hora.`,
  newPeople: 'Pessoas novas hoje',
  newPeopleHelp:
    'Quem recebeu hoje a primeira mensagem deste número. O limite cresce a cada dia de uso.',
  ofMost: (count: number, most: number) => `${count} de ${most}`,
};

export const healthLabels = {
  title: 'Saúde do número',
  levels: { good: 'Tudo bem', careful: 'Atenção', stopped: 'Parado' },
  allWell: 'Nada impede este número de enviar.',
};

export const signLabels: Record<HealthSign, string> = {
  banned: 'O WhatsApp bloqueou este número. Nada sai por ele.',
  disconnected: 'O número não está conectado.',
  paused: `Os envios estão pausados. ${WHILE_PAUSED}`,
  'strangers-stopped':
    'O WhatsApp limitou este número: por um dia ele só escreve a quem já recebeu mensagens dele.',
  'arrives-nowhere':
    'Poucas das mensagens de hoje chegaram. Veja no celular se aparece "Aguardando mensagem"; se sim, desconecte e conecte de novo.',
  'gateway-silent':
    'O WhatsApp não confirma nada há mais de 15 minutos. Verifique agora ou reinicie a conexão.',
  'hour-limit-reached': 'O limite desta hora foi atingido. O resto sai na próxima.',
  'day-cap-reached':
    'O limite de pessoas novas de hoje foi atingido. Quem já conhece o número continua recebendo.',
  young: 'Número novo: o limite de pessoas novas cresce um pouco a cada dia.',
};

export const pausedByItself =
  'O WhatsApp reclamou deste número e pausamos os envios. Veja o que ele pede antes de retomar.';

export const confirmLabels = {
  disconnect: {
    title: 'Desconectar o WhatsApp?',
    question:
      'Nada mais sai por este número. Confirmações e lembretes seguem pelos outros caminhos.',
  },
  remove: {
    title: 'Excluir conexão?',
    question: 'Tem certeza que deseja deletar esta instância? Esta ação não pode ser desfeita.',
    confirm: 'Excluir',
    done: 'Conexão excluída.',
  },
  recreate: {
    title: 'Recriar conexão?',
    question:
      'A conexão atual é apagada e outra começa, com um novo QR Code. Suas mensagens e conversas ficam.',
    confirm: 'Recriar',
  },
};

export const officialLabels = {
  title: 'API oficial do WhatsApp',
  explanation:
    'Para números que a Meta já ligou à sua conta. Os três dados estão no painel de desenvolvedores da Meta, em WhatsApp, Configuração da API.',
  phoneNumberId: 'Identificador do número de telefone',
  businessId: 'Identificador da conta do WhatsApp Business',
  accessToken: 'Chave de acesso permanente',
  accessTokenHelp: 'Fica guardada com segurança e não é mostrada de novo.',
  submit: 'Conectar número',
  done: 'Número da API oficial conectado.',
};
