import { BookingPage } from './booking-page.tsx';
import { mountAtRoot } from './page-mount.tsx';

export function mountPage(): void {
  mountAtRoot(<BookingPage address={location.pathname} />);
}
