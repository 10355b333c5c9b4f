-- What stands there already is made anew within minutes.
ALTER TABLE "paires" ADD COLUMN "prochain_depart" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "paires" ALTER COLUMN "prochain_depart" DROP DEFAULT;

-- CreateTable
CREATE TABLE "paires_pays" (
    "id" UUID NOT NULL,
    "depart_pays" TEXT NOT NULL,
    "arrivee_pays" TEXT NOT NULL,
    "chemin" TEXT NOT NULL,
    "trouvee" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paires_pays_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "paires_pays_depart_pays_arrivee_pays_key" ON "paires_pays"("depart_pays", "arrivee_pays");

-- CreateIndex
CREATE INDEX "paires_depart_pays_arrivee_pays_prochain_depart_idx" ON "paires"("depart_pays", "arrivee_pays", "prochain_depart");
