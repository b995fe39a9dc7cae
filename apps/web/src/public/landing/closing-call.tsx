import { type LandingContent, SIGN_UP } from './landing.content.ts';

type ClosingCallProps = { closingCall: LandingContent['closingCall'] };

export function ClosingCall({ closingCall: { title, lead, start } }: ClosingCallProps) {
  return (
    <section className="wrap" aria-labelledby="closing-title">
      <div className="closing">
        <h2 id="closing-title">{title}</h2>
        <p>{lead}</p>
        <a className="button inverted large" href={SIGN_UP}>
          {start}
        </a>
      </div>
    </section>
  );
}
