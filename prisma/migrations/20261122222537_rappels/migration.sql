-- CreateIndex
CREATE INDEX "demandes_ouvertes" ON "demandes"("date_limite") WHERE (is_visible AND (status = 'en_attente'::statut_demande));

-- CreateIndex
CREATE INDEX "etapes_departs" ON "etapes"("date") WHERE ("position" = 0);

-- CreateIndex
CREATE INDEX "reservations_confirmees_au_depart" ON "reservations"("date_depart") WHERE (status = 'confirmee'::statut_reservation);
