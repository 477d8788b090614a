CREATE TABLE "private_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"content_type" text NOT NULL,
	"content_length" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"receiving_since" timestamp with time zone,
	"stored_at" timestamp with time zone,
	"owner_kind" text,
	"owner_id" uuid,
	CONSTRAINT "private_files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "private_files_unowned" ON "private_files" USING btree ("created_at") WHERE "private_files"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "private_files_owner" ON "private_files" USING btree ("owner_kind","owner_id");