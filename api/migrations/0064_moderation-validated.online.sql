ALTER TABLE "products" VALIDATE CONSTRAINT "products_blocked";
