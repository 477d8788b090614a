ALTER TABLE "payout_runs" ADD COLUMN "via" text DEFAULT 'by-hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_transfer_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "fee_minor" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("next_try_at") WHERE next_try_at is not null;