import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type FileReading, readInThread } from './read-in-thread.ts';

const limits = { columns: 200, rows: 50_000, cellLength: 2_000 };

function read(
  content: string | Uint8Array,
  companyId: string = crypto.randomUUID(),
): Promise<FileReading> {
  return readInThread(new Blob([new Uint8Array(Buffer.from(content))]), { limits, companyId });
}

async function tableOf(content: string | Uint8Array) {
  const reading = await read(content);
  if (!reading.readable) throw new Error(reading.sentence);
  const { batches, ...rest } = reading.file;
  return { ...rest, rows: batches.flatMap((batch) => JSON.parse(batch).map(withoutContacts)) };
}

function withoutContacts([number, cells]: [number, string[], string[]]) {
  return [number, cells];
}

async function sentenceOf(content: string | Uint8Array): Promise<string> {
  const reading = await read(content);
  return reading.readable ? 'it was read' : reading.sentence;
}

function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Clientes" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
    ...more,
  });
}

const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

test.each([
  ['commas', 'Nome,Fone\nAna,1\n'],
  ['semicolons', 'Nome;Fone\r\nAna;1'],
  ['tabs', 'Nome\tFone\nAna\t1'],
  ['a mark at the beginning', '\uFEFFNome;Fone\nAna;1'],
  ['a line that names the separator', 'sep=;\nNome;Fone\nAna;1'],
  ['quotes', '"Nome";"Fone"\n"Ana";"1"'],
])('a CSV with %s is read', async (_case, csv) => {
  expect(await tableOf(csv)).toEqual({
    format: 'csv',
    headers: ['Nome', 'Fone'],
    totalRows: 1,
    rows: [[2, ['Ana', '1']]],
  });
});

test('a semicolon inside quotes does not hide the comma that separates', async () => {
  expect(await tableOf('Nome,"a;b;c;d"\nAna,1')).toMatchObject({ headers: ['Nome', 'a;b;c;d'] });
});

test('Windows-1252 and UTF-16 are understood', async () => {
  const latin = Uint8Array.from('Nome;Observação\nJoão – é', (letter) =>
    letter === '–' ? 0x96 : letter.charCodeAt(0),
  );
  expect(await tableOf(latin)).toMatchObject({
    headers: ['Nome', 'Observação'],
    rows: [[2, ['João – é']]],
  });
  const wide = Buffer.from('\uFEFFNome\tObs\nJoão\té', 'utf16le');
  expect(await tableOf(wide)).toMatchObject({ rows: [[2, ['João', 'é']]] });
});

test('short, long and empty rows are no reason to stop, and keep their numbers', async () => {
  expect(await tableOf('Nome;Fone\nAna\n\n;;\nBia;2;x;;\n"Eva\nLima";3')).toMatchObject({
    headers: ['Nome', 'Fone', 'Coluna 3'],
    rows: [
      [2, ['Ana']],
      [5, ['Bia', '2', 'x']],
      [6, ['Eva\nLima', '3']],
    ],
  });
});

test('the character zero is taken out, what looks like a formula stays', async () => {
  expect(await tableOf('Nome;Obs\nA\0na;=1+1\n+55;@x')).toMatchObject({
    rows: [
      [2, ['Ana', '=1+1']],
      [3, ['+55', '@x']],
    ],
  });
});

test('a stray quote is part of the text and takes no other row along', async () => {
  expect(await tableOf('Nome;Fone\nTela 5" fosca;1\n"Ana" Lima;2\nEva;3')).toMatchObject({
    rows: [
      [2, ['Tela 5" fosca', '1']],
      [3, ['"Ana" Lima', '2']],
      [4, ['Eva', '3']],
    ],
  });
});

test.each([
  ['an empty file', '', 'O arquivo está vazio.'],
  ['a file of empty lines', '\n\n ;\n', 'O arquivo está vazio.'],
  ['a heading only', 'Nome;Fone\n', 'O arquivo só tem o cabeçalho: nenhuma linha com dados.'],
  [
    'a quote that is never closed',
    'Nome;Fone\nAna;1\n"Bia;2\nEva;3\n',
    'Há aspas sem par ou fora do lugar na linha 3. Corrija o arquivo e envie de novo.',
  ],
  [
    'ten thousand columns',
    `${'a;'.repeat(9_999)}a\n1`,
    'O arquivo tem 10.000 colunas; o máximo é 200.',
  ],
  [
    'more rows than fit',
    `Nome\n${'Ana\n'.repeat(50_001)}`,
    'O arquivo tem mais de 50.000 linhas. Divida-o em arquivos menores.',
  ],
  [
    'seven megabytes of empty lines',
    `Nome\nAna\n${'\r\n'.repeat(3_500_000)}`,
    'O arquivo tem mais de 50.000 linhas. Divida-o em arquivos menores.',
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4]),
    'O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.',
  ],
  [
    'a page',
    '<html><table><tr><td>Nome</td></tr></table></html>',
    'O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.',
  ],
  [
    'an archive of something else',
    zipSync({ 'foto.txt': strToU8('olá') }),
    'O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.',
  ],
  [
    'an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'Este é um arquivo antigo do Excel (.xls). Abra-o, salve como .xlsx e envie de novo.',
  ],
  [
    'half a workbook',
    workbook('').slice(0, 300),
    'A planilha está danificada. Abra-a, salve de novo como .xlsx e envie outra vez.',
  ],
  [
    'a workbook whose sheet is broken',
    workbook('', { 'xl/workbook.xml': strToU8('<workbook><she') }),
    'A planilha está danificada. Abra-a, salve de novo como .xlsx e envie outra vez.',
  ],
  ['an empty workbook', workbook(''), 'O arquivo está vazio.'],
])('%s is refused with a sentence', async (_case, content, sentence) => {
  expect(await sentenceOf(content)).toBe(sentence);
});

test('the first sheet of a workbook is read, dates and numbers as texts', async () => {
  const sheet = `
    <row r="1">${text('A1', 'Nome')}${text('B1', 'Celular')}${text('C1', 'Nascimento')}</row>
    <row r="3">${text('A3', 'José &amp; Ana')}<c r="B3"><v>11987654321</v></c><c r="C3" s="1"><v>33014</v></c><c r="D3" t="b"><v>1</v></c></row>`;
  expect(await tableOf(workbook(sheet))).toEqual({
    format: 'xlsx',
    headers: ['Nome', 'Celular', 'Nascimento', 'Coluna 4'],
    totalRows: 1,
    rows: [[3, ['José & Ana', '11987654321', '21/05/1990', 'sim']]],
  });
});

test('a workbook that unpacks to gigabytes is refused before it does', async () => {
  const bomb = workbook(`<row r="1">${text('A1', 'Nome')}</row>`);
  const list = Buffer.from(bomb.buffer, bomb.byteOffset, bomb.length);
  // What the list at the end of the archive says about its first file.
  list.writeUInt32LE(3_000_000_000, list.indexOf('PK\x01\x02') + 24);

  expect(await sentenceOf(bomb)).toBe(
    'A planilha é grande demais. Copie só os clientes para outra.',
  );
});

test('a cell at the far end of a sheet does not take the server with it', async () => {
  const sheet = `<row r="1">${text('A1', 'Nome')}</row><row r="1048576">${text('XFD1048576', 'x')}</row>`;
  expect(await sentenceOf(workbook(sheet))).toBe(
    'A planilha é grande demais. Copie só os clientes para outra.',
  );
});

test('the contacts of a phone are read, whatever the version', async () => {
  const cards = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Concei=C3=A7=C3=A3o;Jo=C3=A3o;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jo=C3=A3o da=',
    ' Concei=C3=A7=C3=A3o',
    'TEL;HOME:1134567890',
    'TEL;CELL;PREF:011 98765-4321',
    'BDAY:19900521',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lima;Ana;Maria;;',
    'item1.EMAIL;type=INTERNET:ana@casa.com',
    'item1.X-ABLabel:casa',
    'NOTE:gosta de café\\, sem açúcar\\nchega ce',
    ' do',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-21',
    'END:VCARD',
    'begin:vcard',
    'VERSION:4.0',
    'FN:Eva\\; Silva',
    'TEL;VALUE=uri;TYPE="voice,cell":tel:+55-21-99999-8888',
    'BDAY:--0521',
    'END:VCARD',
  ].join('\r\n');
  expect(await tableOf(cards)).toEqual({
    format: 'vcard',
    headers: ['Nome', 'Telefone', 'E-mail', 'Nascimento', 'Observações'],
    totalRows: 3,
    rows: [
      [2, ['João da Conceição', '011 98765-4321; 1134567890', '', '21/05/1990']],
      [
        3,
        [
          'Ana Maria Lima',
          '',
          'ana@casa.com',
          '',
          'gosta de café, sem açúcar\nchega cedo\nAniversário: 21/05',
        ],
      ],
      [4, ['Eva; Silva', '+55-21-99999-8888', '', '', 'Aniversário: 21/05']],
    ],
  });
});

test('a card of Windows-1252 that says so is read right', async () => {
  const card =
    'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Jo=E3o\nEND:VCARD';
  expect(await tableOf(card)).toMatchObject({ rows: [[2, ['João']]] });
});

const MEGABYTES = 1024 * 1024;

test.each([
  [
    'one line of a whole file',
    `Nome;Fone\n${'a'.repeat(19 * MEGABYTES)}`,
    'A linha 2 é longa demais para ser lida. Confira se há aspas sem par antes dela.',
  ],
  [
    'a quote that swallows the whole file',
    `Nome;Fone\nAna;1\n"${'a;b\n'.repeat(4 * MEGABYTES)}`,
    'A linha 3 é longa demais para ser lida. Confira se há aspas sem par antes dela.',
  ],
  [
    'a contact that is folded millions of times',
    `BEGIN:VCARD\nFN:Ana\nNOTE:x\n${' a\n'.repeat(6 * MEGABYTES)}END:VCARD\n`,
    'O arquivo tem linhas demais. Exporte os contatos sem as fotos.',
  ],
])('%s is refused for what it is, not for its time', async (_case, content, sentence) => {
  expect(await sentenceOf(content)).toBe(sentence);
});

test('pictures of contacts are left out, and what stands beside them is kept', async () => {
  const folded = (text: string) => `${text.replaceAll(/.{60}/g, '$&\r\n ')}\r\n`;
  const cards = [
    `BEGIN:VCARD\r\nFN:Ana\r\n${folded(`PHOTO:${'A'.repeat(MEGABYTES)}`)}TEL:1\r\nEND:VCARD`,
    `BEGIN:VCARD\r\nFN:Bia\r\nPHOTO:${'A'.repeat(MEGABYTES)}\r\nTEL:2\r\nEND:VCARD`,
    `BEGIN:VCARD\r\nFN:Eva\r\n${folded(`NOTE:${'n'.repeat(1_990)}`)}TEL:3\r\nEND:VCARD`,
  ];
  expect(await tableOf(cards.join('\r\n'))).toMatchObject({
    rows: [
      [2, ['Ana', '1']],
      [3, ['Bia', '2']],
      [4, ['Eva', '3', '', '', 'n'.repeat(1_990)]],
    ],
  });
});

test('several files at once are all read', async () => {
  const readings = await Promise.all(Array.from({ length: 5 }, () => read('Nome\nAna')));
  expect(readings.every(({ readable }) => readable)).toBe(true);
});

test('a company waits for its own file, and whoever sends too many is told to wait', async () => {
  const full = {
    readable: false,
    sentence: 'Há arquivos demais na fila agora. Espere um minuto e envie de novo.',
  };
  const own = Array.from({ length: 4 }, () => read('Nome\nAna', 'um salão'));
  const another = read('Nome\nAna', 'outro salão');
  const readings = await Promise.all(own);

  expect(readings.map(({ readable }) => readable)).toEqual([true, true, true, false]);
  expect(readings[3]).toEqual(full);
  expect(await another).toMatchObject({ readable: true });

  const crowd = await Promise.all(Array.from({ length: 12 }, () => read('Nome\nAna')));
  expect(crowd.filter(({ readable }) => readable)).toHaveLength(10);
  expect(crowd.at(-1)).toEqual(full);
  expect(await read('Nome\nAna', 'um salão')).toMatchObject({ readable: true });
});

test.each(['<c ', '<row '])('a sheet of %j without an end is refused at once', async (tag) => {
  expect(await sentenceOf(workbook(tag.repeat(200_000)))).toMatch(/^A planilha está danificada/);
});

test('the phones and e-mails of each line come along', async () => {
  const reading = await read('Nome;Contato\nAna;11 98765-4321 / Ana@casa.com\nBia;');
  if (!reading.readable) throw new Error(reading.sentence);
  const lines = reading.file.batches.flatMap((batch) => JSON.parse(batch));
  expect(lines.map(([, , contacts]) => contacts)).toEqual([['1187654321', 'ana@casa.com'], []]);
});
