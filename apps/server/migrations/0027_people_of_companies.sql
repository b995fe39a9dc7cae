-- Each professional works for one company. Without this the planner takes somebody's appointments
-- for far fewer than they are, once there are many companies, and reads a whole history for them.
create statistics appointments_people (dependencies) on company_id, professional_id from appointments;
