CREATE TABLE "category_words" (
	"store_id" uuid NOT NULL,
	"word" text NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "category_words_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category_words" ADD CONSTRAINT "category_words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_words" ADD CONSTRAINT "category_words_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_words_category" ON "category_words" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("store_id","started_at" DESC NULLS LAST);