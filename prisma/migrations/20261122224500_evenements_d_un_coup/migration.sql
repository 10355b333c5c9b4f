-- Tells what happened in the threads of the people concerned, opened where there are none: [{ fil, id, un, autre, transport,
-- par, evenement }], `fil` and `id` for the rows that are made. In one step, because the deal's rows are locked meanwhile.
-- Threads are opened in one order, and several are locked in one order before the first is written to.
CREATE FUNCTION "write_evenements"(p_told jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_threads uuid[]; v_told record;
BEGIN
  FOR v_told IN
    SELECT ordinality::int AS place, value AS told FROM jsonb_array_elements(p_told) WITH ORDINALITY
    ORDER BY least(value->>'un', value->>'autre'), greatest(value->>'un', value->>'autre'), value->>'transport'
  LOOP
    v_threads[v_told.place] := open_conversation((v_told.told->>'fil')::uuid, (v_told.told->>'un')::uuid,
      (v_told.told->>'autre')::uuid, NULL, (v_told.told->>'transport')::uuid, NULL);
  END LOOP;
  IF cardinality(v_threads) > 1 THEN PERFORM lock_conversations(v_threads); END IF;
  FOR v_told IN SELECT ordinality::int AS place, value AS told FROM jsonb_array_elements(p_told) WITH ORDINALITY LOOP
    PERFORM write_message(v_threads[v_told.place], (v_told.told->>'id')::uuid, (v_told.told->>'par')::uuid, 'evenement', '', NULL,
      v_told.told->'evenement');
  END LOOP;
END;
$$;
