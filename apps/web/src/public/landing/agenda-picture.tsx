type Tone = 'blue' | 'green' | 'yellow' | 'rest';
type Appointment = {
  column: number;
  /** In minutes after nine. */
  from: number;
  minutes: number;
  client: string;
  service: string;
  tone: Tone;
};

const MINUTE = 1.2;
const TOP = 108;
const LEFT = 58;
const WIDTH = 142;

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00'];
const team = ['Carla', 'Diego', 'Nina'];
const appointments: Appointment[] = [
  { column: 0, from: 0, minutes: 60, client: 'Júlia Reis', service: 'Corte', tone: 'blue' },
  { column: 0, from: 75, minutes: 90, client: 'Bia Castro', service: 'Coloração', tone: 'green' },
  { column: 0, from: 180, minutes: 60, client: 'Almoço', service: '', tone: 'rest' },
  { column: 1, from: 30, minutes: 45, client: 'Rafael', service: 'Barba', tone: 'yellow' },
  { column: 1, from: 90, minutes: 60, client: 'João Pedro', service: 'Corte', tone: 'blue' },
  { column: 1, from: 165, minutes: 60, client: 'Caio Lima', service: 'Barba', tone: 'yellow' },
  { column: 2, from: 0, minutes: 90, client: 'Marina', service: 'Manicure', tone: 'green' },
  { column: 2, from: 105, minutes: 60, client: 'Luísa', service: 'Pedicure', tone: 'blue' },
  { column: 2, from: 180, minutes: 60, client: 'Helena', service: 'Manicure', tone: 'green' },
];

/** The day of a small team, as the agenda shows it. */
export function AgendaPicture() {
  return (
    <svg className="picture agenda-picture" viewBox="0 0 500 420" aria-hidden="true">
      <rect className="p-sheet" x="1" y="1" width="498" height="418" rx="16" />
      <text className="p-title" x="24" y="36">
        Terça-feira, 10 de março
      </text>
      <rect className="p-button" x="392" y="17" width="86" height="28" rx="8" />
      <text className="p-on-button" x="435" y="36">
        + Agendar
      </text>
      <path className="p-line" d={`M1 62h498M1 98h498`} />
      <Team />
      <Hours />
      {appointments.map((appointment) => (
        <Entry key={`${appointment.column}-${appointment.from}`} {...appointment} />
      ))}
      <circle className="p-now" cx={LEFT} cy={TOP + 132} r="4" />
      <path className="p-now-line" d={`M${LEFT} ${TOP + 132}h430`} />
    </svg>
  );
}

function Team() {
  return team.map((name, column) => {
    const x = LEFT + column * WIDTH;
    return (
      <g key={name}>
        <circle className={`p-avatar tone-${column}`} cx={x + 16} cy="80" r="10" />
        <text className="p-initial" x={x + 16} y="84">
          {name.charAt(0)}
        </text>
        <text className="p-name" x={x + 33} y="84">
          {name}
        </text>
      </g>
    );
  });
}

function Hours() {
  return hours.map((hour, place) => {
    const y = TOP + place * 60 * MINUTE;
    return (
      <g key={hour}>
        <text className="p-hour" x="16" y={y + 4}>
          {hour}
        </text>
        <path className="p-faint" d={`M${LEFT} ${y}h430`} />
      </g>
    );
  });
}

function Entry({ column, from, minutes, client, service, tone }: Appointment) {
  const x = LEFT + column * WIDTH + 4;
  const y = TOP + from * MINUTE + 2;
  const height = minutes * MINUTE - 4;
  return (
    <g className={`p-${tone}`}>
      <rect className="p-entry" x={x} y={y} width={WIDTH - 10} height={height} rx="8" />
      <rect className="p-edge" x={x} y={y} width="4" height={height} rx="2" />
      <text className="p-client" x={x + 13} y={y + 20}>
        {client}
      </text>
      {service && (
        <text className="p-service" x={x + 13} y={y + 36}>
          {service}
        </text>
      )}
    </g>
  );
}
