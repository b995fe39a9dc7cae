-- Policies bind the owner too, operators see all, requests get their rights. Its changes are not
-- written down: what a stranger typed is forgotten with the appointment.
select guard_company_table('appointment_visitors');
