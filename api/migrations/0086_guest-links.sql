CREATE TABLE "guest_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "guest_links_email" ON "guest_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guest_links_asked" ON "guest_links" USING btree ("asked_at");