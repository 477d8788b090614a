ALTER TABLE "stores" ADD COLUMN "look_name" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "look_read" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "look_seen" text;