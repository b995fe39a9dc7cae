CREATE TABLE "operator_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Of no company: operators alone keep them, and forget them after a week.
do $$
begin
  execute format('grant select, insert, update, delete on operator_keys to %I', operator_role());
end $$;
