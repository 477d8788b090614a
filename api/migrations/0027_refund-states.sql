ALTER TABLE "refunds" DROP CONSTRAINT "refunds_open";--> statement-breakpoint
DROP INDEX "refunds_due";--> statement-breakpoint
UPDATE "refunds" SET "state" = CASE WHEN "provider_refund_id" IS NULL THEN 'requested' ELSE 'processing' END WHERE "state" = 'pending';--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DEFAULT 'requested';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by_hand" text;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_about" CHECK ("refunds"."state" = 'succeeded' or ("refunds"."state" <> 'failed') = ("refunds"."next_try_at" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_hand" CHECK ("refunds"."by_hand" is null or ("refunds"."state" = 'succeeded' and "refunds"."next_try_at" is null));