import { slot } from '@app/domain/shared/page-template';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { Block } from './block.tsx';

/** How to reach us, as far as whoever runs the platform has said; the server knows. */
export function ContactLinks() {
  return (
    <>
      <Block of="whatsapp">
        <li>
          <a className="contact" href={`https://wa.me/${slot('digits')}`} rel="noopener">
            <IconBrandWhatsapp aria-hidden="true" />
            WhatsApp {slot('phone')}
          </a>
        </li>
      </Block>
      <Block of="email">
        <li>
          <a className="contact" href={`mailto:${slot('mailbox')}`}>
            <IconMail aria-hidden="true" />
            {slot('mailbox')}
          </a>
        </li>
      </Block>
    </>
  );
}
