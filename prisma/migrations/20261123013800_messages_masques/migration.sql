-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "retouches" INTEGER NOT NULL DEFAULT 0;

-- By hand from here: what the schema language cannot say.

-- Hides a message of a thread or gives it back, and tells its two people that there is something to read again. Answers
-- whether that changed anything. Takes its turns as write_message does: the conversation, then its people.
CREATE FUNCTION "mask_message"(p_message uuid, p_masque boolean) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE v_conversation uuid; v_user uuid; v_position bigint;
BEGIN
  SELECT c.id INTO v_conversation FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = p_message FOR NO KEY UPDATE OF c;
  UPDATE messages SET masque = p_masque WHERE id = p_message AND masque <> p_masque;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE conversations SET retouches = retouches + 1 WHERE id = v_conversation;
  FOR v_user IN SELECT user_id FROM conversation_participants WHERE conversation_id = v_conversation ORDER BY user_id LOOP
    v_position := touch_person(v_user);
    UPDATE conversation_participants SET position = v_position WHERE conversation_id = v_conversation AND user_id = v_user;
  END LOOP;
  RETURN true;
END;
$$;
