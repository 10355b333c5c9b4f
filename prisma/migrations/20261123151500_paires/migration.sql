-- CreateTable
CREATE TABLE "paires" (
    "id" UUID NOT NULL,
    "depart_cle" TEXT NOT NULL,
    "arrivee_cle" TEXT NOT NULL,
    "depart_pays" TEXT NOT NULL,
    "arrivee_pays" TEXT NOT NULL,
    "chemin" TEXT NOT NULL,
    "departs" INTEGER NOT NULL,
    "trouvee" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paires_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "paires_depart_pays_arrivee_pays_departs_idx" ON "paires"("depart_pays", "arrivee_pays", "departs" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "paires_depart_cle_arrivee_cle_key" ON "paires"("depart_cle", "arrivee_cle");
