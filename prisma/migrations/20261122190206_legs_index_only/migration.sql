-- What a search asks of most legs is answered by its index alone, without a look at the table.
-- DropIndex
DROP INDEX "legs_depuis_date";

-- DropIndex
DROP INDEX "legs_depuis_recent";

-- DropIndex
DROP INDEX "legs_exact_date";

-- DropIndex
DROP INDEX "legs_exact_recent";

-- DropIndex
DROP INDEX "legs_tous_date";

-- DropIndex
DROP INDEX "legs_vers_date";

-- CreateIndex
CREATE INDEX "legs_exact_date" ON "legs"("depart_cle", "arrivee_cle", "date_depart", "transport_id", "depart_avant_ici") WHERE (listed AND premier_depot_ici);

-- CreateIndex
CREATE INDEX "legs_exact_recent" ON "legs"("depart_cle", "arrivee_cle", "transport_id", "date_depart") WHERE (listed AND premier_depot_ici);

-- CreateIndex
CREATE INDEX "legs_depuis_date" ON "legs"("depart_cle", "date_depart", "transport_id", "depart_avant_ici") WHERE (listed AND premier_depot);

-- CreateIndex
CREATE INDEX "legs_depuis_recent" ON "legs"("depart_cle", "transport_id", "date_depart") WHERE (listed AND premier_depot);

-- CreateIndex
CREATE INDEX "legs_vers_date" ON "legs"("arrivee_cle", "date_depart", "transport_id", "depart_avant") WHERE (listed AND premier_depot_ici);

-- CreateIndex
CREATE INDEX "legs_tous_date" ON "legs"("date_depart", "transport_id", "depart_avant") WHERE (listed AND premier_depot AND (depart_position >= 0));
