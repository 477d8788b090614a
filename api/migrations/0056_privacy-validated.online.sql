ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_reachable";
