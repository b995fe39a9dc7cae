import { expect, test } from 'vitest';
import {
  automationOf,
  fieldsOf,
  fitsOfficial,
  isTakenBack,
  officialFields,
  officialParameters,
  textForApproval,
} from './official-template.ts';

const OURS = 'Oi {client_name}! {appointment_time}, {NOME}?';
const WORDS_ALONE = { header: '', buttons: [], isOfWords: true };
const approved = (text: string) => ({
  name: 'x',
  language: 'pt_BR',
  approved: true,
  text,
  ...WORDS_ALONE,
});

test('variables are numbered in the order in which they stand there', () => {
  expect(fieldsOf(OURS)).toEqual(['client_name', 'appointment_time', 'client_name']);
  expect(textForApproval(OURS)).toBe('Oi {{1}}! {{2}}, {{3}}?');
  expect(textForApproval('Oi')).toBe('Oi');
});

test.each([
  ['Oi {{1}}, {{2}}', 2],
  ['Oi', 0],
  ['{{2}} antes de {{1}}', 2],
  ['{{1}} e {{1}}', 1],
  ['{{1}} e {{3}}', null],
  ['Oi {{nome}}', null],
])('%s has %s fields', (text, fields) => {
  expect(officialFields(text)).toBe(fields);
});

test('only as many fields as variables fit', () => {
  expect(fitsOfficial(OURS, approved('{{1}} {{2}} {{3}}'))).toBe(true);
  expect(fitsOfficial(OURS, approved('{{1}} {{2}}'))).toBe(false);
  expect(fitsOfficial(OURS, approved('{{a}} {{b}} {{c}}'))).toBe(false);
});

test('nobody fills in by itself what stands above a text or on its buttons, nor gives a picture', () => {
  const official = approved('{{1}} {{2}} {{3}}');
  expect(fitsOfficial(OURS, { ...official, header: 'Oi {{1}}' })).toBe(false);
  const buttons = [{ place: 0, url: 'https://x.test/{{1}}' }];
  expect(fitsOfficial(OURS, { ...official, buttons })).toBe(false);
  expect(fitsOfficial(OURS, { ...official, isOfWords: false })).toBe(false);
  expect(fitsOfficial(OURS, { ...official, header: 'Olá' })).toBe(true);
});

test('no field is empty or has several lines', () => {
  const values = { client_name: 'Ana\n Lima ', appointment_time: '' };
  expect(officialParameters(OURS, values)).toEqual(['Ana Lima', '-', 'Ana Lima']);
});

test('what goes out by itself has the text of its automation', () => {
  expect(automationOf('birthday')).toBe('birthday_message');
  expect(automationOf('appointment_created')).toBe('appointment_created');
  expect(automationOf('campaign')).toBeNull();
});

test.each([
  ['approved', false],
  ['flagged', false],
  ['', false],
  ['paused', true],
  ['rejected', true],
  ['disabled', true],
])('a text of which WhatsApp says "%s" is taken back: %s', (status, expected) => {
  expect(isTakenBack(status)).toBe(expected);
});
