-- What a write touches of the public pages is said in its own transaction (`kind id owner`, server/changes.mjs): every process
-- that keeps pages hears it when the write is committed. Of a write that touches very many things, only that it did.
CREATE FUNCTION "tell_pages"(p_changes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_change text;
BEGIN
  IF cardinality(p_changes) > 200 THEN
    PERFORM pg_notify('rihla_pages', 'tout');
  ELSE
    FOREACH v_change IN ARRAY p_changes LOOP
      PERFORM pg_notify('rihla_pages', v_change);
    END LOOP;
  END IF;
END;
$$;

-- Arguments: the kind, the columns of the id and of the owner (empty for none), and the columns that no page shows.
CREATE FUNCTION "tell_pages_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_changed jsonb[]; v_unseen text[] := string_to_array(TG_ARGV[3], ',');
BEGIN
  IF TG_OP = 'INSERT' THEN
    v_changed := ARRAY(SELECT to_jsonb(f) FROM fresh f LIMIT 201);
  ELSIF TG_OP = 'DELETE' THEN
    v_changed := ARRAY(SELECT to_jsonb(g) FROM gone g LIMIT 201);
  ELSE
    v_changed := ARRAY(SELECT c FROM (
      SELECT to_jsonb(f) - v_unseen AS c FROM fresh f EXCEPT SELECT to_jsonb(g) - v_unseen FROM gone g) changed LIMIT 201);
  END IF;
  PERFORM tell_pages(ARRAY(SELECT DISTINCT concat_ws(' ', TG_ARGV[0], c ->> TG_ARGV[1], c ->> TG_ARGV[2]) FROM unnest(v_changed) c));
  RETURN NULL;
END;
$$;

-- Kilograms alone were taken or given back: the trip's pages change, what searches find does not.
CREATE FUNCTION "tell_pages_of_stops"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY(
    SELECT DISTINCT concat_ws(' ', CASE WHEN to_jsonb(f) - 'charge_grammes' = to_jsonb(g) - 'charge_grammes' THEN 'kilos' ELSE 'transport' END,
      t.id, t.user_id)
    FROM fresh f JOIN gone g ON g.id = f.id AND g IS DISTINCT FROM f JOIN transports t ON t.id = f.transport_id
    LIMIT 201));
  RETURN NULL;
END;
$$;

CREATE TRIGGER "etapes_pages" AFTER UPDATE ON "etapes" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_stops"();

CREATE TRIGGER "transports_pages_new" AFTER INSERT ON "transports" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('transport', 'id', 'user_id', '');
CREATE TRIGGER "transports_pages_changed" AFTER UPDATE ON "transports" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('transport', 'id', 'user_id', '');
CREATE TRIGGER "transports_pages_gone" AFTER DELETE ON "transports" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('transport', 'id', 'user_id', '');

CREATE TRIGGER "demandes_pages_new" AFTER INSERT ON "demandes" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('demande', 'id', 'user_id', '');
CREATE TRIGGER "demandes_pages_changed" AFTER UPDATE ON "demandes" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('demande', 'id', 'user_id', 'vues_passees');
CREATE TRIGGER "demandes_pages_gone" AFTER DELETE ON "demandes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('demande', 'id', 'user_id', '');

CREATE TRIGGER "produits_pages_new" AFTER INSERT ON "produits" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('produit', 'id', 'user_id', '');
CREATE TRIGGER "produits_pages_changed" AFTER UPDATE ON "produits" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('produit', 'id', 'user_id', '');
CREATE TRIGGER "produits_pages_gone" AFTER DELETE ON "produits" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('produit', 'id', 'user_id', '');

CREATE TRIGGER "users_pages_changed" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'id', '',
    'password_hash,updated_at,email,notify_email,notify_push,notify_message,notify_new_demande,notify_transport_update,notify_alertes,language,timezone,theme,agenda_version,nom_cle');
CREATE TRIGGER "professional_details_pages_changed" AFTER UPDATE ON "professional_details" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
CREATE TRIGGER "agency_details_pages_new" AFTER INSERT ON "agency_details" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
CREATE TRIGGER "agency_details_pages_changed" AFTER UPDATE ON "agency_details" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
CREATE TRIGGER "agency_photos_pages_new" AFTER INSERT ON "agency_photos" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'agency_id', '', '');
CREATE TRIGGER "agency_photos_pages_gone" AFTER DELETE ON "agency_photos" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'agency_id', '', '');
CREATE TRIGGER "papiers_pages_changed" AFTER UPDATE ON "papiers" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');

CREATE TRIGGER "reviews_pages_new" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
CREATE TRIGGER "reviews_pages_changed" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
CREATE TRIGGER "reviews_pages_gone" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_of_rows"('personne', 'user_id', '', '');
