CREATE TABLE "parcel_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"store_minor" bigint NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"fact_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_open" CHECK (("refunds"."state" = 'pending') = ("refunds"."next_try_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"end" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(number || ' ' || (address ->> 'name') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "parcels" SET "placed_at" = "orders"."placed_at" FROM "orders" WHERE "orders"."id" = "parcels"."order_id";--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "refunds_end" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_refunds" ADD CONSTRAINT "parcel_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_refunds" ADD CONSTRAINT "parcel_refunds_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_fact_id_payment_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."payment_facts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_charges_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_charges"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_refunds_parcel" ON "parcel_refunds" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_fact" ON "refunds" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id","added_at");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_review" ON "orders" USING btree ("placed_at") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "parcels_store_placed" ON "parcels" USING btree ("store_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state <> 'waiting';--> statement-breakpoint
-- What a shopper paid twice was sent back without a row of its own until now.
INSERT INTO "refunds" ("id", "payment_id", "fact_id", "amount_minor", "currency", "reason", "actor", "state", "next_try_at", "requested_at", "closed_at")
  SELECT gen_random_uuid(), "payment_id", "id", "amount_minor", "currency", 'Paid twice', 'payment',
    CASE WHEN "refunded_at" IS NULL THEN 'pending' ELSE 'succeeded' END,
    CASE WHEN "refunded_at" IS NULL THEN now() END, "at", "refunded_at"
  FROM "payment_facts" WHERE "decision" = 'second_success';--> statement-breakpoint
ALTER TABLE "payment_facts" DROP COLUMN "refunded_at";