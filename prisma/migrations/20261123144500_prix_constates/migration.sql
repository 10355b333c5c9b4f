-- CreateIndex
CREATE INDEX "reservations_prix" ON "reservations"("ville_depart", "ville_arrivee", "date_depart") WHERE (status = 'confirmee'::statut_reservation);
