-- AlterEnum
ALTER TYPE "recu_genre" ADD VALUE 'avoir_solde' BEFORE 'commission';
ALTER TYPE "recu_genre" ADD VALUE 'avoir_commission';

-- By hand from here: what the schema language cannot say.

-- A paper bears the date of what it tells of.
DROP FUNCTION "issue_recu"(uuid, uuid, recu_genre, text, jsonb);
CREATE FUNCTION "issue_recu"(p_id uuid, p_payment uuid, p_genre recu_genre, p_serie text, p_contenu jsonb, p_le timestamptz DEFAULT now())
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_numero integer;
BEGIN
  PERFORM 1 FROM recus WHERE payment_id = p_payment AND genre = p_genre;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO recu_series AS s (serie, dernier) VALUES (p_serie, 1)
    ON CONFLICT (serie) DO UPDATE SET dernier = s.dernier + 1 RETURNING dernier INTO v_numero;
  INSERT INTO recus (id, serie, numero, genre, payment_id, contenu, created_at)
    VALUES (p_id, p_serie, v_numero, p_genre, p_payment, p_contenu, p_le);
END $$;
