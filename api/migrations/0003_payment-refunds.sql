ALTER TABLE "payment_facts" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;