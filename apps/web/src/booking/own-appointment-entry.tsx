import '../public/base.css';
import './booking-page.css';
import { OwnAppointmentPage } from './own-appointment-page.tsx';
import { mountAtRoot } from './page-mount.tsx';

mountAtRoot(<OwnAppointmentPage address={location.pathname} />);
