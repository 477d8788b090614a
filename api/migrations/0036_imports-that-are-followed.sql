CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"products" integer NOT NULL,
	"stored" integer NOT NULL,
	"report" jsonb,
	"problem" text,
	"started_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;