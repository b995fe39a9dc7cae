-- PostgreSQL 18 has uuidv7(); older servers get a function of the same name.
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create or replace function public.uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $f$;
  end if;
end $$;
