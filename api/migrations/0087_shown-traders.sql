CREATE TABLE "shown_traders" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"parts" jsonb NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shown_traders" ADD CONSTRAINT "shown_traders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;