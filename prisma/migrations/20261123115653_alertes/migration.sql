-- CreateEnum
CREATE TYPE "alerte_genre" AS ENUM ('transport', 'demande', 'produit');

-- CreateEnum
CREATE TYPE "alerte_rythme" AS ENUM ('aussitot', 'quotidien');

-- CreateEnum
CREATE TYPE "alerte_raison" AS ENUM ('recherche', 'besoin', 'trajet');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "notify_alertes" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "alertes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "genre" "alerte_genre" NOT NULL,
    "cle" TEXT NOT NULL,
    "ville_depart" TEXT,
    "depart_cle" TEXT,
    "ville_arrivee" TEXT,
    "arrivee_cle" TEXT,
    "poids_grammes" INTEGER,
    "du" DATE,
    "au" DATE,
    "type" "type_transport",
    "categorie" TEXT,
    "mots" TEXT,
    "requete" TEXT,
    "rythme" "alerte_rythme" NOT NULL DEFAULT 'aussitot',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alertes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alerte_reglages" (
    "user_id" UUID NOT NULL,
    "besoins" BOOLEAN NOT NULL DEFAULT true,
    "trajets" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "alerte_reglages_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "alertes_dites" (
    "user_id" UUID NOT NULL,
    "chose_id" UUID NOT NULL,
    "genre" "alerte_genre" NOT NULL,
    "raison" "alerte_raison" NOT NULL,
    "alerte_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dite_le" TIMESTAMPTZ(3),

    CONSTRAINT "alertes_dites_pkey" PRIMARY KEY ("user_id","chose_id")
);

-- CreateIndex
CREATE INDEX "alertes_user_id_id_idx" ON "alertes"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "alertes_actives" ON "alertes"("cle") WHERE (active);

-- CreateIndex
CREATE INDEX "alertes_dites_alerte_id_idx" ON "alertes_dites"("alerte_id");

-- CreateIndex
CREATE INDEX "alertes_dites_created_at_idx" ON "alertes_dites"("created_at");

-- CreateIndex
CREATE INDEX "alertes_a_dire" ON "alertes_dites"("user_id", "created_at") WHERE (dite_le IS NULL);

-- CreateIndex
CREATE INDEX "demandes_qui_attendent" ON "demandes"("lieu_cle", "date_limite") WHERE (is_visible AND (status = 'en_attente'::statut_demande));

-- AddForeignKey
ALTER TABLE "alertes" ADD CONSTRAINT "alertes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerte_reglages" ADD CONSTRAINT "alerte_reglages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alertes_dites" ADD CONSTRAINT "alertes_dites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alertes_dites" ADD CONSTRAINT "alertes_dites_alerte_id_fkey" FOREIGN KEY ("alerte_id") REFERENCES "alertes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand from here.

-- Each alert names what it looks for; days are in order.
ALTER TABLE "alertes" ADD CONSTRAINT "alertes_cle_check" CHECK ("cle" <> ''),
  ADD CONSTRAINT "alertes_jours_check" CHECK ("du" IS NULL OR "au" IS NULL OR "du" <= "au"),
  ADD CONSTRAINT "alertes_poids_check" CHECK ("poids_grammes" > 0);
CREATE TRIGGER "alertes_of_open" AFTER INSERT ON "alertes" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');

-- Asks for the alerts of something new, in the transaction that publishes it, as deliveries are asked for.
SELECT pgboss.create_queue('alertes', '{"policy": "standard", "notify": true, "heartbeatSeconds": 30, "expireInSeconds": 600,
  "retryLimit": 12, "retryDelay": 15, "retryBackoff": true, "retryDelayMax": 7200, "deleteAfterSeconds": 86400, "deadLetter": "abandoned"}');

CREATE FUNCTION "enqueue_alertes"(p_genre alerte_genre, p_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job_common (name, data, created_on, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, dead_letter, heartbeat_seconds)
    SELECT q.name, jsonb_build_object('genre', p_genre, 'id', id), pgboss.job_now(), pgboss.job_now(),
      pgboss.job_now() + q.retention_seconds * interval '1s', q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.dead_letter, q.heartbeat_seconds
    FROM unnest(p_ids) AS id, pgboss.queue q WHERE q.name = 'alertes';
  PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'alertes');
END;
$$;
