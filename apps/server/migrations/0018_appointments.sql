CREATE TABLE "coupon_uses" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"discount_in_cents" bigint NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_pkey" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "coupons" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"minimum_amount_in_cents" bigint,
	"maximum_discount_in_cents" bigint,
	"usage_limit" integer DEFAULT 0 NOT NULL,
	"usage_limit_per_client" integer DEFAULT 1 NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "coupons_company_code_unique" UNIQUE("company_id","code"),
	CONSTRAINT "coupons_code_upper" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_values" CHECK ("coupons"."discount_value" >= 0 and ("coupons"."discount_type" <> 'percentage' or "coupons"."discount_value" <= 10000) and "coupons"."usage_limit" >= 0 and "coupons"."usage_limit_per_client" >= 1 and "coupons"."usage_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_links" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_links_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointment_links_token_unique" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "appointment_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_series" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"every" integer NOT NULL,
	"unit" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_series_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointment_series_every" CHECK ("appointment_series"."every" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_in_cents" bigint NOT NULL,
	"duration_in_minutes" integer NOT NULL,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "appointment_services_pkey" PRIMARY KEY("company_id","appointment_id","position"),
	CONSTRAINT "appointment_services_values" CHECK ("appointment_services"."price_in_cents" >= 0 and "appointment_services"."duration_in_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointments" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text DEFAULT 'appointment' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"price_in_cents" bigint DEFAULT 0 NOT NULL,
	"discount_in_cents" bigint DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"service_names" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"overbooked" boolean DEFAULT false NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT 'staff' NOT NULL,
	"cancelled_by" text,
	"series_id" uuid,
	"held_until" timestamp with time zone,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointments_in_order" CHECK ("appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_busy_around" CHECK ("appointments"."busy_from" <= "appointments"."starts_at" and "appointments"."ends_at" <= "appointments"."busy_until"),
	CONSTRAINT "appointments_have_clients" CHECK (("appointments"."kind" = 'appointment') = ("appointments"."client_id" is not null)),
	CONSTRAINT "appointments_held" CHECK (("appointments"."kind" = 'hold') = ("appointments"."held_until" is not null)),
	CONSTRAINT "appointments_prices" CHECK ("appointments"."price_in_cents" >= 0 and "appointments"."discount_in_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "auto_confirm_after_in_seconds" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_links" ADD CONSTRAINT "appointment_links_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_services" ADD CONSTRAINT "appointment_services_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_services" ADD CONSTRAINT "appointment_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_coupon_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_fk" FOREIGN KEY ("company_id","series_id") REFERENCES "public"."appointment_series"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_index" ON "coupon_uses" USING btree ("company_id","coupon_id","client_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_client_index" ON "coupon_uses" USING btree ("company_id","client_id","used_at");--> statement-breakpoint
CREATE INDEX "appointment_links_appointment_index" ON "appointment_links" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_services_service_index" ON "appointment_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_request_unique" ON "appointments" USING btree ("company_id","request_key") WHERE "appointments"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "appointments_professional_index" ON "appointments" USING btree ("company_id","professional_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_coupon_index" ON "appointments" USING btree ("company_id","coupon_id") WHERE "appointments"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_day_index" ON "appointments" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_client_index" ON "appointments" USING btree ("company_id","client_id","starts_at") WHERE "appointments"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_series_index" ON "appointments" USING btree ("company_id","series_id","starts_at") WHERE "appointments"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_hold_index" ON "appointments" USING btree ("company_id","held_until") WHERE "appointments"."held_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_professional_unique" ON "calendar_feeds" USING btree ("company_id",coalesce("professional_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE POLICY "coupon_uses_company" ON "coupon_uses" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "coupons_company" ON "coupons" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_links_company" ON "appointment_links" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_series_company" ON "appointment_series" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_services_company" ON "appointment_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointments_company" ON "appointments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "calendar_feeds_company" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));