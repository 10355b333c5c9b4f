-- What is asked for on one transport at the same moment is reserved together: the sections are locked once, the disk is waited
-- for once, and those concerned are told in one step. Each is decided on what those before it left.
--
-- First the people take turns, in one order, and what each has is counted; then the stops are locked by id, the one order in
-- which all lock stops, and read as they are after the wait. `p_asked` holds the rows to write, each of another person with the
-- positions of its leg, the revision of the stops that it was decided on, and what is told of it; `p_most` how many a person may
-- have. Answers what became of each, in the same order. Grams. Its statements ask by keys alone, so one plan serves all values;
-- otherwise each connection plans each of them six times before it says so, 38 ms in all.
CREATE OR REPLACE FUNCTION "reserve_together"(p_transport uuid, p_asked jsonb, p_most jsonb) RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_people uuid[] := ARRAY(SELECT (value->>'user_id')::uuid FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY ordinality);
  v_asked record;
  v_etape record;
  v_living int[];
  v_unanswered int[];
  v_confirme boolean[];
  v_etapes uuid[];
  v_revision int[];
  v_libre int[];
  v_taken int[];
  v_current boolean;
  v_least int;
  v_held boolean[];
  v_made jsonb;
  v_outcomes jsonb[];
  v_loaded int;
BEGIN
  SELECT array_agg(living ORDER BY place), array_agg(unanswered ORDER BY place), array_agg(confirme ORDER BY place)
    INTO v_living, v_unanswered, v_confirme FROM reservations_of(v_people, p_transport);
  IF cardinality(v_living) IS DISTINCT FROM cardinality(v_people) THEN RAISE EXCEPTION 'one of % is not there', v_people; END IF;

  FOR v_etape IN
    SELECT id, position, revision, capacite_grammes - charge_grammes AS libre FROM etapes
    WHERE transport_id = p_transport AND position BETWEEN
      (SELECT min((value->>'depart')::int) FROM jsonb_array_elements(p_asked)) AND
      (SELECT max((value->>'arrivee')::int) FROM jsonb_array_elements(p_asked))
    ORDER BY id FOR NO KEY UPDATE
  LOOP
    v_etapes := v_etapes || v_etape.id;
    v_revision[v_etape.position] := v_etape.revision;
    v_libre[v_etape.position] := v_etape.libre;
  END LOOP;

  FOR v_asked IN
    SELECT ordinality::int AS place, (value->>'depart')::int AS depart, (value->>'arrivee')::int AS arrivee,
      (value->>'revision')::int AS revision, (value->>'poids_grammes')::int AS poids
    FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY 1
  LOOP
    v_current := true;
    v_least := NULL;
    FOR v_position IN v_asked.depart..v_asked.arrivee LOOP
      v_current := v_current AND coalesce(v_revision[v_position] = v_asked.revision, false);
      IF v_position < v_asked.arrivee THEN v_least := least(v_least, v_libre[v_position]); END IF;
    END LOOP;
    v_held[v_asked.place] := coalesce(v_current AND v_least >= v_asked.poids
      AND v_living[v_asked.place] < (p_most->>'livingOnTransport')::int AND v_unanswered[v_asked.place] <
        (p_most->>CASE WHEN v_confirme[v_asked.place] THEN 'unanswered' ELSE 'unansweredUnconfirmed' END)::int, false);
    IF v_held[v_asked.place] THEN
      FOR v_position IN v_asked.depart..v_asked.arrivee - 1 LOOP
        v_libre[v_position] := v_libre[v_position] - v_asked.poids;
        v_taken[v_position] := 1;
      END LOOP;
    END IF;
    v_outcomes[v_asked.place] := jsonb_build_object('held', v_held[v_asked.place], 'current', v_current, 'libre', coalesce(v_least, 0),
      'living', v_living[v_asked.place], 'unanswered', v_unanswered[v_asked.place], 'confirme', v_confirme[v_asked.place]);
  END LOOP;
  v_made := (SELECT jsonb_agg(value ORDER BY ordinality) FROM jsonb_array_elements(p_asked) WITH ORDINALITY WHERE v_held[ordinality]);
  IF v_made IS NULL THEN RETURN to_jsonb(v_outcomes); END IF;

  UPDATE etapes SET charge_grammes = capacite_grammes - v_libre[position] WHERE id = ANY(v_etapes) AND v_taken[position] = 1;
  GET DIAGNOSTICS v_loaded = ROW_COUNT;
  IF v_loaded <> (SELECT count(section) FROM unnest(v_taken) AS section) THEN
    RAISE EXCEPTION 'sections of % are not all loaded', p_transport;
  END IF;

  INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom, ville_depart, ville_arrivee,
      date_depart, date_arrivee, timezone_depart, timezone_arrivee, depart_convenu, arrivee_convenue, poids_grammes, prix_centimes,
      description, demande_id)
    SELECT r.id, p_transport, r.user_id, r.depart_etape_id, r.arrivee_etape_id, r.transport_nom, r.ville_depart, r.ville_arrivee,
      r.date_depart, r.date_arrivee, r.timezone_depart, r.timezone_arrivee, r.date_depart, r.date_arrivee, r.poids_grammes,
      r.prix_centimes, r.description,
      -- Nothing when it was deleted since: as if it had been right after.
      (SELECT d.id FROM demandes d WHERE d.id = r.demande_id FOR KEY SHARE)
    FROM jsonb_populate_recordset(NULL::reservations, v_made) AS r;
  PERFORM tell_people(
    (SELECT jsonb_agg(e) FROM jsonb_array_elements(v_made) AS m, jsonb_array_elements(m->'evenements') AS e),
    (SELECT jsonb_agg(n) FROM jsonb_array_elements(v_made) AS m, jsonb_array_elements(m->'notifications') AS n));
  RETURN to_jsonb(v_outcomes);
END $$;
