/** The confirmation, as it arrives at the client. */
export function MessagePicture() {
  return (
    <svg className="picture message-picture" viewBox="0 0 270 84" aria-hidden="true">
      <rect className="p-sheet" x="1" y="1" width="268" height="82" rx="16" />
      <circle className="p-message" cx="36" cy="42" r="18" />
      <path
        className="p-message-icon"
        d="m26 52 1.6-4.7A9.2 9.2 0 1 1 31 50.600Zm6.500-12.500c.4 3 2.700 5.300 5.700 5.700"
      />
      <text className="p-name" x="66" y="33">
        Horário confirmado
      </text>
      <text className="p-hour" x="66" y="51">
        Oi, Júlia! Esperamos você
      </text>
      <text className="p-hour" x="66" y="67">
        na terça, dia 10, às 09:00.
      </text>
      <path className="p-read" d="m234 66 4 4 8-9M241 69l1 1 8-9" />
    </svg>
  );
}
