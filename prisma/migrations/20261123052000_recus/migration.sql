-- CreateEnum
CREATE TYPE "recu_genre" AS ENUM ('paiement', 'avoir', 'commission');

-- CreateTable
CREATE TABLE "recus" (
    "id" UUID NOT NULL,
    "serie" TEXT NOT NULL,
    "numero" INTEGER NOT NULL,
    "genre" "recu_genre" NOT NULL,
    "payment_id" UUID NOT NULL,
    "contenu" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recu_series" (
    "serie" TEXT NOT NULL,
    "dernier" INTEGER NOT NULL,

    CONSTRAINT "recu_series_pkey" PRIMARY KEY ("serie")
);

-- CreateIndex
CREATE UNIQUE INDEX "recus_serie_numero_key" ON "recus"("serie", "numero");

-- CreateIndex
CREATE UNIQUE INDEX "recus_payment_id_genre_key" ON "recus"("payment_id", "genre");

-- AddForeignKey
ALTER TABLE "recus" ADD CONSTRAINT "recus_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "recus_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "recus"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
ALTER TABLE "recus" ADD CONSTRAINT "recus_numero" CHECK ("numero" > 0);

-- Makes a paper of a payment whose row the caller holds, once. The last number's row is held until the caller commits: what
-- is rolled back gives its number back, so a series has no gaps.
CREATE FUNCTION "issue_recu"(p_id uuid, p_payment uuid, p_genre recu_genre, p_serie text, p_contenu jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_numero integer;
BEGIN
  PERFORM 1 FROM recus WHERE payment_id = p_payment AND genre = p_genre;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO recu_series AS s (serie, dernier) VALUES (p_serie, 1)
    ON CONFLICT (serie) DO UPDATE SET dernier = s.dernier + 1 RETURNING dernier INTO v_numero;
  INSERT INTO recus (id, serie, numero, genre, payment_id, contenu)
    VALUES (p_id, p_serie, v_numero, p_genre, p_payment, p_contenu);
END $$;
