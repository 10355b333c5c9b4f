-- CreateTable
CREATE TABLE "recu_ouvertures" (
    "id" UUID NOT NULL,
    "recu_id" UUID NOT NULL,
    "raison" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recu_ouvertures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recu_ouvertures_recu_id_idx" ON "recu_ouvertures"("recu_id");

-- AddForeignKey
ALTER TABLE "recu_ouvertures" ADD CONSTRAINT "recu_ouvertures_recu_id_fkey" FOREIGN KEY ("recu_id") REFERENCES "recus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Each opening says why, and stays as it was written.
ALTER TABLE "recu_ouvertures" ADD CONSTRAINT "recu_ouvertures_raison_check" CHECK ("raison" ~ '\S');
CREATE TRIGGER "recu_ouvertures_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "recu_ouvertures"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
