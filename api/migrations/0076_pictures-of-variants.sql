ALTER TABLE "import_pictures" ADD COLUMN "skus" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD COLUMN "picture_id" uuid;