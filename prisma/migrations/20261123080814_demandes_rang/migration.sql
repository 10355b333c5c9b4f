-- DropIndex
DROP INDEX "demandes_listed";

-- DropIndex
DROP INDEX "demandes_listed_categorie";

-- DropIndex
DROP INDEX "demandes_listed_lieu";

-- AlterTable
ALTER TABLE "demandes" ADD COLUMN     "rang" UUID;

-- CreateIndex
CREATE INDEX "demandes_listed" ON "demandes"("rang" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "demandes_listed_categorie" ON "demandes"("categorie", "rang" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "demandes_listed_lieu" ON "demandes"("lieu_cle", "rang" DESC) WHERE (is_visible);

-- By hand from here: what the schema language cannot say.
UPDATE "demandes" SET "rang" = "id";
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_rang_check" CHECK ("rang" IS NOT NULL);
CREATE FUNCTION "place_demande"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."rang" := coalesce(NEW."rang", NEW."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "demandes_rang" BEFORE INSERT ON "demandes" FOR EACH ROW EXECUTE FUNCTION "place_demande"();
