-- CreateIndex
CREATE INDEX "alertes_dites_aussitot" ON "alertes_dites"("user_id", "created_at") WHERE (dite_le = created_at);
