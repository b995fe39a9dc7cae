-- Whoever signs out, is put out or deleted is on no visit for support any more.
create trigger end_support_visit after delete on sessions
for each row when (old.support_visit_id is not null) execute function end_support_visit();
