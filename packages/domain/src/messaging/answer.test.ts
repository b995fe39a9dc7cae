import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INCOMING_KINDS, isBareNo, isThanks, meaningOf } from './answer.ts';

const ANSWERS = {
  confirm: answers(
    `
    SIM | sim | Sim | Sim. | Sim! | sim!!! | siiim | SIIIIIM | simm | s | S | ss | Sim sim |
    sim 😊 | Sim ❤️ | sim 👍 | 👍 | 👍🏽 | 👍👍👍 | 👌 | ✅ | Sim 🙏🏻 | 👍😘 | sim, senhora |
    1 | 1 sim | Opção 1 | 1. | 1️⃣ | Sim amanhã | confirmo | Confirmo! | CONFIRMADO |
    confirmada | Confirmadíssimo | cofirmo | comfirmo | confrimado | confirmdo | Eu confirmo |
    Sim, confirmo | sim confirmo | Confirmo sim | Pode confirmar | pode confirmar sim |
    Pode confirmar, por favor | quero confirmar | Confirmar | Confirmo presença |
    confirmo minha presença | Confirmo meu horário | Confirmo amanhã | presença confirmada |
    Tá confirmado | está confirmado | tudo confirmado | confirmado para amanhã |
    já confirmei | Vou sim | vou sim, obrigada | Sim, vou | irei sim | Sim, irei |
    Sim, estarei aí | estarei lá | Estarei aí amanhã | vou estar aí | Sim eu vou | Claro |
    claro que sim | com certeza | Com certeza!! | certo | Certinho | ok | OK | Ok! | okk |
    okay | Tá ok | ok obrigada | Ok, obrigado | tá bom | Combinado | combinado! | fechado |
    blz | Beleza | perfeito | positivo | Uhum | aham | Oi, sim | Olá! Confirmo sim |
    Bom dia! Sim, confirmo | boa tarde, confirmado | Boa noite, pode confirmar |
    Oi linda, confirmo | Sim amiga | sim, obrigada | Sim obrigada 😘 | Sim, muito obrigada |
    sim até amanhã | Sim! Até lá | confirmado, bjs | Confirmo, obg | sim por favor |
    Sim, tá confirmado. Obrigada por lembrar! | SIM ✅ | *SIM* | "sim" | sim... | tudo certo |
    Tudo ok
  `,
    ' 1 ',
    'Bom dia\nSim',
  ),
  cancel: answers(`
    NÃO | não | nao | Não. | naoo | n | N | nn | 2 | opção 2 | 2️⃣ | 👎 | ❌ | não não |
    Não 😢 | cancelar | CANCELAR | Cancela | cancela por favor | Cancele, por favor |
    cancelr | canelar | Negativo | pode cancelar | Pode cancelar por favor | Podem cancelar |
    quero cancelar | Preciso cancelar | gostaria de cancelar | preciso cancelar meu horário |
    Quero cancelar o agendamento | vou ter que cancelar | Não, pode cancelar | Não vou |
    não vou mais | Não vou poder | não vou poder ir | Não vou conseguir |
    não vou conseguir ir | Não vou conseguir ir amanhã 😢 | nao vou consegir | Não posso |
    não posso ir hoje | Não poderei ir | não poderei comparecer | Não consigo ir |
    não conseguirei ir amanhã | não irei | Infelizmente não vou conseguir |
    infelizmente não poderei | Não vai dar | não vai dar pra mim | hoje não vou conseguir |
    Amanhã não posso | desmarcar | Desmarca por favor | preciso desmarcar | quero desmarcar |
    Vou precisar cancelar | Oi, não vou poder ir | Bom dia, preciso cancelar |
    Boa tarde! Não vou conseguir ir, desculpa | Não vou poder ir, obrigada |
    Desculpa, não vou conseguir 😔 | Não vou não | não, cancela
  `),
  reschedule: answers(`
    remarcar | Remarcar | Quero remarcar | preciso remarcar | Preciso remarcar meu horário |
    remacar | pode remarcar? | Posso remarcar? | Podemos remarcar | queria remarcar |
    Gostaria de remarcar | reagendar | quero reagendar | Tem como remarcar? |
    dá pra remarcar? | mudar o horário | Trocar o dia | preciso mudar de horário |
    quero trocar de horário | adiar | Não vou conseguir, pode remarcar? |
    não, quero remarcar | Não posso, quero remarcar | Pode ser outro dia? |
    tem outro horário? | Oi, preciso remarcar por favor | remarcar para outro dia |
    Bom dia! Gostaria de remarcar 😊
  `),
  'opt-out': answers(`
    SAIR | sair | Sair. | saiiir | parar | Pare | STOP | stop! | quero sair | sair da lista |
    descadastrar | Não quero receber mensagens | não quero mais receber mensagens |
    não quero receber mais mensagens | Não me mande mais mensagens |
    não me manda mais mensagem | Não enviar mais mensagens | Parem de me mandar mensagem |
    me tira da lista | Me remova da lista | remover da lista | quero parar de receber |
    cancelar inscrição | Sair por favor | Por favor, não me mandem mais propaganda
  `),
  unsure: answers(
    `
    sim? | Sim??? | confirmado? | Não? | sair? | ok? | ? | 1 ou 2? | qual horário? |
    que horas é mesmo? | sim mas vou atrasar | Sim, mas posso chegar 10 min depois? |
    sim, vou atrasar um pouco | sim só que mais tarde | não, obrigada, já confirmei |
    não obrigada | Não, obrigada | não cancela | Não cancelar | não cancele por favor |
    não quero cancelar | não precisa cancelar | não vou cancelar | nunca cancelei |
    cancela não | Não, cancela não | sim, pode cancelar | Sim. Não. | sim ou não | sim e não |
    1 e 2 | 12 | 3 | 0 | 1 2 | 👍👎 | não confirmo | não confirmei ainda |
    ainda não confirmei | quem confirmou? | confirmou | ela confirmou | conforme combinado |
    pode ser | Pode ser sim | talvez | acho que sim | acho que não | depende | vou ver |
    vou tentar | Vou tentar ir | se der eu vou | não sei | Não sei se vou conseguir |
    ainda não sei | deixa eu ver | te aviso | obrigada | Muito obrigada! | 🙏 | ❤️ | 😊 |
    bom dia | Oi | oi tudo bem | oi tudo bom | tudo bom | Oi, tudo bom? | oi tudo bom com vc |
    bom dia tudo bom | Tudo bom! | 🙄 | sim 🙄 | Sim 😢 | claro 😒 | kkkk | sim kkkkk |
    claro que sim kkk | aham sei | sim claro, como se eu tivesse escolha | só se você pagar |
    vou sair agora | não posso sair | não quero sair | Posso sair mais cedo? | para |
    não para | vou parar aí | não recebi mensagem | não vi a mensagem |
    não vi sua mensagem, sim confirmo | para amanhã | para hoje | Não, amanhã | não é hoje? |
    não era amanhã? | Não vou sozinha | Não vou me atrasar | não vou faltar | não vou perder |
    não posso faltar | não posso esperar | não consigo esperar pra ver o resultado |
    Não vou poder ir antes | não tem problema | quem é? | Número errado | não conheço |
    não sou a Ana | não marquei nada | não agendei | já cancelei | quero marcar |
    quero marcar também pra minha filha | Sim, e quero marcar a unha |
    confirmo, mas para as 15h | às 15h | sim às 15h | confirmo o da Maria, o meu não |
    o da minha mãe confirma, o meu cancela | cancela o de terça e confirma o de quinta |
    Não remarcar | não quero remarcar | sim, quero remarcar |
    se não for hoje pode ser outro dia | qual o valor? | aceita cartão? | . | ... | a |
    asdfgh | SIMONE | simples | nanão | https://exemplo.com/sim | 51 | nada | yes no | no |
    não entendi | como assim | quero falar com atendente | vocês abrem sábado? |
    estou a caminho | tô chegando | cheguei
  `,
    '',
    '   ',
    'sim\u0000',
  ),
};

/** Between bars, because so many lines of one word each nobody reads; the odd ones beside. */
function answers(texts: string, ...odd: string[]): string[] {
  return [...texts.split('|').map((text) => text.trim()), ...odd];
}

test.each(Object.entries(ANSWERS))('every answer that means %s', (meaning, texts) => {
  const understood = texts.map((text) => [text, meaningOf({ kind: 'text', text })]);
  expect(understood.filter(([, heard]) => heard !== meaning)).toEqual([]);
});

test('more than two hundred answers are tried, each once', () => {
  const all = Object.values(ANSWERS).flat();
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all).size).toBe(all.length);
});

test.each(INCOMING_KINDS.filter((kind) => kind !== 'text'))('nobody listens to an %s', (kind) => {
  expect(meaningOf({ kind, text: 'SIM' })).toBe('unsure');
});

test('a long story waits for a person', () => {
  expect(meaningOf({ kind: 'text', text: `sim ${'sim '.repeat(60)}` })).toBe('unsure');
});

test('a word that is not understood makes any answer unsure', () => {
  const understood = Object.entries(ANSWERS).flatMap(([meaning, texts]) =>
    meaning === 'unsure' ? [] : [...texts],
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...understood),
      fc.constantFrom('xadrez', 'jamais', 'porém'),
      (text, word) => {
        expect(meaningOf({ kind: 'text', text: `${text}, ${word}` })).toBe('unsure');
        expect(meaningOf({ kind: 'text', text: `${word} ${text}` })).toBe('unsure');
      },
    ),
  );
});

test('any text at all has an answer', () => {
  const words = fc.constantFrom('oi', 'nao', 'sim', 'quero', 'receber', '🙏', ',', 'ta', '\0', '﷽');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (texts) => {
      const meanings = ['confirm', 'cancel', 'reschedule', 'opt-out', 'unsure'];
      expect(meanings).toContain(meaningOf({ kind: 'text', text: texts.join(' ') }));
    }),
  );
});

test.each([
  'Obrigada!',
  'obg 😘',
  'muito obrigada, beijos',
  '❤️',
  '🙏🙏',
  'Até amanhã',
  'Oi, obrigada',
])('after %s nobody waits for anything', (text) => expect(isThanks(text)).toBe(true));

test.each([
  'oi',
  'bom dia',
  'obrigada, quanto custa',
  'obrigada?',
  '',
  'não, obrigada',
  '👍',
  'tá',
])('after %s somebody may wait', (text) => expect(isThanks(text)).toBe(false));

test('a no that says to what is not a bare one', () => {
  expect(isBareNo('Não')).toBe(true);
  expect(isBareNo('não 😢')).toBe(true);
  expect(isBareNo('não, pode cancelar')).toBe(false);
  expect(isBareNo('cancelar')).toBe(false);
});
