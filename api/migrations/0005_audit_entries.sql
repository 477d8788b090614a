CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_store" ON "audit_entries" USING btree ("store_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","id" DESC NULLS LAST);