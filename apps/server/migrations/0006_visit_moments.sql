ALTER TABLE "services" ADD COLUMN "return_after_in_days" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_return_positive" CHECK ("services"."return_after_in_days" > 0);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_moments" CHECK ("appointments"."arrived_at" is null or ("appointments"."kind" = 'appointment' and "appointments"."status" not in ('cancelled', 'no_show')));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_begun_after_arrival" CHECK ("appointments"."started_at" is null or ("appointments"."arrived_at" is not null and "appointments"."arrived_at" <= "appointments"."started_at"));