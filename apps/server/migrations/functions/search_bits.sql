-- One bit for each pair of neighbouring characters. A text that contains another has all its bits,
-- so comparing two numbers rules most clients out before their texts are compared.
create or replace function search_bits(searched text) returns bigint
language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1::bigint << (
    (ascii(substr(searched, place, 1)) * 31 + ascii(substr(searched, place + 1, 1))) % 63
  )), 0)
  from generate_series(1, length(searched) - 1) as place
$$;
