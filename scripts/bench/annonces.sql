-- Needs and products of the people of a loaded world, in its transaction: three needs and one product for ten trips.

CREATE TEMP TABLE t_places ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY "villeCle") - 1 AS n, count(*) OVER () AS of, "villeCle" AS cle, min(ville) AS ville,
  translate(lower(min(ville)), 'éèêëïîôàâç-’', 'eeeeiioaac  ') AS texte
FROM t_stops GROUP BY "villeCle";

CREATE TEMP TABLE t_things ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY nom) - 1 AS n, nom, categorie FROM (VALUES
  ('telephone', 'Électronique'), ('ordinateur', 'Électronique'), ('tablette', 'Électronique'), ('casque audio', 'Électronique'),
  ('parfum', 'Cosmétique'), ('creme hydratante', 'Cosmétique'), ('huile argan', 'Cosmétique'), ('savon noir', 'Cosmétique'),
  ('manette', 'Gaming'), ('console', 'Gaming'), ('clavier', 'Gaming'),
  ('chaussures', 'Mode'), ('manteau', 'Mode'), ('robe', 'Mode'), ('montre', 'Mode'), ('sac', 'Mode'),
  ('livres', 'Autres'), ('poussette', 'Autres'), ('documents', 'Autres'), ('cafe', 'Autres')) v (nom, categorie);

CREATE TEMP TABLE t_needs ON COMMIT DROP AS
SELECT n, made, floor(random() * 20)::int AS thing_n, floor(power(random(), 2) * places.of)::int AS place_n,
  floor(random() * current_setting('rihla.users')::int)::int AS user_n,
  (now() AT TIME ZONE 'Europe/Paris')::date + floor(random() * 80)::int - 20 AS deadline, random() AS fate, random() < 0.97 AS visible
FROM (SELECT n, date_trunc('milliseconds', now()) - interval '60 days'
        + n * (interval '60 days' / (current_setting('rihla.trips')::int * 3 / 10 + 1)) AS made
      FROM generate_series(0, current_setting('rihla.trips')::int * 3 / 10 - 1) n) numbered,
  (SELECT count(*) AS of FROM t_places) places;

INSERT INTO demandes (id, user_id, titre, description, categorie, budget_centimes, lieu_livraison, lieu_cle, date_limite, urgent,
  is_visible, status, texte_recherche, created_at, updated_at)
SELECT pg_temp.id_at(d.made, 'need' || d.n), u.id, initcap(t.nom) || ' neuf', 'Je cherche quelqu’un qui me l’apporte dans ses bagages.',
  t.categorie, 500 + d.n % 400 * 100, p.ville, p.cle, d.deadline, d.fate < 0.08, d.visible,
  CASE WHEN d.fate > 0.9 THEN 'terminee' WHEN d.fate > 0.8 THEN 'en_cours' ELSE 'en_attente' END::statut_demande,
  t.nom || ' neuf je cherche quelqu un qui me l apporte dans ses bagages ' || p.texte || CASE WHEN d.n % 5000 = 7 THEN ' theiere' ELSE '' END,
  d.made, d.made
FROM t_needs d JOIN t_things t ON t.n = d.thing_n JOIN t_places p ON p.n = d.place_n JOIN t_users u ON u.n = d.user_n
ORDER BY d.n;

INSERT INTO produits (id, user_id, nom, description, categorie, prix_centimes, localisation, localisation_cle, is_visible,
  texte_recherche, created_at, updated_at)
SELECT pg_temp.id_at(made, 'product' || numbered.n), u.id, initcap(t.nom), 'Disponible tout de suite.', t.categorie, 500 + numbered.n % 300 * 100,
  p.ville, p.cle, numbered.n % 40 > 0, t.nom || ' disponible tout de suite ' || p.texte, made, made
FROM (SELECT n, date_trunc('milliseconds', now()) - interval '60 days'
        + n * (interval '60 days' / (current_setting('rihla.trips')::int / 10 + 1)) AS made
      FROM generate_series(0, current_setting('rihla.trips')::int / 10 - 1) n) numbered
JOIN t_things t ON t.n = numbered.n % 20
JOIN t_places p ON p.n = numbered.n % p.of
JOIN t_users u ON u.n = numbered.n * 7 % current_setting('rihla.users')::int
ORDER BY numbered.n;
