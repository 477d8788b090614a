-- The column stays for one more release: the former one names it whenever it reads a store. The next release drops it and raises
-- schema_level to 106.
ALTER TABLE "stores" DROP CONSTRAINT "stores_commission";
