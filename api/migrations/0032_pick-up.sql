ALTER TABLE "parcels" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "pickup_address" text;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "pickup_address" text;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_pickup" CHECK ("delivery_options"."is_pickup" or "delivery_options"."pickup_address" is null);--> statement-breakpoint
-- What stores have called a pick-up until now is one.
UPDATE "delivery_options" SET "is_pickup" = true WHERE "name" ~* '^(pick|collect)[- ]?(up|ion)\y';
