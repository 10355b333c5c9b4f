-- CreateIndex
CREATE INDEX "legs_jour_recent" ON "legs"("jour_depart", "transport_id", "date_depart") WHERE (listed AND premier_depot AND (depart_position >= 0));
