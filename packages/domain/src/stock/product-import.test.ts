import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { judgeProductRows, type KnownProduct } from './product-import.ts';
import { guessProductColumns } from './product-import-columns.ts';

const columns = {
  name: 0,
  purchasePrice: 1,
  price: 2,
  currentStock: 3,
  minimumStock: 4,
  unit: 5,
  barcode: 6,
  description: 7,
  supplier: 8,
  supplierPhone: 9,
};
const shampoo: KnownProduct = {
  id: 'shampoo',
  name: 'Shampoo',
  description: 'Sem sulfato',
  purchasePrice: cents(20_00),
  price: null,
  commissionBasisPoints: null,
  barcode: '789',
  unit: 'un',
  currentStock: 4.5,
  minimumStock: 2,
  supplier: '',
  supplierPhone: '',
  imageUrl: '',
  lowStockAlert: true,
  active: true,
};

function judge(cells: string[][], known: KnownProduct[] = [shampoo]) {
  const rows = cells.map((row, index) => ({ number: index + 2, cells: row }));
  return judgeProductRows(rows, columns, known);
}
const judgeOne = (...cells: string[]) => judge([cells])[0];
/** A new one of which the file says one thing besides. */
const withCell = (column: number, cell: string) => {
  const cells = ['Gel', '5', '9,90', '1'];
  cells[column] = cell;
  return judgeOne(...Array.from(cells, (one) => one ?? ''));
};

test.each([
  [
    ['Nome', 'Código de barras', 'Unidade', 'Estoque atual', 'Preço de custo (R$)'],
    { name: 0, barcode: 1, unit: 2, currentStock: 3, purchasePrice: 4 },
  ],
  [['PRODUTO', 'Qtd', 'Custo', 'Valor'], { name: 0, currentStock: 1, purchasePrice: 2, price: 3 }],
  [['a', 'b'], {}],
])('the columns are told by %j', (headers, expected) => {
  expect(guessProductColumns(headers)).toEqual(expected);
});

describe('a row of a new product', () => {
  test('is made of what the file says', () => {
    const phone = '(11) 98765-4321';
    expect(
      judgeOne('Gel', '5', 'R$ 9,90', '1.500,5', '2', 'ML', '123', 'Forte', 'Zebra', phone),
    ).toEqual({
      number: 2,
      name: 'Gel',
      outcome: 'new',
      remarks: [],
      made: {
        name: 'Gel',
        description: 'Forte',
        purchasePrice: 5_00,
        price: 9_90,
        barcode: '123',
        unit: 'ml',
        currentStock: 1500.5,
        minimumStock: 2,
        supplier: 'Zebra',
        supplierPhone: '5511987654321',
        imageUrl: '',
        commissionBasisPoints: null,
        lowStockAlert: true,
        active: true,
      },
    });
  });

  test('says what is missing and what becomes of it', () => {
    expect(judgeOne('Gel')).toMatchObject({
      outcome: 'new',
      made: { purchasePrice: 0, price: null, currentStock: 0, minimumStock: 0, unit: 'un' },
      remarks: [
        'Sem preço de custo no arquivo: fica R$ 0,00.',
        'Sem preço de venda no arquivo: não fica à venda.',
        'Sem estoque no arquivo: fica 0.',
      ],
    });
  });

  test.each([
    ['10', 10],
    ['0', 0],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['10.0', 10],
    ['0.125', 0.125],
    ['0,001', 0.001],
    ['1.234.567', 1_234_567],
  ])('understands %s of it', (written, currentStock) => {
    expect(withCell(3, written)).toMatchObject({ made: { currentStock } });
  });

  test.each([
    ['Unidade', 'un'],
    ['pç.', 'un'],
    ['CX', 'cx'],
    ['litros', 'l'],
    ['Kg', 'kg'],
  ])('understands the unit %s', (written, unit) => {
    expect(withCell(5, written)).toMatchObject({ made: { unit } });
  });

  test.each([
    [0, '', 'Sem nome.'],
    [0, 'x'.repeat(121), 'Nome: use no máximo 120 caracteres.'],
    [1, 'caro', 'Preço de custo inválido: “caro”.'],
    [2, '-5', 'Preço de venda inválido: “-5”.'],
    [3, '1.500', 'Estoque atual inválido: “1.500”. Escreva 1500 ou 1,5.'],
    [3, '-1', 'Estoque atual inválido: “-1”. Escreva 1500 ou 1,5.'],
    [3, '999999999', 'Estoque atual inválido: “999999999”. Escreva 1500 ou 1,5.'],
    [4, '1000000', 'Estoque mínimo inválido: “1000000”. Escreva 1500 ou 1,5.'],
    [5, 'dúzia', 'Unidade inválida: “dúzia”. Use un, cx, ml, l, g, kg.'],
    [6, '7,89E+12', 'Código de barras inválido: “7,89E+12”. Formate a coluna como texto.'],
    [7, 'x'.repeat(1001), 'Descrição: use no máximo 1.000 caracteres.'],
    [8, 'x'.repeat(121), 'Fornecedor: use no máximo 120 caracteres.'],
    [8, 'Ze\u202Ebra', 'Fornecedor com caracteres inválidos: digite de novo.'],
    [9, '123', 'Telefone do fornecedor inválido: “123”. Use DDD e número.'],
  ])('with column %d as %j is left out and says why', (column, cell, remark) => {
    expect(withCell(column, cell)).toMatchObject({ outcome: 'invalid', remarks: [remark] });
  });
});

describe('a row of a product that is there', () => {
  test('changes what it says otherwise, and nothing that it leaves empty', () => {
    expect(judgeOne(' SHAMPOO ', '22,50', '45', '', '', '', '', 'Com argan')).toMatchObject({
      outcome: 'update',
      id: 'shampoo',
      changes: { purchasePrice: 22_50, price: 45_00, description: 'Com argan' },
      remarks: [
        'Preço de custo: R$ 20,00 → R$ 22,50.',
        'Preço de venda: nenhum → R$ 45,00.',
        'Descrição: muda.',
      ],
    });
    expect(judgeOne('Shampoo', '20', '', '4,5', '2', 'un', '789')).toMatchObject({
      outcome: 'same',
      remarks: [],
    });
  });

  test('never changes what lies there', () => {
    expect(judgeOne('Shampoo', '', '', '10')).toMatchObject({
      outcome: 'same',
      remarks: ['O estoque continua 4,5: para acertá-lo, conte o estoque.'],
    });
  });

  test('stays out of use', () => {
    const [row] = judge([['Shampoo', '21']], [{ ...shampoo, active: false }]);
    expect(row?.remarks).toContain('Está inativo e continua inativo.');
  });
});

test('a barcode is of one product, of the file as of the shelf', () => {
  const withCode = (name: string, code: string) => [name, '1', '1', '1', '', '', code];
  const rows = judge([
    withCode('Gel', '789'),
    withCode('Cera', '55'),
    withCode('Pomada', '55'),
    withCode('Shampoo', '789'),
  ]);
  expect(rows.map(({ outcome, remarks }) => [outcome, remarks.at(-1)])).toEqual([
    ['invalid', 'O código de barras já é de Shampoo.'],
    ['new', undefined],
    ['invalid', 'O código de barras já é de Cera.'],
    ['update', 'O estoque continua 4,5: para acertá-lo, conte o estoque.'],
  ]);
});
