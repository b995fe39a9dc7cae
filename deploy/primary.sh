#!/bin/bash
# Run once, on an empty primary: the login that owns our tables, no superuser, and the one that copies.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username postgres \
  -v owner="$OWNER_PASSWORD" -v replication="$REPLICATION_PASSWORD" <<'SQL'
-- Nothing follows it yet, and a commit would wait for ever.
set synchronous_commit = local;
create role hora_owner login createrole password :'owner';
create role copies login replication password :'replication';
create database hora owner hora_owner;
SQL
echo 'host replication copies all scram-sha-256' >> "$PGDATA/pg_hba.conf"
