import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { NEW_SERVICE } from './service.ts';
import { judgeServiceRows, type KnownService } from './service-import.ts';
import { guessServiceColumns } from './service-import-columns.ts';

const columns = { name: 0, price: 1, duration: 2, description: 3, returnAfter: 4, category: 5 };
const haircut: KnownService = {
  id: 'corte',
  name: 'Corte',
  description: 'Com lavagem',
  category: 'Cabelo',
  durationMinutes: 45,
  price: cents(40_00),
  returnAfterDays: null,
  active: true,
};

function judge(cells: string[][], known: KnownService[] = [haircut]) {
  const rows = cells.map((row, index) => ({ number: index + 2, cells: row }));
  return judgeServiceRows(rows, columns, known);
}

const judgeOne = (...cells: string[]) => judge([cells])[0];

describe('the columns', () => {
  test.each([
    [
      ['Nome', 'Descrição', 'Duração (min)', 'Preço (R$)'],
      { name: 0, description: 1, duration: 2, price: 3 },
    ],
    [['Nome', 'Retorno usual (dias)', 'Categoria'], { name: 0, returnAfter: 1, category: 2 }],
    [['Grupo', 'Serviço'], { category: 0, name: 1 }],
    [['SERVIÇO', 'Valor', 'Tempo'], { name: 0, price: 1, duration: 2 }],
    [['procedimento', 'x', 'valor_do_servico'], { name: 0, price: 2 }],
    [['a', 'b'], {}],
  ])('are told by %j', (headers, expected) => {
    expect(guessServiceColumns(headers)).toEqual(expected);
  });
});

describe('a row', () => {
  test('with a new name is a new service', () => {
    expect(judgeOne('Barba', '30,50', '30', 'Toalha quente')).toEqual({
      number: 2,
      name: 'Barba',
      outcome: 'new',
      remarks: [],
      made: {
        ...NEW_SERVICE,
        name: 'Barba',
        price: 30_50,
        durationMinutes: 30,
        description: 'Toalha quente',
      },
    });
  });

  test.each([
    ['Cor\u0007te', 'Nome com caracteres inválidos: digite de novo.'],
    ['Cor\u200Bte', 'Nome com caracteres inválidos: digite de novo.'],
    ['Cor\u202Ete', 'Nome com caracteres inválidos: digite de novo.'],
    ['\u3164', 'Sem nome.'],
    ['\u2800 \u00AD', 'Sem nome.'],
  ])('called %j, with what nobody sees, is left out', (name, remark) => {
    expect(judgeOne(name, '45')).toMatchObject({ outcome: 'invalid', remarks: [remark] });
  });

  test('loses the hidden characters around its name, and keeps the signs of an emoji', () => {
    expect(judgeOne('\u200BCorte\u3164', '40')).toMatchObject({ name: 'Corte', outcome: 'same' });
    expect(judgeOne('Corte ❤️', '40')).toMatchObject({ name: 'Corte ❤️', outcome: 'new' });
  });

  test.each([
    ['Barba', '0,80', ['Preço abaixo de R$ 1,00: confira.']],
    ['Barba', '0,00', ['Preço abaixo de R$ 1,00: confira.']],
    ['Barba', '1,00', []],
    ['Corte', '0,40', ['Preço: R$ 40,00 → R$ 0,40.', 'Preço abaixo de R$ 1,00: confira.']],
  ])('of %s at R$ %s says when that is unusually little', (name, price, remarks) => {
    expect(judgeOne(name, price, name === 'Barba' ? '30' : '')?.remarks).toEqual(remarks);
  });

  test('without price and duration says what it gets instead', () => {
    expect(judgeOne('Barba')).toMatchObject({
      outcome: 'new',
      made: { price: 0, durationMinutes: 30 },
      remarks: ['Sem preço no arquivo: fica R$ 0,00.', 'Sem duração no arquivo: fica 30min.'],
    });
  });

  test('with a known name, whatever its case, changes what it says and nothing else', () => {
    expect(judgeOne('  CORTE ', 'R$ 45', '', '')).toMatchObject({
      outcome: 'update',
      id: 'corte',
      changes: { price: 45_00 },
      remarks: ['Preço: R$ 40,00 → R$ 45,00.'],
    });
    expect(judgeOne('corte', '40', '1h', 'Só corte')).toMatchObject({
      changes: { durationMinutes: 60, description: 'Só corte' },
      remarks: ['Duração: 45min → 1h.', 'A descrição muda.'],
    });
  });

  test('that says what is known already changes nothing', () => {
    expect(judgeOne('Corte', '40,00', '45', 'Com lavagem')?.outcome).toBe('same');
    expect(judgeOne('Corte')?.outcome).toBe('same');
  });

  test('does not bring an inactive service back', () => {
    const [row] = judge([['Corte', '50']], [{ ...haircut, active: false }]);
    expect(row?.remarks).toContain('Está inativo e continua inativo.');
  });

  test.each([
    [['', '30'], 'Sem nome.'],
    [['Barba', 'grátis'], 'Preço inválido: “grátis”.'],
    [['Barba', '-5'], 'Preço inválido: “-5”.'],
    [['Barba', '1,234'], 'Preço inválido: “1,234”.'],
    [['Barba', '99999999999'], 'Preço inválido: “99999999999”.'],
    [['Barba', '5', '0'], 'Duração inválida: “0”. Use minutos (45) ou horas (1h30).'],
    [['Barba', '5', '25h'], 'Duração inválida: “25h”. Use minutos (45) ou horas (1h30).'],
    [['x'.repeat(121)], 'Nome: use no máximo 120 caracteres.'],
    ...['0', '731', 'sempre', '-7', '1,5', '30 semanas'].map((days): [string[], string] => [
      ['Barba', '5', '30', '', days],
      `Retorno usual inválido: “${days}”. Use dias, de 1 a 730.`,
    ]),
    [['Barba', '5', '30', 'x'.repeat(1001)], 'Descrição: use no máximo 1.000 caracteres.'],
  ])('%# is refused and says why', (cells, remark) => {
    expect(judgeOne(...cells)).toMatchObject({ outcome: 'invalid', remarks: [remark] });
  });

  test('that repeats a name of the file names the row it repeats', () => {
    const rows = judge([['Barba'], ['BARBA', '10'], [''], ['']]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'invalid', 'invalid', 'invalid']);
    expect(rows[1]?.remarks).toEqual(['Repete o nome da linha 2.']);
    expect(rows[3]?.remarks).toEqual(['Sem nome.']);
  });

  test('that has the name of a row with a problem is taken all the same', () => {
    const rows = judge([
      ['Barba', 'caro'],
      ['Barba', '10'],
      ['barba', '20'],
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['invalid', 'new', 'invalid']);
    expect(rows[2]?.remarks).toEqual(['Repete o nome da linha 3.']);
  });

  test.each([
    ['45', 45],
    ['45 min', 45],
    ['45.0', 45],
    ['90 minutos', 90],
    ['1h', 60],
    ['1h30', 90],
    ['1h 30min', 90],
    ['1 hora e 30 minutos', 90],
    ['01:30', 90],
    ['1:30:00', 90],
    ['24h', 1440],
  ])('understands the duration %s', (written, minutes) => {
    expect(judgeOne('Barba', '5', written)).toMatchObject({
      made: { durationMinutes: minutes },
    });
  });

  test.each([
    ['', null],
    ['1', 1],
    ['30', 30],
    ['30 dias', 30],
    ['30,0', 30],
    ['730', 730],
  ])('understands %j as when one comes again', (written, returnAfterDays) => {
    expect(judgeOne('Barba', '5', '30', '', written)).toMatchObject({
      made: { returnAfterDays },
    });
  });

  test('says from when to when the return moves, and leaves it where the file is silent', () => {
    const monthly = { ...haircut, returnAfterDays: 30 };
    expect(judgeOne('Corte', '', '', '', '30')).toMatchObject({
      changes: { returnAfterDays: 30 },
      remarks: ['Retorno usual: nenhum → 30 dias.'],
    });
    expect(judge([['Corte', '', '', '', '1']], [monthly])[0]).toMatchObject({
      changes: { returnAfterDays: 1 },
      remarks: ['Retorno usual: 30 dias → 1 dia.'],
    });
    expect(judge([['Corte', '', '', '', '']], [monthly])[0]?.outcome).toBe('same');
  });

  test('says under which category it stands, and leaves it where the file is silent', () => {
    const inCategory = (name: string, category: string) =>
      judgeOne(name, '5', '30', '', '', category);
    expect(inCategory('Barba', '  Barba  e\nbigode ')).toMatchObject({
      made: { category: 'Barba e bigode' },
      remarks: [],
    });
    expect(judgeOne('Corte', '', '', '', '', 'Barba')).toMatchObject({
      changes: { category: 'Barba' },
      remarks: ['Categoria: Cabelo → Barba.'],
    });
    expect(judgeOne('Corte', '', '', '', '', '')?.outcome).toBe('same');
    expect(inCategory('Barba', 'x'.repeat(61))).toMatchObject({
      outcome: 'invalid',
      remarks: ['Categoria: use no máximo 60 caracteres.'],
    });
  });

  test('reads the apostrophe of our own files as no part of the name', () => {
    expect(judgeOne("'=Corte", '5', '30')?.name).toBe('=Corte');
  });
});
