ALTER TABLE "recovery_codes" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "confirmed_at" timestamp with time zone;