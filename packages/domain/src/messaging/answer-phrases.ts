/**
 * What clients write to say yes, no or stop, as `answer-words.ts` leaves it: lower case, no accents, no
 * letter twice in a row. Each line is a whole clause; what is not here is left to a person.
 */
const WHEN = '(?: hoje| amanha| no horario)?';
const GO = '(?: ir| comparecer| estar ai| chegar)?';
const MESSAGES =
  '(?:(?:as |esas |estas |suas |esa |ese |estes |eses |mais )*(?:mensagens|mensagem|msgs?|avisos?|promocoes|propagandas?|notificacoes|lembretes?|nada))';

export const CONFIRMS = [
  `(?:s|sim)(?: sim)*${WHEN}`,
  'sim senhora?',
  '(?:sim )?(?:claro|com certeza|certeza)(?: que sim| que vou| sim)?',
  // 'Tudo bom' is how people greet.
  'ta bom',
  '(?:ta |tudo )?(?:ok|oki|okay|okey|certo|certinho|combinado|fechado)',
  '(?:blz|beleza|perfeito|positivo|afirmativo|aham|uhum|yes|yep)',
  `(?:sim )?(?:eu )?(?:ja )?(?:confirmo|confirmei|confirmar|confirma)(?: sim)?(?: (?:a |a minha |minha )?(?:presenca|meu horario|o horario))?${WHEN}`,
  `(?:ta |esta |tudo |horario |presenca |sim )?confirmad(?:o|a|isimo|isima)(?: sim)?(?: para| pra)?${WHEN}`,
  `(?:sim )?(?:pode|podem|quero|gostaria de|vou) confirmar(?: sim| pra mim| por favor)?${WHEN}`,
  `(?:sim )?(?:eu )?(?:vou|irei)(?: sim)?${WHEN}`,
  `sim (?:eu )?(?:vou|irei|estarei|posso)${WHEN}`,
  `(?:sim )?(?:eu )?(?:vou estar|estarei|vou ta) (?:ai|la|presente)(?: sim)?${WHEN}`,
  '(?:opcao |numero )?1(?: sim)?',
];

/** Said alone these are a no; with thanks behind, nobody knows to what. */
export const BARE_NO = ['(?:n|nao)(?: nao)*', '(?:opcao |numero )?2(?: nao)?', 'nop', 'negativo'];

export const CANCELS = [
  `(?:infelizmente )?(?:eu )?(?:hoje |amanha )?nao (?:vou|irei|poso|poderei|consigo|conseguirei)(?: mais)?(?: poder| conseguir)?${GO}(?: mais| nao)?${WHEN}`,
  `(?:infelizmente )?(?:hoje |amanha )?nao (?:vai|vo|ta) (?:dar|dando|rolar)(?: mais| nao)?(?: pra (?:mim|eu))?${GO}${WHEN}`,
  `(?:pode|podem|poderia|quero|queria|preciso|gostaria de|vou|vou ter que|vou precisar|tenho que|terei que|favor|por favor) (?:cancelar|desmarcar)(?: o| meu| o meu| a| minha| a minha)?(?: horario| agendamento| consulta| visita| reserva)?${WHEN}(?: pra mim)?`,
  `(?:cancelar|cancela|cancele|desmarcar|desmarca|desmarque)(?: o| meu| o meu| a| minha| a minha)?(?: horario| agendamento| consulta| visita| reserva)?${WHEN}(?: pra mim)?`,
];

export const RESCHEDULES = [
  `(?:pode|podem|poderia|podemos|poderiamos|poso|quero|queria|preciso|gostaria de|vou|vou ter que|vou precisar|tenho que|teria como|tem como|da pra|da para|consigo|favor|por favor)?(?: )?(?:remarcar|remarca|reagendar|reagenda|adiar|mudar|trocar|alterar)(?: o| meu| o meu| a| minha| de| a minha)?(?: horario| agendamento| consulta| visita| hora| dia| data)?${WHEN}(?: (?:pra|para) (?:outro dia|outro horario|outra hora|outra data|depois|semana que vem|mais tarde|amanha))?(?: pra mim)?`,
  '(?:pode|poderia) ser (?:outro dia|outro horario|outra hora|mais tarde|mais cedo)',
  '(?:tem|teria) outro (?:horario|dia)',
];

export const OPTS_OUT = [
  '(?:quero )?sair(?: da lista| do grupo| desa lista)?',
  '(?:parar|pare|stop|unsubscribe|descadastrar|descadastre|descadastro|desinscrever)',
  '(?:quero |gostaria de )(?:parar de receber|me descadastrar)(?: .{0,12}mensagens)?',
  `(?:eu )?nao (?:quero|desejo|gostaria de) (?:mais )?(?:receber|recebo) ${MESSAGES}(?: de voces)?`,
  `nao (?:me )?(?:mande|mandem|manda|mandar|envie|enviem|enviar)(?: mais)? ${MESSAGES}`,
  `(?:pare|parem|para|param) de (?:me )?(?:mandar|enviar) ${MESSAGES}`,
  '(?:me )?(?:tira|tire|tirem|remove|remova|removam|remover|excluir|exclua) (?:me )?(?:da|desa|de sua) lista',
  'cancelar (?:a |minha )?inscricao',
];

/** Said around an answer, in any number, and changing nothing of it. */
export const GREETINGS = [
  ...['oi', 'ola', 'opa', 'bom dia', 'boa tarde', 'boa noite', 'tudo bem', 'tudo bom', 'e ai'],
  ...[
    'ah',
    'entao',
    'por favor',
    'pf',
    'pfv',
    'desculpa',
    'desculpe',
    'desculpas',
    'mil desculpas',
  ],
  ...['infelizmente', 'amiga', 'amor', 'flor', 'linda', 'lindona', 'querida', 'gata', 'moca'],
  ...['meninas', 'senhora', 'senhor', 'gente', 'pesoal', 'viu', 'ta', 'mesmo'],
];
export const PARTINGS = [
  ...[
    'obrigada',
    'obrigado',
    'muito obrigada',
    'muito obrigado',
    'obg',
    'obgda',
    'brigada',
    'brigado',
  ],
  ...['brigadinha', 'obrigadinha', 'agradeco', 'valeu', 'vlw', 'grata', 'grato', 'eu que agradeco'],
  ...['beijo', 'beijos', 'beijinhos', 'bj', 'bjs', 'bjos', 'abraco', 'abracos', 'tchau', 'ate'],
  ...['ate la', 'ate amanha', 'ate logo', 'ate mais', 'ate ja', 'ate hoje', 'nos vemos la'],
  ...[
    'obrigada por avisar',
    'obrigada por lembrar',
    'obrigada pelo lembrete',
    'obrigada por perguntar',
  ],
];

export const YES_SIGNS = ['👍', '👌', '✅', '✔', '☑', '🆗'];
export const NO_SIGNS = ['👎', '❌', '🚫', '✖'];
export const KIND_SIGNS = [
  ...['😊', '😀', '😃', '😄', '😁', '🙂', '😉', '😍', '🥰', '😘', '☺', '🤗', '❤', '💕', '💖'],
  ...['💜', '💛', '💚', '💙', '🧡', '🤍', '💗', '💓', '💞', '💘', '♥', '🙏', '👏', '✨', '🌸'],
  ...['🌹', '🌷', '🌻', '💐', '💋', '😻', '💅', '💇'],
];
/** With a no they are pity; with a yes nobody knows. */
export const SAD_SIGNS = ['😢', '😭', '😔', '😞', '🥺', '☹', '🙁', '😥', '😕', '😩'];
