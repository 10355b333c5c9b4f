-- Every valid part of a trip is searched, later passages of the same cities and trips under way too. Indexes first, so
-- that filling the new columns writes the table only.
DROP INDEX "legs_depuis_date";
DROP INDEX "legs_depuis_recent";
DROP INDEX "legs_entier_date";
DROP INDEX "legs_entier_recent";
DROP INDEX "legs_exact_date";
DROP INDEX "legs_exact_recent";
DROP INDEX "legs_vers_date";
DROP INDEX "legs_vers_recent";

ALTER TABLE "legs" DROP COLUMN "depuis",
DROP COLUMN "premier",
DROP COLUMN "vers",
ADD COLUMN     "depart_avant" TIMESTAMPTZ(3),
ADD COLUMN     "depart_avant_ici" TIMESTAMPTZ(3),
ADD COLUMN     "premier_depot" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "premier_depot_ici" BOOLEAN NOT NULL DEFAULT false;

UPDATE "legs" l SET "depart_avant" = s."avant", "depart_avant_ici" = s."avant_ici",
  "premier_depot" = s."premier", "premier_depot_ici" = s."premier_ici"
FROM (
  SELECT p."transport_id", p."depart_position", p."arrivee_position", c."avant", c."avant_ici",
    row_number() OVER (PARTITION BY p."transport_id", p."depart_position" ORDER BY p."arrivee_position") = 1 AS "premier",
    row_number() OVER (PARTITION BY p."transport_id", p."depart_position", p."arrivee_cle" ORDER BY p."arrivee_position") = 1
      AS "premier_ici"
  FROM "legs" p
  JOIN (
    SELECT "transport_id", "position",
      lag("date") OVER (PARTITION BY "transport_id" ORDER BY "position") AS "avant",
      lag("date") OVER (PARTITION BY "transport_id", "ville_cle" ORDER BY "position") AS "avant_ici"
    FROM "etapes" WHERE "collecte"
  ) c ON c."transport_id" = p."transport_id" AND c."position" = p."depart_position"
) s
WHERE l."transport_id" = s."transport_id" AND l."depart_position" = s."depart_position"
  AND l."arrivee_position" = s."arrivee_position";

ALTER TABLE "legs" ALTER COLUMN "premier_depot" DROP DEFAULT,
ALTER COLUMN "premier_depot_ici" DROP DEFAULT,
  ADD CONSTRAINT "legs_premier_check" CHECK ("premier_depot_ici" OR NOT "premier_depot"),
  ADD CONSTRAINT "legs_avant_check" CHECK ("depart_avant_ici" IS NULL OR "depart_avant" >= "depart_avant_ici");

CREATE INDEX "legs_exact_date" ON "legs"("depart_cle", "arrivee_cle", "date_depart", "transport_id") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_exact_recent" ON "legs"("depart_cle", "arrivee_cle", "transport_id") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_depuis_date" ON "legs"("depart_cle", "date_depart", "transport_id") WHERE (listed AND premier_depot);
CREATE INDEX "legs_depuis_recent" ON "legs"("depart_cle", "transport_id") WHERE (listed AND premier_depot);
CREATE INDEX "legs_vers_date" ON "legs"("arrivee_cle", "date_depart", "transport_id") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_vers_recent" ON "legs"("arrivee_cle", "transport_id") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_tous_date" ON "legs"("date_depart", "transport_id") WHERE (listed AND premier_depot AND depart_position >= 0);
CREATE INDEX "legs_tous_recent" ON "legs"("transport_id") WHERE (listed AND premier_depot AND depart_position >= 0);

-- What a carrier may move a booked stop from is the date that was booked; what is there now stands for it.
ALTER TABLE "reservations" ADD COLUMN     "arrivee_convenue" TIMESTAMPTZ(3),
ADD COLUMN     "depart_convenu" TIMESTAMPTZ(3);
UPDATE "reservations" SET "depart_convenu" = "date_depart", "arrivee_convenue" = "date_arrivee";
ALTER TABLE "reservations" ALTER COLUMN "arrivee_convenue" SET NOT NULL,
ALTER COLUMN "depart_convenu" SET NOT NULL;
