-- A conversation goes with the last of its accounts (docs/decisions/034); those of before go now. One about money stays.
DELETE FROM conversations c
WHERE NOT EXISTS (SELECT FROM conversation_participants p JOIN users u ON u.id = p.user_id
    WHERE p.conversation_id = c.id AND u.deleted_at IS NULL)
  AND NOT EXISTS (SELECT FROM payments m WHERE m.conversation_id = c.id);
