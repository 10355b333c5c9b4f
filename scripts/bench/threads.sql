-- Fills a loaded world with conversations: 'rihla.messages' messages in threads of 50, one thread of 10,000, and one person
-- with 2,000 conversations. Written straight into the tables, as the functions would have left them.
CREATE TEMPORARY TABLE people ON COMMIT DROP AS SELECT uuidv7() AS id, n, 5000 AS of FROM generate_series(0, 4999) n;
CREATE UNIQUE INDEX ON people (n);
INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, country, user_type, updated_at)
  SELECT id, 'fil.' || n || '@exemple.test', '!', (ARRAY['Yassine', 'Kadiatou', 'Moussa', 'Salma', 'Amine'])[1 + n % 5],
    'Benali ' || n, '+336' || lpad(n::text, 8, '0'), 'France', 'particular', now() FROM people;
INSERT INTO particular_details (user_id, type, birth_date, address)
  SELECT id, 'both', date '1990-05-17', '3 rue des Tanneurs, 69003 Lyon' FROM people;

-- Every second one is about a transport.
CREATE TEMPORARY TABLE subjects ON COMMIT DROP AS
  SELECT id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS of FROM (SELECT id FROM transports LIMIT 1000) few;

CREATE TEMPORARY TABLE talks ON COMMIT DROP AS
  SELECT uuidv7() AS id, one.id AS one, other.id AS other, 50 AS messages
  FROM generate_series(0, greatest(0, current_setting('rihla.messages')::int / 50 - 1)) k
    CROSS JOIN (SELECT max(of) AS of FROM people) p
    JOIN people one ON one.n = k % p.of
    JOIN people other ON other.n = (k % p.of + 1 + k / p.of) % p.of;
-- Beside them, one after the other with the first person: the threads of the busy one, and the long one.
INSERT INTO talks
  SELECT uuidv7(), busy.id, other.id, CASE WHEN other.n = busy.of / 4 THEN 10000 ELSE 3 END
  FROM people busy JOIN people other ON busy.n = 0 AND other.n BETWEEN busy.of / 4 AND busy.of / 4 + 2000
  WHERE NOT EXISTS (SELECT FROM talks t WHERE t.one = busy.id AND t.other = other.id OR t.one = other.id AND t.other = busy.id);

INSERT INTO conversations (id, pair_key, transport_id, last_ordre, created_at)
  SELECT t.id, concat(least(one, other), ':', greatest(one, other), ':', 'transport:' || s.id), s.id, messages, now() - interval '60 days'
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM talks) t
    LEFT JOIN subjects s ON t.n % 2 = 0 AND s.n = t.n / 2 % s.of;
INSERT INTO conversation_participants (conversation_id, user_id, other_id, recence, position, read_ordre, unread_count)
  SELECT id, who, whom, place, place, messages - unread, unread
  FROM (
    SELECT *, row_number() OVER (PARTITION BY who ORDER BY id) AS place, (abs(hashtext(id::text || who::text)) % 10 = 0)::int AS unread
    FROM (SELECT id, one AS who, other AS whom, messages FROM talks UNION ALL SELECT id, other, one, messages FROM talks) both_sides
  ) seats;
INSERT INTO live_positions (user_id, position)
  SELECT user_id, max(position) FROM conversation_participants GROUP BY user_id
  ON CONFLICT (user_id) DO UPDATE SET position = greatest(live_positions.position, EXCLUDED.position);
INSERT INTO messages (id, conversation_id, ordre, sender_id, content, created_at)
  SELECT uuidv7(), t.id, o, CASE WHEN o % 2 = 0 THEN t.one ELSE t.other END,
    'Bonjour, le colis pèse ' || o % 30 + 1 || ' kg, je le dépose jeudi vers 14 h près de la gare.', now() - interval '60 days' + o * interval '5 minutes'
  FROM talks t CROSS JOIN LATERAL generate_series(1, t.messages) o;
