-- A payment that moves changes a line that stands in its thread already: whoever has it open reads it again, as they do when
-- a message is hidden. Takes its turns as write_message does: the conversation, then its people.
CREATE OR REPLACE FUNCTION "touch_conversation"(p_conversation uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_user uuid; v_position bigint;
BEGIN
  UPDATE conversations SET retouches = retouches + 1 WHERE id = p_conversation;
  FOR v_user IN SELECT user_id FROM conversation_participants WHERE conversation_id = p_conversation ORDER BY user_id LOOP
    v_position := touch_person(v_user);
    UPDATE conversation_participants SET position = v_position WHERE conversation_id = p_conversation AND user_id = v_user;
  END LOOP;
END;
$$;
