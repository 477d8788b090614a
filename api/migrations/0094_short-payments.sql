CREATE TABLE "payment_tolerances" (
	"currency" text PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"most_minor" bigint NOT NULL,
	"version" integer NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_tolerances_share" CHECK ("payment_tolerances"."basis_points" between 0 and 1000),
	CONSTRAINT "payment_tolerances_most" CHECK ("payment_tolerances"."most_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid";--> statement-breakpoint
ALTER TABLE "parcel_refunds" ADD COLUMN "shortfall_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "shortfall_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "shortfall_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_shortfall" CHECK ("payments"."shortfall_minor" = 0 or ("payments"."shortfall_minor" > 0 and "payments"."captured_minor" + "payments"."shortfall_minor" = "payments"."amount_minor")) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK ("payments"."state" <> 'paid' or "payments"."captured_minor" + "payments"."shortfall_minor" >= "payments"."amount_minor") NOT VALID;