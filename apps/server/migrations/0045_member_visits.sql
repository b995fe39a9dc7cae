CREATE TABLE "member_visits" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"member_id" uuid NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_visits_pkey" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "member_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "member_visits_company" ON "member_visits" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));