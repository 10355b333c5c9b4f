-- A ton and more is free on few parts: between two cities they were looked for among all that leave or arrive there.
-- 144 is palier_de(1000000), as lib/transports/queries/parts.ts says it.

-- CreateIndex
CREATE INDEX "legs_depuis_grand" ON "legs"("depart_cle", "palier", "date_depart", "transport_id") WHERE (listed AND premier_depot AND (palier >= 144));

-- CreateIndex
CREATE INDEX "legs_vers_grand" ON "legs"("arrivee_cle", "palier", "date_depart", "transport_id") WHERE (listed AND premier_depot_ici AND (palier >= 144));
