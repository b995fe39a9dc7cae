import { createRouterClient, type RouterClient } from '@orpc/server';
import type { RequestContext } from '../src/foundation/http/request-context.ts';
import { router } from '../src/router.ts';
import { type Salon, visitorOf, wishOf } from './booking-support.ts';
import { contextOf, type TestWorld } from './support.ts';

type OwnPage = RouterClient<typeof router>['scheduling']['ownAppointment'];
export type Booked = { id: string; token: string; startTime: string };

/** The client's own page as whoever has the link sees it. */
export function ownPage(world: TestWorld, about: Partial<RequestContext> = {}): OwnPage {
  const context = { ...contextOf(world.system, null), ...about };
  return createRouterClient(router, { context }).scheduling.ownAppointment;
}

/** Somebody books online and gets her link. */
export async function bookOnline(
  world: TestWorld,
  salon: Salon,
  about: object = {},
): Promise<Booked> {
  const booked = await visitorOf(world).book(wishOf(salon, about));
  const token = new URL(booked.manageUrl).pathname.slice('/a/'.length);
  return { id: booked.appointmentId, token, startTime: booked.startTime };
}
