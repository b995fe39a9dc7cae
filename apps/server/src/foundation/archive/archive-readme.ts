import { JSON_LINES_TABLES } from './archive-part.ts';

type Readme = {
  companyName: string;
  /** In the company's own clock. */
  takenAt: Temporal.ZonedDateTime;
  /** What each table holds. */
  meanings: ReadonlyMap<string, string>;
  /** How many rows each table has. */
  counts: ReadonlyMap<string, number>;
  pictures: number;
};

export const README_NAME = 'LEIA-ME.txt';
export const PICTURES_FOLDER = 'imagens';

/** Lines end as on the oldest Windows that may open it. */
export function readmeOf({ companyName, takenAt, meanings, counts, pictures }: Readme): string {
  return [
    `Todos os dados de ${companyName} no Hora Marcada`,
    `Retirados em ${dateOf(takenAt)}, ${timeOf(takenAt)} (${takenAt.timeZoneId}).`,
    '',
    'Cada assunto está em dois arquivos com o mesmo conteúdo: o .csv abre no Excel e em outras',
    'planilhas, o .json é para programas. O histórico está só em .jsonl: uma alteração por linha.',
    '',
    'Os nomes das colunas e de quase todos os arquivos são os do sistema, em inglês; a lista abaixo',
    'diz o que há em cada arquivo.',
    'Valores que terminam em _in_cents são centavos: 4500 quer dizer R$ 45,00.',
    `Datas com hora trazem o fuso: o que termina em +00:00 está em UTC. O da empresa é ${takenAt.offset}.`,
    'A data em until_date é o primeiro dia que já não faz parte: um fechamento de 24 a 26 de dezembro',
    'vai até o dia 27. Horas em ..._minute são minutos desde a meia-noite: 540 quer dizer 09:00.',
    'As colunas id e ..._id ligam os arquivos: client_id de uma anotação é o id de um cliente.',
    "Nos .csv, um texto que começa com =, +, - ou @ recebe um apóstrofo (') na frente, para que a",
    'planilha não o execute como fórmula. No .json ele está como foi escrito.',
    '',
    'Arquivos:',
    ...[...counts].map(([table, count]) => lineOf(table, meanings.get(table) ?? ACCOUNTS, count)),
    ...(pictures > 0 ? [`- ${PICTURES_FOLDER}/: logo e fotos (${pictures})`] : []),
    '',
    'Não fazem parte: senhas, links de convite, cópias das planilhas importadas e marcas de quem',
    'pediu para ser esquecido. Este arquivo contém dados pessoais: guarde em lugar seguro (LGPD).',
    '',
  ].join('\r\n');
}

/** The accounts of members are not a table of the company; they have their own sentence. */
export const ACCOUNTS_FILE = 'contas';
const ACCOUNTS = 'Nome e e-mail de quem tem ou teve acesso (id = user_id nos outros arquivos)';

function lineOf(table: string, meaning: string, count: number): string {
  const files = JSON_LINES_TABLES.includes(table)
    ? `${table}.jsonl`
    : `${table}.csv e ${table}.json`;
  return `- ${files}: ${meaning} (${count} ${count === 1 ? 'linha' : 'linhas'})`;
}

function dateOf({ day, month, year }: Temporal.ZonedDateTime): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

function timeOf({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
