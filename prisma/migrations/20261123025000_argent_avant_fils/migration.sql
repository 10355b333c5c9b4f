-- What is deleted is forgotten by its payments and its conversations: they are locked first, in everybody's order (payments,
-- then conversations, each by id), and not as the foreign keys happen to stand.
CREATE FUNCTION "lock_before_transports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments WHERE transport_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM conversations WHERE transport_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  RETURN OLD;
END;
$$;
CREATE TRIGGER "transports_locks_first" BEFORE DELETE ON "transports" FOR EACH ROW EXECUTE FUNCTION "lock_before_transports"();

CREATE FUNCTION "lock_before_demandes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments WHERE demande_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM conversations WHERE demande_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  RETURN OLD;
END;
$$;
CREATE TRIGGER "demandes_locks_first" BEFORE DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION "lock_before_demandes"();

CREATE FUNCTION "lock_before_produits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments WHERE produit_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM conversations WHERE produit_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
  RETURN OLD;
END;
$$;
CREATE TRIGGER "produits_locks_first" BEFORE DELETE ON "produits" FOR EACH ROW EXECUTE FUNCTION "lock_before_produits"();
