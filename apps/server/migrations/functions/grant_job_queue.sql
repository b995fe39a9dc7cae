-- Jobs are enqueued inside the transactions of requests; the queue's own tables stay out of reach.
create or replace function grant_job_queue() returns void language plpgsql as $$
declare
  role_name name;
begin
  foreach role_name in array array[app_role(), operator_role()] loop
    execute format('grant usage on schema pgboss to %I', role_name);
    execute format('grant insert, select (id) on pgboss.job_common to %I', role_name);
    execute format('grant select on pgboss.queue to %I', role_name);
  end loop;
end $$;
