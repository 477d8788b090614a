CREATE TABLE "bulk_changes" (
	"mark" text NOT NULL,
	"product_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_changes_mark_product_id_pk" PRIMARY KEY("mark","product_id")
);
--> statement-breakpoint
CREATE INDEX "bulk_changes_at" ON "bulk_changes" USING btree ("at");