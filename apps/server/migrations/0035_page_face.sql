ALTER TABLE "services" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cover_url" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "color" text;
--> statement-breakpoint
do $$
begin
  execute format('grant update (cover_url, color) on companies to %I', app_role());
end $$;
