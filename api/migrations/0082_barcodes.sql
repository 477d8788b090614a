ALTER TABLE "variants" ADD COLUMN "barcode" text;
