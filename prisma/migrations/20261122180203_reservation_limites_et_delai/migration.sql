-- CreateEnum
CREATE TYPE "reservation_par" AS ENUM ('transporteur', 'demandeur', 'delai');

-- AlterTable
ALTER TABLE "reservations" ADD COLUMN     "statut_le" TIMESTAMPTZ(3),
ADD COLUMN     "statut_par" "reservation_par";

-- CreateIndex
CREATE INDEX "reservations_vivantes" ON "reservations"("user_id", "status", "transport_id") WHERE (status = ANY (ARRAY['en_attente'::statut_reservation, 'confirmee'::statut_reservation]));

-- CreateIndex
CREATE INDEX "reservations_a_traiter" ON "reservations"("transport_id", "user_id") WHERE (status = 'en_attente'::statut_reservation);

-- CreateIndex
CREATE INDEX "reservations_sans_reponse" ON "reservations"("created_at") WHERE (status = 'en_attente'::statut_reservation);

-- CreateIndex
CREATE INDEX "reservations_au_depart" ON "reservations"("date_depart") WHERE (status = 'en_attente'::statut_reservation);

-- What moved so far was moved by people.
UPDATE "reservations" SET "statut_le" = "updated_at",
  "statut_par" = (CASE WHEN "status" = 'annulee' THEN 'demandeur' ELSE 'transporteur' END)::"reservation_par"
WHERE "status" <> 'en_attente';

-- Time does nothing but cancel.
ALTER TABLE "reservations"
  ADD CONSTRAINT "reservations_delai_check" CHECK ("statut_par" IS DISTINCT FROM 'delai' OR "status" = 'annulee');

-- What a person holds on a trip, and waits for in all. It makes their requests take turns until the transaction ends: each
-- statement of a VOLATILE function sees what was committed before it began, so after the wait it counts the request before.
-- Taken before any stop, so that nothing waits in a circle.
CREATE FUNCTION "reservations_of"(person UUID, transport UUID, OUT living INT, OUT unanswered INT) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reservations ' || person, 0));
  SELECT count(*) INTO living FROM reservations
    WHERE user_id = person AND transport_id = transport AND status IN ('en_attente', 'confirmee');
  SELECT count(*) INTO unanswered FROM reservations WHERE user_id = person AND status = 'en_attente';
END $$;
