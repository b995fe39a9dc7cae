import type { PublicCompany, ToldCoupon } from '@app/contract/scheduling/public-booking.contract';
import type { Challenge } from '@app/contract/shared/challenge';
import { isMobile, normalizePhone } from '@app/domain/shared/phones';
import { guardAttempt } from '../foundation/attempt-limiter.ts';
import { tooManyText } from '../foundation/too-many-text.ts';
import type {
  AppliedCoupon,
  BookableDay,
  BookableProfessional,
  BookableService,
  BookedAppointment,
  BookingFailure,
  BookingGate,
  Held,
  Slot,
  Wish,
} from './booking-gate.ts';
import { failureOf, TOO_MANY, UNANSWERED } from './booking-gate.ts';
import { type SolvedChallenge, solve } from './challenge.ts';
import { couponInAddress } from './coupon-link.ts';
import { recall, remember } from './steps/remembered-visitor.ts';

const SERVER_FAULT = 500;
const TOLD_WITHIN_MS = 1500;

type Ask = { method?: string; body?: object; headers?: Record<string, string> };
type Answered<Answer> = { answer: Answer; at: number };

/** The server wrote it into the page that it sent; what is asked again is asked there. */
export function takeWrittenCompany(): PublicCompany | null {
  const element = document.getElementById('company');
  element?.remove();
  // Promised by the contract, as an answer is.
  return element ? (JSON.parse(element.textContent) as PublicCompany) : null;
}

export function readCompany(idOrSlug: string): Promise<PublicCompany> {
  return read(addressOf(idOrSlug));
}

/** What visitors may ask of a company that takes bookings online. */
export function publicGate(idOrSlug: string): BookingGate {
  const base = addressOf(idOrSlug);
  return {
    professionals: () => read<BookableProfessional[]>(`${base}/professionals`),
    services: (professionalId) =>
      read<BookableService[]>(
        `${base}/services${professionalId ? `?professionalId=${professionalId}` : ''}`,
      ),
    days: (wish) => read<BookableDay[]>(`${base}/days?${written(wish)}`),
    slots: (wish, date) => read<Slot[]>(`${base}/slots?${written(wish)}&date=${date}`),
    async findClient(phone) {
      if (normalizePhone(phone) === null) throw { code: 'PHONE_INVALID', message: '' };
      const remembered = recall(phone);
      return remembered ? { kind: 'remembered', ...remembered } : { kind: 'unknown' };
    },
    checkCoupon: ({ clientId: _, ...body }) =>
      read<AppliedCoupon>(`${base}/coupons/check`, { body }),
    couponTerms: (code) => read<ToldCoupon>(`${base}/coupons/${encodeURIComponent(code)}`),
    async hold(body) {
      const { answer, at } = await ask<Held & { heldUntil: string }>(`${base}/holds`, { body });
      return { ...answer, heldForInSeconds: (Date.parse(answer.heldUntil) - at) / 1000 };
    },
    release: (holdId) => read(`${base}/holds/${holdId}`, { method: 'DELETE' }),
    async book({ client, overbook: _, ...request }, { key, onChecking }) {
      const seconds = guardAttempt('booking');
      if (seconds > 0) throw { code: TOO_MANY, message: tooManyText(seconds) };
      const body = {
        ...request,
        couponByLink: request.couponCode !== '' && request.couponCode === couponInAddress(),
        clientName: client.name,
        clientPhone: client.phone,
        clientEmail: client.email,
      };
      const send = async (solved: SolvedChallenge | null) => {
        const booked = await read<BookedAppointment>(`${base}/appointments`, {
          body: { ...body, solved },
          headers: { 'idempotency-key': key },
        });
        remember(client);
        return booked;
      };
      const booked = await sendWithWork(send, { challenge: `${base}/challenge`, onChecking });
      return { ...booked, isToldByWhatsapp: await isToldByWhatsapp(base, client) };
    },
  };
}

/** Sends it, and once more with the work that is asked for where it is. */
export async function sendWithWork<Answer>(
  send: (solved: SolvedChallenge | null) => Promise<Answer>,
  { challenge, onChecking }: { challenge: string; onChecking: () => void },
): Promise<Answer> {
  try {
    return await send(null);
  } catch (error) {
    if (failureOf(error).code !== 'CHALLENGE_REQUIRED') throw error;
    onChecking();
    return send(await solve(await read<Challenge>(challenge)));
  }
}

/** It is only good to know: whoever booked does not wait long for it. */
async function isToldByWhatsapp(base: string, { phone }: { phone: string }): Promise<boolean> {
  if (!isMobile(phone)) return false;
  const request = { signal: AbortSignal.timeout(TOLD_WITHIN_MS) };
  const said = await fetch(`${base}/told`, request)
    .then((answer) => answer.json())
    .catch(() => null);
  return said?.created === true;
}

function addressOf(idOrSlug: string): string {
  return `/api/public/companies/${encodeURIComponent(idOrSlug)}`;
}

function written({ professionalId, serviceIds }: Wish): string {
  const professional = professionalId ? `professionalId=${professionalId}&` : '';
  return `${professional}serviceIds=${serviceIds.join(',')}`;
}

export async function read<Answer>(address: string, question?: Ask): Promise<Answer> {
  return (await ask<Answer>(address, question)).answer;
}

async function ask<Answer>(address: string, question: Ask = {}): Promise<Answered<Answer>> {
  const { body, method = body ? 'POST' : 'GET', headers = {} } = question;
  const response = await patientFetch(address, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const said: unknown = await response?.json().catch(() => null);
  if (!response?.ok || said === null) throw refusalOf(said);
  // Promised by the contract that the address belongs to.
  const answer = said as Answer;
  return { answer, at: Date.parse(response.headers.get('date') ?? '') || Date.now() };
}

/** A line that was lost and a system that recovers are back within seconds: a question waits for that. */
async function patientFetch(address: string, request: RequestInit): Promise<Response> {
  for (const milliseconds of [1000, 2000]) {
    if (request.method !== 'GET') break;
    const response = await fetch(address, request).catch(() => null);
    if (response && response.status < SERVER_FAULT) return response;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  return fetch(address, request);
}

/** A field that is wrong has a sentence of its own, which says more than the general one. */
function refusalOf(said: unknown): BookingFailure {
  const failure = failureOf(said);
  if (failure.code === UNANSWERED) return failure;
  const { data } = said as { data?: { issues?: { message?: string }[] } };
  const sentence = data?.issues?.[0]?.message;
  return sentence ? { code: failure.code, message: sentence } : failure;
}
