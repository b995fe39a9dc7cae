import { expect, test } from 'vitest';
import { deviceText, isHandheld } from './sessions.labels.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921B)';

test.each([
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge no Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera no Windows'],
  [`${windows}; rv:142.0) Gecko/20100101 Firefox/142.0`, 'Firefox no Windows'],
  [`${iphone} ${webkit} Version/18.2 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${iphone} ${webkit} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  [`${iphone} ${webkit} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, 'Firefox no iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) Version/18.2 Safari/604.1`, 'Safari no iPad'],
  [`${android} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [
    `${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.2 Safari/605.1.15`,
    'Safari no Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0`, 'Chrome no ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox no Linux'],
  ['SomeTool/1.0 (Windows NT 10.0)', 'Navegador no Windows'],
  ['Firefox/142.0', 'Firefox'],
  ['curl/8.9.1', 'Aparelho desconhecido'],
  ['', 'Aparelho desconhecido'],
  [null, 'Aparelho desconhecido'],
])('%s reads as %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});

test('tells what fits into a hand from what stands on a desk', () => {
  expect(isHandheld(iphone)).toBe(true);
  expect(isHandheld(android)).toBe(true);
  expect(isHandheld(windows)).toBe(false);
  expect(isHandheld(null)).toBe(false);
});
