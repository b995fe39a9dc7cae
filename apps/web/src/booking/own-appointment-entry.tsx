import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../public/base.css';
import './booking-page.css';
import { OwnAppointmentPage } from './own-appointment-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');
// In slices, so that a slow phone answers to a touch in between.
startTransition(() => createRoot(root).render(<OwnAppointmentPage address={location.pathname} />));
