#!/bin/bash
# Becomes a copy of the primary when it is empty, and follows it from then on.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup -h primary -U copies -D "$PGDATA" -R -X stream --checkpoint=fast; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
# A report that reads for long is not cut off by what the primary tidies up meanwhile.
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c synchronous_standby_names=
