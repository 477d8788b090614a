ALTER TABLE "store_standing" VALIDATE CONSTRAINT "store_standing_kept";--> statement-breakpoint
ALTER TABLE "store_standing" VALIDATE CONSTRAINT "store_standing_payouts_held";