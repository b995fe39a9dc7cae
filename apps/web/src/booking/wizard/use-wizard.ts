import {
  type ActionDispatch,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { failureTexts, holdLabels, servicesLabels } from '../booking.labels.ts';
import { impossibleChoice, isLostChoice, isLostTime } from '../booking-failures.ts';
import type {
  BookableProfessional,
  BookableService,
  BookingClient,
  BookingCompany,
  BookingGate,
  BookingMode,
  BookingRequest,
  BookingStart,
  Notice,
  Wish,
} from '../booking-gate.ts';
import { dateOf } from '../company-time.ts';
import {
  ANYBODY,
  type BookingEvent,
  type BookingState,
  type Choices,
  type ChosenTime,
  type ClientFields,
  nextState,
  startingState,
} from './booking-state.ts';
import { type BookingSummary, summaryOf } from './booking-summary.ts';
import { useAsked } from './use-asked.ts';
import { type Hold, useHold } from './use-hold.ts';

/** A page left open does not keep a time from others for ever. */
const MOST_RENEWALS = 2;

type Lists<Item> = ReturnType<typeof useAsked<Item[]>>;

export type Wizard = {
  gate: BookingGate;
  company: BookingCompany;
  mode: BookingMode;
  start: BookingStart;
  state: BookingState;
  dispatch: ActionDispatch<[event: BookingEvent]>;
  notify: (notice: Notice) => void;
  professionals: Lists<BookableProfessional>;
  services: Lists<BookableService>;
  wish: Wish;
  summary: BookingSummary;
  hold: Hold;
  chooseTime: (time: ChosenTime) => void;
  /** Staff only: a time that no list offered. */
  typeTime: (startTime: string) => void;
  loseTime: (because: string) => void;
  /** Whether a chosen service is no longer offered, and she was led back to the others. */
  dropGoneServices: () => Promise<boolean>;
  renewHold: () => void;
  /** After it ended, when she asks for it. */
  holdAgain: () => void;
  goBack: () => void;
  beforeConfirm: ((request: BookingRequest) => ReactNode) | undefined;
  chooseClient: ((ways: ClientWays) => ReactNode) | undefined;
  memory: WizardMemory | undefined;
};

/** An attempt to book; sent again as it was, it books nothing twice. */
export type Attempt = { choices: string; key: string; request: BookingRequest };

/** Where the screen around it keeps what was chosen. */
export type WizardMemory = {
  state: BookingState | null;
  attempt: Attempt | null;
  keep: (state: BookingState) => void;
  keepAttempt: (attempt: Attempt | null) => void;
};

/** What a form that chooses a client has to have: its id, whose it was, and whom to tell. */
export type ClientWays = {
  formId: string;
  before: ClientFields;
  onChosen: (client: BookingClient) => void;
};

export type WizardParts = Pick<Wizard, 'gate' | 'company' | 'mode' | 'notify'> & {
  start?: BookingStart | undefined;
  beforeConfirm?: Wizard['beforeConfirm'];
  chooseClient?: Wizard['chooseClient'];
  memory?: Wizard['memory'];
  /** What somebody else changed meanwhile, or what was taken of it; a new one each time. */
  joined?: Partial<Choices> | null | undefined;
};

/** Everything that the steps share: what was chosen, what can be chosen, and the held time. */
export function useWizard({
  start = {},
  beforeConfirm,
  chooseClient,
  memory,
  joined,
  ...parts
}: WizardParts): Wizard {
  const { gate, company, mode, notify } = parts;
  const [state, dispatch] = useReducer(
    nextState,
    start,
    (given) => memory?.state ?? startingState(given),
  );
  const remember = useEffectEvent((now: BookingState) => memory?.keep(now));
  useEffect(() => remember(state), [state]);
  useEffect(() => {
    if (joined) dispatch({ type: 'choices-joined', choices: joined });
  }, [joined]);
  const hold = useHold(gate);
  const renewals = useRef(0);
  const { professional } = state;
  const professionalId = professional === ANYBODY ? null : professional;
  const wish = { professionalId, serviceIds: state.serviceIds };
  const professionals = useAsked('professionals', () => gate.professionals());
  const services = useAsked(professional, () => gate.services(professionalId));
  const onlyOne = mode === 'public' ? theOnlyOne(listOf(professionals)) : null;
  const isAsked = state.step === 'professional' && professional === null;
  useEffect(() => {
    if (isAsked && onlyOne) dispatch({ type: 'professional-chosen', professional: onlyOne });
  }, [isAsked, onlyOne]);
  const offered = mode === 'public' && services.state === 'ready' ? services.answer : null;
  useEffect(() => {
    if (offered) dispatch({ type: 'services-offered', ids: offered.map(({ id }) => id) });
  }, [offered]);
  const summary = summaryOf(
    state,
    { professionals: listOf(professionals), services: listOf(services) },
    { held: hold.held, start },
  );

  function loseTime(because: string): void {
    hold.giveUp();
    dispatch({ type: 'time-lost', because });
  }

  /** Somebody switched a chosen service off meanwhile: she is led back to the others. */
  async function dropGoneServices(): Promise<boolean> {
    const offered = await gate.services(professionalId).catch(() => null);
    const gone =
      offered && summary.services.filter(({ id }) => !offered.some((one) => one.id === id));
    if (!gone || gone.length === 0) return false;
    hold.giveUp();
    services.askAgain();
    const names = gone.map(({ name }) => name).join(', ');
    const ids = gone.map(({ id }) => id);
    dispatch({ type: 'services-gone', ids, because: servicesLabels.gone(names) });
    return true;
  }

  async function keep(startTime: string, lost: string): Promise<void> {
    const failure = await hold.take({ ...wish, startTime });
    if (!failure) return;
    if (isLostChoice(failure) && (await dropGoneServices())) return;
    const reason = impossibleChoice(failure, wish) ?? (isLostTime(failure) ? lost : null);
    if (reason) loseTime(reason);
  }

  function chooseTime(time: ChosenTime): void {
    renewals.current = 0;
    dispatch({ type: 'time-chosen', time });
    void keep(time.startTime, failureTexts.taken);
  }

  function typeTime(startTime: string): void {
    const time = { startTime, endTime: null, durationMinutes: null };
    dispatch({ type: 'time-typed', time, date: dateOf(startTime, company.timezone) });
  }

  function renewHold(): void {
    renewals.current += 1;
    if (renewals.current > MOST_RENEWALS) hold.end();
    else if (state.time) void keep(state.time.startTime, holdLabels.lost);
  }

  function holdAgain(): void {
    renewals.current = 0;
    if (state.time) void keep(state.time.startTime, holdLabels.lost);
  }

  function goBack(): void {
    if (state.step === 'contact') hold.giveUp();
    dispatch({ type: 'went-back' });
  }

  return {
    gate,
    company,
    mode,
    start,
    state,
    dispatch,
    notify,
    professionals,
    services,
    wish,
    summary,
    hold,
    chooseTime,
    typeTime,
    loseTime,
    renewHold,
    holdAgain,
    goBack,
    dropGoneServices,
    beforeConfirm,
    chooseClient,
    memory,
  };
}

/** Where one person works there is nothing to choose; going back still shows who it is. */
function theOnlyOne([first, ...others]: BookableProfessional[]): string | null {
  return first && others.length === 0 ? first.id : null;
}

function listOf<Item>(asked: Lists<Item>): Item[] {
  return asked.state === 'ready' ? asked.answer : [];
}
