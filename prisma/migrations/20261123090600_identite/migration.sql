-- CreateEnum
CREATE TYPE "papier_genre" AS ENUM ('identite', 'entreprise', 'licence', 'assurance');

-- CreateEnum
CREATE TYPE "papier_etat" AS ENUM ('en_attente', 'accepte', 'refuse', 'retire', 'expire');

-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "nom_cle" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "phone_codes" (
    "user_id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "essais" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "phone_codes_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "papiers" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "genre" "papier_genre" NOT NULL,
    "etat" "papier_etat" NOT NULL DEFAULT 'en_attente',
    "valable_jusqua" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decide_le" TIMESTAMPTZ(3),
    "operator_id" UUID,
    "raison" TEXT,

    CONSTRAINT "papiers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "papier_fichiers" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "papier_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "contenu" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "papier_fichiers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ressemblances" (
    "user_id" UUID NOT NULL,
    "nom_cle" TEXT NOT NULL,
    "modele_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "vu_le" TIMESTAMPTZ(3),
    "operator_id" UUID,

    CONSTRAINT "ressemblances_pkey" PRIMARY KEY ("user_id","nom_cle")
);

-- CreateIndex
CREATE INDEX "phone_codes_expires_at_idx" ON "phone_codes"("expires_at");

-- CreateIndex
CREATE INDEX "papiers_user_id_id_idx" ON "papiers"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "papiers_operator_id_idx" ON "papiers"("operator_id");

-- CreateIndex
CREATE INDEX "papiers_en_attente" ON "papiers"("id") WHERE (etat = 'en_attente'::papier_etat);

-- CreateIndex
CREATE INDEX "papiers_acceptes" ON "papiers"("valable_jusqua") WHERE (etat = 'accepte'::papier_etat);

-- CreateIndex
CREATE UNIQUE INDEX "papiers_un_seul_en_attente" ON "papiers"("user_id", "genre") WHERE (etat = 'en_attente'::papier_etat);

-- CreateIndex
CREATE UNIQUE INDEX "papiers_un_seul_accepte" ON "papiers"("user_id", "genre") WHERE (etat = 'accepte'::papier_etat);

-- CreateIndex
CREATE INDEX "papier_fichiers_user_id_idx" ON "papier_fichiers"("user_id");

-- CreateIndex
CREATE INDEX "papier_fichiers_papier_id_idx" ON "papier_fichiers"("papier_id");

-- CreateIndex
CREATE INDEX "papier_fichiers_created_at_idx" ON "papier_fichiers"("created_at");

-- CreateIndex
CREATE INDEX "ressemblances_modele_id_idx" ON "ressemblances"("modele_id");

-- CreateIndex
CREATE INDEX "ressemblances_operator_id_idx" ON "ressemblances"("operator_id");

-- CreateIndex
CREATE INDEX "ressemblances_a_voir" ON "ressemblances"("created_at") WHERE (vu_le IS NULL);

-- CreateIndex
CREATE INDEX "account_tokens_reprises" ON "account_tokens"("email") WHERE (purpose = 'email_undo'::text AND used_at IS NULL);

-- CreateIndex
CREATE INDEX "users_nom_cle_idx" ON "users"("nom_cle");

-- AddForeignKey
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papiers" ADD CONSTRAINT "papiers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papiers" ADD CONSTRAINT "papiers_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papier_fichiers" ADD CONSTRAINT "papier_fichiers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papier_fichiers" ADD CONSTRAINT "papier_fichiers_papier_id_fkey" FOREIGN KEY ("papier_id") REFERENCES "papiers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_modele_id_fkey" FOREIGN KEY ("modele_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_essais_check" CHECK ("essais" BETWEEN 0 AND 5);
ALTER TABLE "papiers"
  ADD CONSTRAINT "papiers_decision_check" CHECK ("etat" NOT IN ('accepte', 'refuse') OR "decide_le" IS NOT NULL),
  ADD CONSTRAINT "papiers_raison_check" CHECK ("etat" <> 'refuse' OR "raison" IS NOT NULL),
  ADD CONSTRAINT "papiers_valable_check" CHECK ("genre" = 'entreprise' OR "valable_jusqua" IS NOT NULL);
ALTER TABLE "papier_fichiers" ADD CONSTRAINT "papier_fichiers_taille_check" CHECK (octet_length("contenu") <= 6000000);
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_email_check" CHECK ("purpose" NOT IN ('email_verify', 'email_undo') OR "email" IS NOT NULL);

-- Accounts from before addresses were proved count as confirmed.
UPDATE "users" SET "email_verified_at" = now() WHERE "email_verified_at" IS NULL AND "deleted_at" IS NULL;

-- Whoever lost their account to somebody can take their address back: meanwhile it is nobody's to take. After the row is
-- written, when a change that gave the address up in the same instant has been waited for (the unique index).
CREATE FUNCTION "keep_undo_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM account_tokens WHERE email = NEW.email AND purpose = 'email_undo' AND used_at IS NULL
      AND expires_at > now() AND user_id <> NEW.id
  ) THEN
    RAISE unique_violation USING MESSAGE = 'the address may go back to who had it', DETAIL = 'Key (email)=(…) already exists.';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_undo_email" AFTER INSERT OR UPDATE OF "email" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "keep_undo_email"();

-- The pictures of a document are there to be looked at once.
CREATE FUNCTION "drop_papier_fichiers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM papier_fichiers WHERE papier_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "papiers_fichiers" AFTER UPDATE OF "etat" ON "papiers"
  FOR EACH ROW WHEN (NEW."etat" <> 'en_attente') EXECUTE FUNCTION "drop_papier_fichiers"();

-- A name as the eye takes it: without accents, case, spaces, signs and legal forms, and letters that look alike made one.
CREATE FUNCTION "nom_cle"(nom text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(lower(regexp_replace(normalize(nom, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
      'i1|!ıІіΙιЇї' || '0оОοΟøØ' || '3еЕεΕ' || '4аАαΑ@' || '5ѕЅ$' || 'рРρΡ' || 'сС' || 'уУυΥ' || 'хХχΧ' || 'јЈ' || 'һНΗн' || 'тТτΤ7' || 'мМΜ' || 'кКκΚ' || 'вВΒβ' || 'Νν' || 'Ζ' || 'đĐ' || 'łŁ' || 'ԁ' || 'ԛ' || 'ԝ',
      'lllllllllll' || 'ooooooo' || 'eeeee' || 'aaaaaa' || 'ssss' || 'pppp' || 'cc' || 'yyyy' || 'xxxx' || 'jj' || 'hhhh' || 'ttttt' || 'mmm' || 'kkkk' || 'bbbb' || 'nv' || 'z' || 'dd' || 'll' || 'd' || 'q' || 'w'),
    '\m(sarl|sasu|sas|eurl|ltd|llc)\M', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u02b0-\u02ff\u2000-\u206f\u3000\ufeff]', '', 'g'),
    'rn', 'm'), 'vv', 'w')
$$;

CREATE FUNCTION "keep_nom_cle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nom_cle := nom_cle(NEW.first_name || ' ' || NEW.last_name);
  RETURN NEW;
END $$;
CREATE TRIGGER "users_nom_cle" BEFORE INSERT OR UPDATE OF "first_name", "last_name" ON "users"
  FOR EACH ROW WHEN (NEW."user_type" <> 'agency') EXECUTE FUNCTION "keep_nom_cle"();
CREATE FUNCTION "keep_agency_nom_cle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET nom_cle = nom_cle(NEW.company_name) WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "agency_details_nom_cle" AFTER INSERT OR UPDATE OF "company_name" ON "agency_details"
  FOR EACH ROW EXECUTE FUNCTION "keep_agency_nom_cle"();
UPDATE "users" SET "nom_cle" = nom_cle("first_name" || ' ' || "last_name") WHERE "user_type" <> 'agency' AND "deleted_at" IS NULL;
UPDATE "users" u SET "nom_cle" = nom_cle(a."company_name") FROM "agency_details" a WHERE a."user_id" = u."id" AND u."deleted_at" IS NULL;

-- Whose name looks like a verified one's is noted, whichever of the two came first; at most a hundred at once.
CREATE FUNCTION "note_ressemblances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.identity_verified_at IS NULL THEN
    INSERT INTO ressemblances (user_id, nom_cle, modele_id)
      SELECT NEW.id, NEW.nom_cle, v.id FROM users v
      WHERE v.nom_cle = NEW.nom_cle AND v.id <> NEW.id AND v.identity_verified_at IS NOT NULL LIMIT 1
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO ressemblances (user_id, nom_cle, modele_id)
      SELECT o.id, o.nom_cle, NEW.id FROM users o
      WHERE o.nom_cle = NEW.nom_cle AND o.id <> NEW.id AND o.identity_verified_at IS NULL LIMIT 100
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_ressemblances_new" AFTER INSERT ON "users"
  FOR EACH ROW WHEN (NEW."nom_cle" <> '') EXECUTE FUNCTION "note_ressemblances"();
CREATE TRIGGER "users_ressemblances" AFTER UPDATE OF "nom_cle", "first_name", "last_name", "identity_verified_at" ON "users"
  FOR EACH ROW WHEN (NEW."nom_cle" <> '' AND (NEW."nom_cle" <> OLD."nom_cle"
    OR (NEW."identity_verified_at" IS NULL) <> (OLD."identity_verified_at" IS NULL)))
  EXECUTE FUNCTION "note_ressemblances"();
