-- A company changes what it says about itself. Whether it is open, its trial and its subscription are
-- said by the operators and by the payment provider. A new column of the first kind needs a grant.
do $$
begin
  execute format('revoke update on companies from %I', app_role());
  execute format(
    'grant update (name, slug, email, phone, document_type, document, document_number, timezone) on companies to %I',
    app_role()
  );
end $$;
