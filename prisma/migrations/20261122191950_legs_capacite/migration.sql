-- What a trip can carry stands beside its legs. Without their indexes while all of them are written.
DROP INDEX "legs_exact_date";
DROP INDEX "legs_exact_recent";
DROP INDEX "legs_depuis_date";
DROP INDEX "legs_depuis_recent";
DROP INDEX "legs_vers_date";
DROP INDEX "legs_vers_recent";
DROP INDEX "legs_tous_date";
DROP INDEX "legs_tous_recent";

ALTER TABLE "legs" ADD COLUMN     "capacite_grammes" INTEGER;
UPDATE "legs" l SET "capacite_grammes" = t."poids_max_grammes" FROM "transports" t WHERE t."id" = l."transport_id";
ALTER TABLE "legs" ALTER COLUMN "capacite_grammes" SET NOT NULL;

CREATE INDEX "legs_exact_date" ON "legs"("depart_cle", "arrivee_cle", "date_depart", "transport_id", "depart_avant_ici") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_exact_recent" ON "legs"("depart_cle", "arrivee_cle", "transport_id", "date_depart") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_depuis_date" ON "legs"("depart_cle", "date_depart", "transport_id", "depart_avant_ici") WHERE (listed AND premier_depot);
CREATE INDEX "legs_depuis_recent" ON "legs"("depart_cle", "transport_id", "date_depart") WHERE (listed AND premier_depot);
CREATE INDEX "legs_vers_date" ON "legs"("arrivee_cle", "date_depart", "transport_id", "depart_avant") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_vers_recent" ON "legs"("arrivee_cle", "transport_id") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_tous_date" ON "legs"("date_depart", "transport_id", "depart_avant") WHERE (listed AND premier_depot AND (depart_position >= 0));
CREATE INDEX "legs_tous_recent" ON "legs"("transport_id") WHERE (listed AND premier_depot AND depart_position >= 0);
