-- What is asked for on one transport at the same moment is reserved together: the sections are locked once, the disk is waited
-- for once, and those concerned are told in one step. Each is decided on what those before it left.
--
-- First the people take turns, in one order, and what each has is counted; then the stops are locked by id, the one order in
-- which all lock stops, and read as they are after the wait. `p_asked` holds the rows to write, each with the positions of its
-- leg, the revision of the stops that it was decided on, and what is told of it; `p_most` how many a person may have. Answers
-- what became of each, in the same order. Grams.
CREATE FUNCTION "reserve_together"(p_transport uuid, p_asked jsonb, p_most jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_asked record;
  v_person record;
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
  v_held boolean;
  v_made jsonb := '[]';
  v_evenements jsonb := '[]';
  v_notifications jsonb := '[]';
  v_outcomes jsonb := '[]';
  v_loaded int;
BEGIN
  FOR v_asked IN
    SELECT ordinality::int AS place, (value->>'user_id')::uuid AS person FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY 2
  LOOP
    SELECT had.living, had.unanswered, u.email_verified_at IS NOT NULL AS confirme INTO v_person
      FROM reservations_of(v_asked.person, p_transport) had, users u WHERE u.id = v_asked.person;
    IF NOT FOUND THEN RAISE EXCEPTION 'person % is not there', v_asked.person; END IF;
    v_living[v_asked.place] := v_person.living;
    v_unanswered[v_asked.place] := v_person.unanswered;
    v_confirme[v_asked.place] := v_person.confirme;
  END LOOP;

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
    SELECT ordinality::int AS place, value AS row, (value->>'depart')::int AS depart, (value->>'arrivee')::int AS arrivee,
      (value->>'revision')::int AS revision, (value->>'poids_grammes')::int AS poids
    FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY 1
  LOOP
    v_current := true;
    v_least := NULL;
    FOR v_position IN v_asked.depart..v_asked.arrivee LOOP
      v_current := v_current AND coalesce(v_revision[v_position] = v_asked.revision, false);
      IF v_position < v_asked.arrivee THEN v_least := least(v_least, v_libre[v_position]); END IF;
    END LOOP;
    v_held := coalesce(v_current AND v_least >= v_asked.poids AND v_living[v_asked.place] < (p_most->>'livingOnTransport')::int
      AND v_unanswered[v_asked.place] <
        (p_most->>CASE WHEN v_confirme[v_asked.place] THEN 'unanswered' ELSE 'unansweredUnconfirmed' END)::int, false);
    IF v_held THEN
      FOR v_position IN v_asked.depart..v_asked.arrivee - 1 LOOP
        v_libre[v_position] := v_libre[v_position] - v_asked.poids;
        v_taken[v_position] := 1;
      END LOOP;
      v_made := v_made || v_asked.row;
      v_evenements := v_evenements || (v_asked.row->'evenements');
      v_notifications := v_notifications || (v_asked.row->'notifications');
    END IF;
    v_outcomes := v_outcomes || jsonb_build_object('held', v_held, 'current', v_current, 'libre', coalesce(v_least, 0),
      'living', v_living[v_asked.place], 'unanswered', v_unanswered[v_asked.place], 'confirme', v_confirme[v_asked.place]);
  END LOOP;
  IF v_made = '[]' THEN RETURN v_outcomes; END IF;

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
  PERFORM tell_people(v_evenements, v_notifications);
  RETURN v_outcomes;
END $$;
