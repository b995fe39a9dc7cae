import type { Answered, Assistant } from '@app/contract/insights/assistant.contract';
import { useDisclosure } from '@mantine/hooks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import AssistantTab from './assistant-tab.tsx';

const fake = fakeServer.insights.assistant;
const month = { spentCents: 42, limitCents: 5000, nextDate: '2026-12-01' };
const usual: Assistant = { instructions: '', version: 1, provider: 'real', month };

function open(handlers: object, assistant = usual) {
  const read = fake.read.handler(() => assistant);
  return renderWithApi(<AssistantTab />, { insights: { assistant: { read, ...handlers } } });
}

async function* pieces(...events: Answered[]): AsyncGenerator<Answered> {
  yield* events;
}

const end = (ending: Extract<Answered, { type: 'end' }>['ending']): Answered => ({
  type: 'end',
  ending,
  month: { ...month, spentCents: 99 },
});

async function ask(question = 'Como foi?') {
  await userEvent.type(await screen.findByLabelText('Sua pergunta'), question);
  await userEvent.click(screen.getByRole('button', { name: 'Perguntar' }));
}

test('an answer arrives piece by piece, is announced once it is whole, and can be followed by another', async () => {
  const goOn = Promise.withResolvers<void>();
  const handler = fake.ask.handler(async function* () {
    yield { type: 'piece', text: 'Foi <b>bom</b>, ' };
    await goOn.promise;
    yield { type: 'piece', text: 'muito bom.' };
    yield end('complete');
  });
  open({ ask: handler });
  await ask();
  // As text, whatever stands in it.
  expect(await screen.findByText('Foi <b>bom</b>,')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Parar' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  goOn.resolve();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Resposta: Foi <b>bom</b>, muito bom.'),
  );
  expect(screen.getByText('Usado neste mês: R$ 0,99 de R$ 50,00')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe('');
  expect(screen.getByRole('button', { name: 'Perguntar' })).toBeTruthy();
});

test('whoever stops it keeps what came', async () => {
  const left = Promise.withResolvers<void>();
  const handler = fake.ask.handler(async function* ({ signal }) {
    signal?.addEventListener('abort', () => left.resolve());
    yield { type: 'piece', text: 'Foi bom' };
    await left.promise;
    throw new Error('nobody listens');
  });
  open({ ask: handler });
  await ask();
  await screen.findByText('Foi bom');
  await userEvent.click(screen.getByRole('button', { name: 'Parar' }));
  expect(await screen.findByText('Resposta interrompida.')).toBeTruthy();
  expect(screen.getByText('Foi bom')).toBeTruthy();
});

function Tabs() {
  const [isShown, { toggle }] = useDisclosure(true);
  return (
    <>
      <button type="button" onClick={toggle}>
        Outra aba
      </button>
      {isShown && <AssistantTab />}
    </>
  );
}

test('whoever looks at another tab finds her question, and the rest of the answer', async () => {
  const goOn = Promise.withResolvers<void>();
  const handler = fake.ask.handler(async function* () {
    yield { type: 'piece', text: 'Foi ' };
    await goOn.promise;
    yield { type: 'piece', text: 'bom.' };
    yield end('complete');
  });
  const read = fake.read.handler(() => usual);
  renderWithApi(<Tabs />, { insights: { assistant: { read, ask: handler } } });
  await ask();
  await screen.findByText('Foi');
  await userEvent.type(screen.getByLabelText('Sua pergunta'), 'E ontem?');
  const otherTab = screen.getByRole('button', { name: 'Outra aba' });
  await userEvent.click(otherTab);
  expect(screen.queryByLabelText('Sua pergunta')).toBeNull();
  goOn.resolve();
  await userEvent.click(otherTab);
  expect(await screen.findByText('Foi bom.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe('E ontem?');
});

test('a question that was typed is there after a reload', async () => {
  open({});
  await userEvent.type(await screen.findByLabelText('Sua pergunta'), 'E ontem?');
  cleanup();
  open({});
  const question = await screen.findByLabelText<HTMLTextAreaElement>('Sua pergunta');
  expect(question.value).toBe('E ontem?');
});

test('a line that breaks keeps what came and says so', async () => {
  open({ ask: fake.ask.handler(() => pieces({ type: 'piece', text: 'Foi' })) });
  await ask();
  expect(await screen.findByText('A conexão caiu. O que chegou até aqui ficou.')).toBeTruthy();
  expect(screen.getByText('Foi')).toBeTruthy();
});

test.each([
  ['cut', 'A conexão com o provedor de IA caiu. O que chegou até aqui ficou.'],
  ['too-long', 'A resposta chegou ao tamanho máximo e termina aqui.'],
] as const)('an answer that ended by %s says so', async (ending, sentence) => {
  open({ ask: fake.ask.handler(() => pieces({ type: 'piece', text: 'Foi' }, end(ending))) });
  await ask();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a refusal is said, and the question is still there', async () => {
  const message = 'O que resta do limite de R$ 50,00 deste mês não cobre mais uma pergunta.';
  const handler = fake.ask.handler(({ errors }) => {
    throw errors.ASSISTANT_LIMIT_REACHED({ message });
  });
  open({ ask: handler });
  await ask('Como foi?');
  expect((await screen.findAllByText(message))[0]).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe('Como foi?');
});

test('an example fills in the question, and nothing is asked without one', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Perguntar' }));
  expect(screen.getByText('Escreva a pergunta')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Qual serviço rende mais?' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe(
    'Qual serviço rende mais?',
  );
  expect(screen.queryByText('Escreva a pergunta')).toBeNull();
});

test('without a provider it says so, and instructions can be written', async () => {
  let sent: unknown = null;
  const saveInstructions = fake.saveInstructions.handler(({ input }) => {
    sent = input;
    return { ...input, version: 2 };
  });
  open({ saveInstructions }, { ...usual, provider: 'none' });
  expect(await screen.findByText('Nenhum provedor de IA configurado.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Perguntar' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Instruções para o assistente'), 'Seja breve.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Instruções salvas!')).toBeTruthy();
  expect(sent).toEqual({ instructions: 'Seja breve.', version: 1 });
});

/** As the server keeps them: the version goes up, and an old one is refused. */
function keepingInstructions() {
  let stored = usual;
  const saveElsewhere = (instructions: string) => {
    stored = { ...stored, instructions, version: stored.version + 1 };
  };
  const goOn = Promise.withResolvers<void>();
  const handlers = {
    read: fake.read.handler(() => stored),
    saveInstructions: fake.saveInstructions.handler(async ({ input, errors }) => {
      if (input.version !== stored.version) throw errors.INSTRUCTIONS_CHANGED();
      saveElsewhere(input.instructions);
      await goOn.promise;
      return stored;
    }),
  };
  return { handlers, saveElsewhere, answer: goOn.resolve };
}

const instructions = () =>
  screen.findByLabelText<HTMLTextAreaElement>('Instruções para o assistente');

test('instructions that somebody else wrote meanwhile stand beside the own ones', async () => {
  const { handlers, saveElsewhere, answer } = keepingInstructions();
  answer();
  open(handlers);
  await userEvent.type(await instructions(), 'Seja breve.');
  saveElsewhere('Fale de você.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect((await instructions()).value).toBe('Seja breve.');
  await userEvent.click(screen.getByLabelText('O da outra pessoa: Fale de você.'));
  expect((await instructions()).value).toBe('Fale de você.');
  await userEvent.click(screen.getByLabelText('O seu: Seja breve.'));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Instruções salvas!')).toBeTruthy();
  expect((await instructions()).value).toBe('Seja breve.');
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
});

test('own instructions are thrown away, and the notice about them with them', async () => {
  const { handlers, saveElsewhere } = keepingInstructions();
  open(handlers);
  await userEvent.type(await instructions(), 'Seja breve.');
  saveElsewhere('Fale de você.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect((await instructions()).value).toBe('Fale de você.');
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
});

test('instructions follow what somebody else saved, until somebody types', async () => {
  const { handlers, saveElsewhere } = keepingInstructions();
  const { queryClient } = open(handlers);
  await instructions();
  saveElsewhere('Fale de você.');
  await queryClient.invalidateQueries();
  await waitFor(async () => expect((await instructions()).value).toBe('Fale de você.'));
});

test('what is typed while instructions are saved stays', async () => {
  const { handlers, answer } = keepingInstructions();
  open(handlers);
  await userEvent.type(await instructions(), 'Seja breve.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.type(await instructions(), ' E gentil.');
  answer();
  expect(await screen.findByText('Instruções salvas!')).toBeTruthy();
  expect((await instructions()).value).toBe('Seja breve. E gentil.');
});
