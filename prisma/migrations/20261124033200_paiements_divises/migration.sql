-- CreateIndex
CREATE INDEX "payments_divises" ON "payments"("moved_at" DESC, "id" DESC) WHERE (state = ANY (ARRAY['released'::etat_payment, 'split'::etat_payment]));
