-- CreateEnum
CREATE TYPE "user_type" AS ENUM ('particular', 'professional', 'agency');

-- CreateEnum
CREATE TYPE "usage_particulier" AS ENUM ('sender', 'traveler', 'both');

-- CreateEnum
CREATE TYPE "type_transport" AS ENUM ('Particulier', 'Professionnel');

-- CreateEnum
CREATE TYPE "statut_reservation" AS ENUM ('en_attente', 'confirmee', 'refusee', 'annulee');

-- CreateEnum
CREATE TYPE "statut_demande" AS ENUM ('en_attente', 'en_cours', 'terminee');

-- CreateEnum
CREATE TYPE "statut_payment" AS ENUM ('pending', 'completed', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "location" TEXT,
    "user_type" "user_type" NOT NULL,
    "profile_image_id" UUID,
    "email_verified_at" TIMESTAMPTZ(3),
    "phone_verified_at" TIMESTAMPTZ(3),
    "identity_verified_at" TIMESTAMPTZ(3),
    "review_sum" INTEGER NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "notify_email" BOOLEAN NOT NULL DEFAULT true,
    "notify_push" BOOLEAN NOT NULL DEFAULT true,
    "notify_message" BOOLEAN NOT NULL DEFAULT true,
    "notify_new_demande" BOOLEAN NOT NULL DEFAULT true,
    "notify_transport_update" BOOLEAN NOT NULL DEFAULT true,
    "newsletter" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL DEFAULT 'fr',
    "timezone" TEXT NOT NULL DEFAULT 'Europe/Paris',
    "theme" TEXT NOT NULL DEFAULT 'system',
    "totp_secret" TEXT,
    "totp_enabled_at" TIMESTAMPTZ(3),
    "totp_last_step" INTEGER,
    "totp_recovery_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "particular_details" (
    "user_id" UUID NOT NULL,
    "user_type" "user_type" NOT NULL DEFAULT 'particular',
    "type" "usage_particulier",
    "id_card" TEXT,
    "birth_date" DATE NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "particular_details_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "professional_details" (
    "user_id" UUID NOT NULL,
    "user_type" "user_type" NOT NULL DEFAULT 'professional',
    "license_number" TEXT NOT NULL,
    "insurance" TEXT,
    "vehicle_type" TEXT NOT NULL,
    "coverage" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "capacite_grammes" INTEGER NOT NULL,
    "vehicle_docs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "bank_info" TEXT,
    "siret" TEXT NOT NULL,
    "experience_years" INTEGER NOT NULL,

    CONSTRAINT "professional_details_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "agency_details" (
    "user_id" UUID NOT NULL,
    "user_type" "user_type" NOT NULL DEFAULT 'agency',
    "company_name" TEXT NOT NULL,
    "siret" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "ville" TEXT,
    "ville_cle" TEXT,
    "timezone" TEXT NOT NULL DEFAULT 'Europe/Paris',
    "opening_hours" JSONB NOT NULL DEFAULT '{}',
    "storage_capacity" TEXT NOT NULL,
    "insurance" TEXT,
    "bank_info" TEXT,
    "contact_name" TEXT,
    "contact_phone" TEXT,
    "contact_email" TEXT,
    "services" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "texte_recherche" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "agency_details_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "agency_photos" (
    "agency_id" UUID NOT NULL,
    "image_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "agency_photos_pkey" PRIMARY KEY ("agency_id","image_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "storage" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "widths" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "nom" TEXT NOT NULL,
    "type" "type_transport" NOT NULL DEFAULT 'Particulier',
    "description" TEXT NOT NULL DEFAULT '',
    "poids_max_grammes" INTEGER NOT NULL,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "texte_recherche" TEXT NOT NULL,
    "recherche" tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, texte_recherche)) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "etapes" (
    "id" UUID NOT NULL,
    "transport_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "ville" TEXT NOT NULL,
    "ville_cle" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "timezone" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "collecte" BOOLEAN NOT NULL,
    "depot" BOOLEAN NOT NULL,
    "capacite_grammes" INTEGER NOT NULL,
    "charge_grammes" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "etapes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "legs" (
    "transport_id" UUID NOT NULL,
    "depart_position" INTEGER NOT NULL,
    "arrivee_position" INTEGER NOT NULL,
    "depart_cle" TEXT NOT NULL,
    "arrivee_cle" TEXT NOT NULL,
    "date_depart" TIMESTAMPTZ(3) NOT NULL,
    "jour_depart" DATE NOT NULL,
    "type" "type_transport" NOT NULL,
    "entier" BOOLEAN NOT NULL,
    "depuis" BOOLEAN NOT NULL,
    "vers" BOOLEAN NOT NULL,
    "premier" BOOLEAN NOT NULL,
    "listed" BOOLEAN NOT NULL,

    CONSTRAINT "legs_pkey" PRIMARY KEY ("transport_id","depart_position","arrivee_position")
);

-- CreateTable
CREATE TABLE "reservations" (
    "id" UUID NOT NULL,
    "transport_id" UUID,
    "user_id" UUID NOT NULL,
    "depart_etape_id" UUID,
    "arrivee_etape_id" UUID,
    "transport_nom" TEXT NOT NULL,
    "ville_depart" TEXT NOT NULL,
    "ville_arrivee" TEXT NOT NULL,
    "date_depart" TIMESTAMPTZ(3) NOT NULL,
    "date_arrivee" TIMESTAMPTZ(3) NOT NULL,
    "timezone_depart" TEXT NOT NULL,
    "timezone_arrivee" TEXT NOT NULL,
    "poids_grammes" INTEGER NOT NULL,
    "prix_centimes" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "status" "statut_reservation" NOT NULL DEFAULT 'en_attente',
    "commentaire" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reservations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demandes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "titre" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "categorie" TEXT NOT NULL,
    "budget_centimes" INTEGER NOT NULL,
    "lieu_livraison" TEXT NOT NULL,
    "lieu_cle" TEXT NOT NULL,
    "date_limite" DATE NOT NULL,
    "urgent" BOOLEAN NOT NULL DEFAULT false,
    "lien_produit" TEXT,
    "image_id" UUID,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "status" "statut_demande" NOT NULL DEFAULT 'en_attente',
    "texte_recherche" TEXT NOT NULL,
    "recherche" tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, texte_recherche)) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demandes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demande_views" (
    "demande_id" UUID NOT NULL,
    "jour" DATE NOT NULL,
    "visiteur" TEXT NOT NULL,

    CONSTRAINT "demande_views_pkey" PRIMARY KEY ("demande_id","jour","visiteur")
);

-- CreateTable
CREATE TABLE "produits" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "nom" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "categorie" TEXT NOT NULL,
    "prix_centimes" INTEGER NOT NULL,
    "localisation" TEXT NOT NULL,
    "localisation_cle" TEXT NOT NULL,
    "image_id" UUID,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "texte_recherche" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "produits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "pair_key" TEXT NOT NULL,
    "demande_id" UUID,
    "transport_id" UUID,
    "produit_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_participants" (
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "last_ordre" BIGINT NOT NULL DEFAULT 0,
    "read_ordre" BIGINT NOT NULL DEFAULT 0,
    "unread_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "conversation_participants_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "ordre" BIGSERIAL NOT NULL,
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "link" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "recipient_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "demande_id" UUID,
    "transport_id" UUID,
    "produit_id" UUID,
    "amount_centimes" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "status" "statut_payment" NOT NULL DEFAULT 'pending',
    "provider" TEXT NOT NULL,
    "provider_ref" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "payment_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "reviewer_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_user_type_created_at_idx" ON "users"("user_type", "created_at" DESC);

-- CreateIndex
CREATE INDEX "users_profile_image_id_idx" ON "users"("profile_image_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_id_user_type_key" ON "users"("id", "user_type");

-- CreateIndex
CREATE UNIQUE INDEX "particular_details_user_id_user_type_key" ON "particular_details"("user_id", "user_type");

-- CreateIndex
CREATE UNIQUE INDEX "professional_details_user_id_user_type_key" ON "professional_details"("user_id", "user_type");

-- CreateIndex
CREATE INDEX "agency_details_ville_cle_idx" ON "agency_details"("ville_cle");

-- CreateIndex
CREATE INDEX "agency_details_services_idx" ON "agency_details" USING GIN ("services");

-- CreateIndex
CREATE UNIQUE INDEX "agency_details_user_id_user_type_key" ON "agency_details"("user_id", "user_type");

-- CreateIndex
CREATE INDEX "agency_photos_image_id_idx" ON "agency_photos"("image_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_purpose_idx" ON "account_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "images_key_key" ON "images"("key");

-- CreateIndex
CREATE INDEX "images_owner_id_idx" ON "images"("owner_id");

-- CreateIndex
CREATE INDEX "images_created_at_idx" ON "images"("created_at");

-- CreateIndex
CREATE INDEX "transports_user_id_created_at_idx" ON "transports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "transports_recherche_idx" ON "transports" USING GIN ("recherche");

-- CreateIndex
CREATE UNIQUE INDEX "etapes_transport_id_position_key" ON "etapes"("transport_id", "position");

-- CreateIndex
CREATE INDEX "legs_exact_date" ON "legs"("depart_cle", "arrivee_cle", "date_depart", "transport_id") WHERE (listed AND premier);

-- CreateIndex
CREATE INDEX "legs_exact_recent" ON "legs"("depart_cle", "arrivee_cle", "transport_id") WHERE (listed AND premier);

-- CreateIndex
CREATE INDEX "legs_depuis_date" ON "legs"("depart_cle", "date_depart", "transport_id") WHERE (listed AND depuis);

-- CreateIndex
CREATE INDEX "legs_depuis_recent" ON "legs"("depart_cle", "transport_id") WHERE (listed AND depuis);

-- CreateIndex
CREATE INDEX "legs_vers_date" ON "legs"("arrivee_cle", "date_depart", "transport_id") WHERE (listed AND vers);

-- CreateIndex
CREATE INDEX "legs_vers_recent" ON "legs"("arrivee_cle", "transport_id") WHERE (listed AND vers);

-- CreateIndex
CREATE INDEX "legs_entier_date" ON "legs"("date_depart", "transport_id") WHERE (listed AND entier);

-- CreateIndex
CREATE INDEX "legs_entier_recent" ON "legs"("transport_id") WHERE (listed AND entier);

-- CreateIndex
CREATE INDEX "reservations_user_id_id_idx" ON "reservations"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "reservations_transport_id_id_idx" ON "reservations"("transport_id", "id" DESC);

-- CreateIndex
CREATE INDEX "reservations_depart_etape_id_idx" ON "reservations"("depart_etape_id");

-- CreateIndex
CREATE INDEX "reservations_arrivee_etape_id_idx" ON "reservations"("arrivee_etape_id");

-- CreateIndex
CREATE INDEX "demandes_user_id_created_at_idx" ON "demandes"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "demandes_image_id_idx" ON "demandes"("image_id");

-- CreateIndex
CREATE INDEX "demandes_listed" ON "demandes"("id" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "demandes_listed_categorie" ON "demandes"("categorie", "id" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "demandes_listed_lieu" ON "demandes"("lieu_cle", "id" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "demandes_urgent" ON "demandes"("date_limite", "id") WHERE (is_visible AND urgent);

-- CreateIndex
CREATE INDEX "demandes_recherche_idx" ON "demandes" USING GIN ("recherche");

-- CreateIndex
CREATE INDEX "produits_user_id_created_at_idx" ON "produits"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "produits_image_id_idx" ON "produits"("image_id");

-- CreateIndex
CREATE INDEX "produits_listed" ON "produits"("id" DESC) WHERE (is_visible);

-- CreateIndex
CREATE INDEX "produits_listed_categorie" ON "produits"("categorie", "id" DESC) WHERE (is_visible);

-- CreateIndex
CREATE UNIQUE INDEX "conversations_pair_key_key" ON "conversations"("pair_key");

-- CreateIndex
CREATE INDEX "conversations_demande_id_idx" ON "conversations"("demande_id");

-- CreateIndex
CREATE INDEX "conversations_transport_id_idx" ON "conversations"("transport_id");

-- CreateIndex
CREATE INDEX "conversations_produit_id_idx" ON "conversations"("produit_id");

-- CreateIndex
CREATE INDEX "conversation_participants_user_id_last_ordre_idx" ON "conversation_participants"("user_id", "last_ordre" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "messages_ordre_key" ON "messages"("ordre");

-- CreateIndex
CREATE INDEX "messages_conversation_id_ordre_idx" ON "messages"("conversation_id", "ordre" DESC);

-- CreateIndex
CREATE INDEX "messages_sender_id_idx" ON "messages"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_ref_key" ON "payments"("provider_ref");

-- CreateIndex
CREATE INDEX "payments_sender_id_id_idx" ON "payments"("sender_id", "id" DESC);

-- CreateIndex
CREATE INDEX "payments_recipient_id_id_idx" ON "payments"("recipient_id", "id" DESC);

-- CreateIndex
CREATE INDEX "payments_conversation_id_idx" ON "payments"("conversation_id");

-- CreateIndex
CREATE INDEX "payments_demande_id_idx" ON "payments"("demande_id");

-- CreateIndex
CREATE INDEX "payments_transport_id_idx" ON "payments"("transport_id");

-- CreateIndex
CREATE INDEX "payments_produit_id_idx" ON "payments"("produit_id");

-- CreateIndex
CREATE INDEX "payment_events_payment_id_idx" ON "payment_events"("payment_id");

-- CreateIndex
CREATE INDEX "reviews_user_id_id_idx" ON "reviews"("user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "reviews_reviewer_id_user_id_key" ON "reviews"("reviewer_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_token_hash_key" ON "newsletter_subscribers"("token_hash");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_profile_image_id_fkey" FOREIGN KEY ("profile_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "particular_details" ADD CONSTRAINT "particular_details_user_id_user_type_fkey" FOREIGN KEY ("user_id", "user_type") REFERENCES "users"("id", "user_type") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professional_details" ADD CONSTRAINT "professional_details_user_id_user_type_fkey" FOREIGN KEY ("user_id", "user_type") REFERENCES "users"("id", "user_type") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_details" ADD CONSTRAINT "agency_details_user_id_user_type_fkey" FOREIGN KEY ("user_id", "user_type") REFERENCES "users"("id", "user_type") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_photos" ADD CONSTRAINT "agency_photos_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency_details"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_photos" ADD CONSTRAINT "agency_photos_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transports" ADD CONSTRAINT "transports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "etapes" ADD CONSTRAINT "etapes_transport_id_fkey" FOREIGN KEY ("transport_id") REFERENCES "transports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legs" ADD CONSTRAINT "legs_transport_id_fkey" FOREIGN KEY ("transport_id") REFERENCES "transports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_transport_id_fkey" FOREIGN KEY ("transport_id") REFERENCES "transports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_depart_etape_id_fkey" FOREIGN KEY ("depart_etape_id") REFERENCES "etapes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_arrivee_etape_id_fkey" FOREIGN KEY ("arrivee_etape_id") REFERENCES "etapes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande_views" ADD CONSTRAINT "demande_views_demande_id_fkey" FOREIGN KEY ("demande_id") REFERENCES "demandes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "produits" ADD CONSTRAINT "produits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "produits" ADD CONSTRAINT "produits_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_demande_id_fkey" FOREIGN KEY ("demande_id") REFERENCES "demandes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_transport_id_fkey" FOREIGN KEY ("transport_id") REFERENCES "transports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_produit_id_fkey" FOREIGN KEY ("produit_id") REFERENCES "produits"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_demande_id_fkey" FOREIGN KEY ("demande_id") REFERENCES "demandes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_transport_id_fkey" FOREIGN KEY ("transport_id") REFERENCES "transports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_produit_id_fkey" FOREIGN KEY ("produit_id") REFERENCES "produits"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- By hand from here: what the schema language cannot say.

-- The last line against overbooking: no section ever carries more than it can (DESIGN section 5).
ALTER TABLE "etapes"
  ADD CONSTRAINT "etapes_charge_check" CHECK ("charge_grammes" >= 0 AND "charge_grammes" <= "capacite_grammes"),
  ADD CONSTRAINT "etapes_actions_check" CHECK ("collecte" OR "depot");
-- Loads change often and stand in no index: room on the page keeps those updates in place.
ALTER TABLE "etapes" SET (fillfactor = 80);

ALTER TABLE "transports"
  ADD CONSTRAINT "transports_poids_check" CHECK ("poids_max_grammes" > 0);

ALTER TABLE "legs"
  ADD CONSTRAINT "legs_order_check" CHECK ("depart_position" < "arrivee_position");

-- While a reservation holds weight, the trip and the two stops it names must exist: deleting them fails here.
ALTER TABLE "reservations"
  ADD CONSTRAINT "reservations_held_check" CHECK (
    "status" IN ('refusee', 'annulee')
    OR ("transport_id" IS NOT NULL AND "depart_etape_id" IS NOT NULL AND "arrivee_etape_id" IS NOT NULL)
  ),
  ADD CONSTRAINT "reservations_poids_check" CHECK ("poids_grammes" > 0),
  ADD CONSTRAINT "reservations_prix_check" CHECK ("prix_centimes" >= 100);

ALTER TABLE "demandes"
  ADD CONSTRAINT "demandes_budget_check" CHECK ("budget_centimes" >= 0),
  ADD CONSTRAINT "demandes_categorie_check" CHECK ("categorie" IN ('Électronique', 'Cosmétique', 'Gaming', 'Mode', 'Autres')),
  ADD CONSTRAINT "demandes_lien_check" CHECK ("lien_produit" ~ '^https?://');

ALTER TABLE "produits"
  ADD CONSTRAINT "produits_prix_check" CHECK ("prix_centimes" >= 0),
  ADD CONSTRAINT "produits_categorie_check" CHECK ("categorie" IN ('Électronique', 'Cosmétique', 'Gaming', 'Mode', 'Autres'));

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_self_check" CHECK ("reviewer_id" <> "user_id");

ALTER TABLE "conversations"
  ADD CONSTRAINT "conversations_subject_check" CHECK (num_nonnulls("demande_id", "transport_id", "produit_id") <= 1);

ALTER TABLE "messages"
  ADD CONSTRAINT "messages_content_check" CHECK ("content" ~ '\S');

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amount_check" CHECK ("amount_centimes" > 0),
  ADD CONSTRAINT "payments_self_check" CHECK ("sender_id" <> "recipient_id"),
  ADD CONSTRAINT "payments_settled_check" CHECK (("status" = 'pending') = ("settled_at" IS NULL));

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_check" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "users_language_check" CHECK ("language" IN ('fr', 'en', 'ar')),
  ADD CONSTRAINT "users_theme_check" CHECK ("theme" IN ('system', 'light', 'dark')),
  ADD CONSTRAINT "users_reviews_check" CHECK ("review_count" >= 0 AND "review_sum" BETWEEN "review_count" AND 5 * "review_count");

ALTER TABLE "particular_details" ADD CONSTRAINT "particular_details_type_check" CHECK ("user_type" = 'particular');
ALTER TABLE "professional_details" ADD CONSTRAINT "professional_details_type_check" CHECK ("user_type" = 'professional');
ALTER TABLE "agency_details"
  ADD CONSTRAINT "agency_details_type_check" CHECK ("user_type" = 'agency'),
  ADD CONSTRAINT "agency_details_services_check" CHECK ("services" <@ ARRAY['stockage', 'emballage', 'expedition', 'reception']);

ALTER TABLE "images" ADD CONSTRAINT "images_size_check" CHECK ("width" > 0 AND "height" > 0 AND "bytes" > 0);

-- Averages are read with every card: the sum and the count follow the reviews themselves.
CREATE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "users" SET "review_sum" = "review_sum" - OLD."rating", "review_count" = "review_count" - 1 WHERE "id" = OLD."user_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "users" SET "review_sum" = "review_sum" + NEW."rating", "review_count" = "review_count" + 1 WHERE "id" = NEW."user_id";
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "reviews_counted" AFTER INSERT OR UPDATE OF "rating", "user_id" OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "count_review"();
