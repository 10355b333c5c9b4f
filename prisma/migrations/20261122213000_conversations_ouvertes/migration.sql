-- Opening a conversation that is there already writes nothing and waits for nobody.
CREATE OR REPLACE FUNCTION "open_conversation"(p_id uuid, p_one uuid, p_other uuid, p_demande uuid, p_transport uuid, p_produit uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_key text := concat_ws(':', least(p_one, p_other), greatest(p_one, p_other),
    coalesce('demande:' || p_demande, 'transport:' || p_transport, 'produit:' || p_produit, ''));
  v_id uuid;
BEGIN
  SELECT id INTO v_id FROM conversations WHERE pair_key = v_key;
  IF FOUND THEN RETURN v_id; END IF;
  INSERT INTO conversations (id, pair_key, demande_id, transport_id, produit_id)
    VALUES (p_id, v_key, p_demande, p_transport, p_produit) ON CONFLICT (pair_key) DO NOTHING RETURNING id INTO v_id;
  IF FOUND THEN
    INSERT INTO conversation_participants (conversation_id, user_id, other_id)
      VALUES (v_id, p_one, p_other), (v_id, p_other, p_one);
    RETURN v_id;
  END IF;
  -- Somebody was faster, and has committed by now.
  SELECT id INTO STRICT v_id FROM conversations WHERE pair_key = v_key;
  RETURN v_id;
END;
$$;

-- A text for comparison: no accents, lower case, every run of punctuation and spaces one space; as `normaliser` does it.
CREATE FUNCTION "folded"(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u064b-\u0652]+', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));
$$;
