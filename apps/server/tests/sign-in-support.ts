import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { ORIGIN } from './http-support.ts';
import type { TestWorld } from './support.ts';

export const PASSWORD = 'demo1234';
export const WRONG = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'E-mail ou senha incorretos.' };

type Post = { body?: object; cookie?: string; address?: string; origin?: string };

export type Browser = {
  /** Each call comes from an address of its own, unless it names one. */
  post(path: string, details?: Post): Promise<LightMyRequestResponse>;
  enter(email: string, password?: string, address?: string): Promise<LightMyRequestResponse>;
  cookieAfter(email: string, password?: string): Promise<string>;
  whoIs(cookie: string): Promise<string | undefined>;
};

/** Speaks to the sign-in as the web in a browser does. */
export function browserOf(world: TestWorld): Browser {
  let addresses = 0;

  function post(path: string, { body = {}, cookie, address, origin = ORIGIN }: Post = {}) {
    addresses++;
    return world.app.inject({
      method: 'POST',
      url: `/api/auth${path}`,
      payload: body,
      remoteAddress: address ?? `203.0.113.${addresses}`,
      // Whoever tries to look like somebody else each time must not get away with it.
      headers: { origin, 'x-hora-address': `10.0.0.${addresses}`, ...(cookie && { cookie }) },
    });
  }

  function enter(email: string, password = PASSWORD, address?: string) {
    return post('/sign-in/email', { body: { email, password }, ...(address && { address }) });
  }

  return {
    post,
    enter,
    async cookieAfter(email, password) {
      const response = await enter(email, password);
      expect(response.statusCode).toBe(200);
      return cookieIn(response);
    },
    async whoIs(cookie) {
      const response = await world.app.inject({ url: '/api/v1/session', headers: { cookie } });
      return response.json()?.user.email;
    },
  };
}

/** Everything a browser keeps of an answer, as it sends it back. */
export function cookiesIn(response: LightMyRequestResponse): string {
  const set = [response.headers['set-cookie'] ?? []].flat();
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The part of a set cookie that a browser sends back. */
export function cookieIn(response: LightMyRequestResponse): string {
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
