const times = ['09:00', '09:30', '10:00', '11:30', '14:00', '15:30'];
const days = [
  { name: 'seg', number: '9' },
  { name: 'ter', number: '10' },
  { name: 'qua', number: '11' },
  { name: 'qui', number: '12' },
];
const CHOSEN_TIME = '09:00';
const CHOSEN_DAY = '10';

/** Booking on a client's phone: day, time, and one button to go on. */
export function PhonePicture() {
  return (
    <svg className="picture phone-picture" viewBox="0 0 220 430" aria-hidden="true">
      <rect className="p-phone" x="1" y="1" width="218" height="428" rx="32" />
      <rect className="p-screen" x="9" y="9" width="202" height="412" rx="25" />
      <rect className="p-notch" x="84" y="17" width="52" height="12" rx="6" />
      <circle className="p-avatar tone-0" cx="40" cy="62" r="14" />
      <text className="p-initial" x="40" y="66">
        A
      </text>
      <text className="p-title" x="62" y="60">
        Studio Aurora
      </text>
      <text className="p-hour" x="62" y="75">
        Corte com Carla
      </text>
      <text className="p-name" x="26" y="112">
        Escolha o dia
      </text>
      {days.map(({ name, number }, place) => (
        <Day key={number} name={name} number={number} x={26 + place * 44} />
      ))}
      <text className="p-name" x="26" y="208">
        Escolha o horário
      </text>
      {times.map((time, place) => (
        <Time key={time} time={time} x={26 + (place % 3) * 58} y={222 + (place > 2 ? 42 : 0)} />
      ))}
      <path className="p-line" d="M9 340h202" />
      <text className="p-hour" x="26" y="364">
        Terça, 09:00
      </text>
      <text className="p-title" x="26" y="384">
        R$ 90,00
      </text>
      <rect className="p-button" x="106" y="356" width="88" height="36" rx="10" />
      <text className="p-on-button" x="150" y="379">
        Continuar
      </text>
    </svg>
  );
}

function Day({ name, number, x }: { name: string; number: string; x: number }) {
  const chosen = number === CHOSEN_DAY ? 'p-chosen' : 'p-free';
  return (
    <g className={chosen}>
      <rect x={x} y="124" width="38" height="52" rx="10" />
      <text className="p-day" x={x + 19} y="145">
        {name}
      </text>
      <text className="p-number" x={x + 19} y="165">
        {number}
      </text>
    </g>
  );
}

function Time({ time, x, y }: { time: string; x: number; y: number }) {
  const chosen = time === CHOSEN_TIME ? 'p-chosen' : 'p-free';
  return (
    <g className={chosen}>
      <rect x={x} y={y} width="52" height="34" rx="9" />
      <text className="p-number" x={x + 26} y={y + 22}>
        {time}
      </text>
    </g>
  );
}
