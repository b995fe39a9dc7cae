-- PostgreSQL 18 has uuidv7(); older servers get a function of the same name.
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function public.uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $f$;
  end if;
end $$;
--> statement-breakpoint
-- The company of this transaction. Outside of one it is null, and no row of any company is seen.
create function current_company_id() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.company_id', true), '')::uuid
$$;
--> statement-breakpoint
-- The roles carry the login's name, because roles belong to the whole server.
create function app_role() returns name language sql stable parallel safe as $$
  select (session_user || '_app')::name
$$;
--> statement-breakpoint
create function operator_role() returns name language sql stable parallel safe as $$
  select (session_user || '_operator')::name
$$;
