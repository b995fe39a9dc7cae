import '../../public/base.css';
import '../booking-page.css';
import { mountAtRoot } from '../page-mount.tsx';
import { OwnAppointmentPage } from './own-appointment-page.tsx';

mountAtRoot(<OwnAppointmentPage address={location.pathname} />);
