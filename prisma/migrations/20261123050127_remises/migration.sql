-- CreateEnum
CREATE TYPE "etat_remise" AS ENUM ('attendue', 'collectee', 'declaree', 'livree', 'contestee', 'close');

-- CreateEnum
CREATE TYPE "remise_genre" AS ENUM ('collecte', 'livraison');

-- CreateEnum
CREATE TYPE "remise_moyen" AS ENUM ('code', 'lien');

-- CreateEnum
CREATE TYPE "litige_par" AS ENUM ('transporteur', 'demandeur', 'destinataire');

-- CreateEnum
CREATE TYPE "litige_etat" AS ENUM ('ouvert', 'accorde', 'tranche');

-- AlterTable
ALTER TABLE "reservations" ADD COLUMN     "remise" "etat_remise" NOT NULL DEFAULT 'attendue';

-- CreateTable
CREATE TABLE "remises" (
    "reservation_id" UUID NOT NULL,
    "genre" "remise_genre" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "code_hash" TEXT NOT NULL,
    "essais" INTEGER NOT NULL DEFAULT 0,
    "fermetures" INTEGER NOT NULL DEFAULT 0,
    "pause_jusqua" TIMESTAMPTZ(3),
    "faite_le" TIMESTAMPTZ(3),
    "appareil_le" TIMESTAMPTZ(3),
    "moyen" "remise_moyen",
    "user_id" UUID,
    "ligne" TEXT NOT NULL DEFAULT '',
    "image_id" UUID,

    CONSTRAINT "remises_pkey" PRIMARY KEY ("reservation_id","genre")
);

-- CreateTable
CREATE TABLE "remise_liens" (
    "id" UUID NOT NULL,
    "reservation_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "remise_liens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remise_declarations" (
    "reservation_id" UUID NOT NULL,
    "image_id" UUID,
    "ligne" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rappels" INTEGER NOT NULL DEFAULT 0,
    "rappel_le" TIMESTAMPTZ(3),

    CONSTRAINT "remise_declarations_pkey" PRIMARY KEY ("reservation_id")
);

-- CreateTable
CREATE TABLE "litiges" (
    "id" UUID NOT NULL,
    "reservation_id" UUID NOT NULL,
    "par" "litige_par" NOT NULL,
    "user_id" UUID,
    "motif" TEXT NOT NULL,
    "montant_centimes" INTEGER NOT NULL,
    "etat" "litige_etat" NOT NULL DEFAULT 'ouvert',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "clos_le" TIMESTAMPTZ(3),
    "rembourse_centimes" INTEGER,
    "operator_id" UUID,
    "raison" TEXT,

    CONSTRAINT "litiges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "litige_propositions" (
    "id" UUID NOT NULL,
    "litige_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rembourse_centimes" INTEGER NOT NULL,
    "ligne" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "litige_propositions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "remises_user_id_idx" ON "remises"("user_id");

-- CreateIndex
CREATE INDEX "remises_image_id_idx" ON "remises"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "remise_liens_token_hash_key" ON "remise_liens"("token_hash");

-- CreateIndex
CREATE INDEX "remise_liens_reservation_id_idx" ON "remise_liens"("reservation_id");

-- CreateIndex
CREATE UNIQUE INDEX "remise_liens_un_seul" ON "remise_liens"("reservation_id") WHERE (revoked_at IS NULL);

-- CreateIndex
CREATE INDEX "remise_declarations_image_id_idx" ON "remise_declarations"("image_id");

-- CreateIndex
CREATE INDEX "litiges_reservation_id_idx" ON "litiges"("reservation_id");

-- CreateIndex
CREATE INDEX "litiges_user_id_idx" ON "litiges"("user_id");

-- CreateIndex
CREATE INDEX "litiges_operator_id_idx" ON "litiges"("operator_id");

-- CreateIndex
CREATE INDEX "litiges_ouverts" ON "litiges"("id") WHERE (etat = 'ouvert'::litige_etat);

-- CreateIndex
CREATE UNIQUE INDEX "litiges_un_seul_ouvert" ON "litiges"("reservation_id") WHERE (etat = 'ouvert'::litige_etat);

-- CreateIndex
CREATE INDEX "litige_propositions_litige_id_id_idx" ON "litige_propositions"("litige_id", "id" DESC);

-- CreateIndex
CREATE INDEX "litige_propositions_user_id_idx" ON "litige_propositions"("user_id");

-- CreateIndex
CREATE INDEX "reservations_a_liberer" ON "reservations"("id") WHERE (remise = ANY (ARRAY['declaree'::etat_remise, 'livree'::etat_remise]));

-- AddForeignKey
ALTER TABLE "remises" ADD CONSTRAINT "remises_reservation_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remises" ADD CONSTRAINT "remises_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remises" ADD CONSTRAINT "remises_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remise_liens" ADD CONSTRAINT "remise_liens_reservation_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remise_declarations" ADD CONSTRAINT "remise_declarations_reservation_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remise_declarations" ADD CONSTRAINT "remise_declarations_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "litiges" ADD CONSTRAINT "litiges_reservation_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "litiges" ADD CONSTRAINT "litiges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "litiges" ADD CONSTRAINT "litiges_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "litige_propositions" ADD CONSTRAINT "litige_propositions_litige_id_fkey" FOREIGN KEY ("litige_id") REFERENCES "litiges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "litige_propositions" ADD CONSTRAINT "litige_propositions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_remise_check" CHECK ("remise" = 'attendue' OR "status" = 'confirmee');
ALTER TABLE "remises"
  ADD CONSTRAINT "remises_essais_check" CHECK ("essais" BETWEEN 0 AND 5 AND "fermetures" >= 0 AND "version" >= 1),
  ADD CONSTRAINT "remises_faite_check" CHECK (("faite_le" IS NULL) = ("moyen" IS NULL) AND ("faite_le" IS NOT NULL OR "appareil_le" IS NULL));
ALTER TABLE "remise_declarations" ADD CONSTRAINT "remise_declarations_rappels_check" CHECK ("rappels" BETWEEN 0 AND 3);
ALTER TABLE "litiges"
  ADD CONSTRAINT "litiges_montant_check" CHECK ("montant_centimes" > 0),
  ADD CONSTRAINT "litiges_fin_check" CHECK (("etat" = 'ouvert') = ("clos_le" IS NULL) AND ("etat" = 'ouvert') = ("rembourse_centimes" IS NULL)
    AND ("etat" = 'tranche') = ("raison" IS NOT NULL) AND ("etat" = 'tranche') = ("operator_id" IS NOT NULL)),
  ADD CONSTRAINT "litiges_rembourse_check" CHECK ("rembourse_centimes" BETWEEN 0 AND "montant_centimes"),
  ADD CONSTRAINT "litiges_par_check" CHECK (("par" = 'destinataire') = ("user_id" IS NULL));
ALTER TABLE "litige_propositions" ADD CONSTRAINT "litige_propositions_rembourse_check" CHECK ("rembourse_centimes" >= 0);
-- What was handed over, and what was proposed, stays as it was told.
CREATE TRIGGER "remises_frozen" BEFORE UPDATE OF "faite_le", "appareil_le", "moyen", "user_id" ON "remises"
  FOR EACH ROW WHEN (OLD."faite_le" IS NOT NULL AND ROW(OLD."faite_le", OLD."appareil_le", OLD."moyen", OLD."user_id") IS DISTINCT FROM
    ROW(NEW."faite_le", NEW."appareil_le", NEW."moyen", NEW."user_id")) EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "litige_propositions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "litige_propositions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
