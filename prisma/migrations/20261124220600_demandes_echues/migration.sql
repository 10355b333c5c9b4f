-- Past deadlines are passed over in the index.
DROP INDEX "demandes_listed";
DROP INDEX "demandes_listed_categorie";
DROP INDEX "demandes_listed_lieu";
CREATE INDEX "demandes_listed" ON "demandes"("rang" DESC, "date_limite") WHERE (is_visible);
CREATE INDEX "demandes_listed_categorie" ON "demandes"("categorie", "rang" DESC, "date_limite") WHERE (is_visible);
CREATE INDEX "demandes_listed_lieu" ON "demandes"("lieu_cle", "rang" DESC, "date_limite") WHERE (is_visible);
