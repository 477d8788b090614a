ALTER TABLE "takedowns" VALIDATE CONSTRAINT "takedowns_countries";
