-- How much is free on a part stands beside it in steps, so that a search by weight is answered by its indexes. In steps and not in
-- grams: most reservations then leave the parts as they are. Up to 50 kg what is exactly so many kilograms has a step of its own.
CREATE FUNCTION "palier_de"(p_grammes integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(p_grammes, '{
    1,500,1000,1001,2000,2001,3000,3001,4000,4001,5000,5001,6000,6001,7000,7001,8000,8001,9000,9001,10000,10001,11000,
    11001,12000,12001,13000,13001,14000,14001,15000,15001,16000,16001,17000,17001,18000,18001,19000,19001,20000,20001,
    21000,21001,22000,22001,23000,23001,24000,24001,25000,25001,26000,26001,27000,27001,28000,28001,29000,29001,30000,
    30001,31000,31001,32000,32001,33000,33001,34000,34001,35000,35001,36000,36001,37000,37001,38000,38001,39000,39001,
    40000,40001,41000,41001,42000,42001,43000,43001,44000,44001,45000,45001,46000,46001,47000,47001,48000,48001,49000,
    49001,50000,50001,55000,60000,65000,70000,75000,80000,85000,90000,95000,100000,110000,120000,130000,140000,150000,
    160000,170000,180000,190000,200000,225000,250000,275000,300000,325000,350000,375000,400000,425000,450000,475000,
    500000,550000,600000,650000,700000,750000,800000,850000,900000,950000,1000000,1100000,1200000,1300000,1400000,1500000,
    1600000,1700000,1800000,1900000,2000000,2100000,2200000,2300000,2400000,2500000,2600000,2700000,2800000,2900000,
    3000000,3500000,4000000,5000000,7500000,10000000,20000000,50000000
  }'::integer[])::smallint
$$;

-- Whoever reserves or edits locks sections first, then parts; nobody does between the reading of what is free and the trigger.
LOCK TABLE "etapes" IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE "legs" IN ACCESS EXCLUSIVE MODE;

-- Without their indexes while all of them are written.
DROP INDEX "legs_exact_date";
DROP INDEX "legs_exact_recent";
DROP INDEX "legs_depuis_date";
DROP INDEX "legs_depuis_recent";
DROP INDEX "legs_vers_date";
DROP INDEX "legs_vers_recent";
DROP INDEX "legs_tous_date";
DROP INDEX "legs_tous_recent";

ALTER TABLE "legs" ADD COLUMN     "palier" SMALLINT;
UPDATE "legs" l SET "palier" = free."palier"
FROM (
  SELECT p."transport_id", p."depart_position", p."arrivee_position",
    min(palier_de(e."capacite_grammes" - e."charge_grammes")) AS "palier"
  FROM "legs" p JOIN "etapes" e ON e."transport_id" = p."transport_id"
    AND e."position" >= p."depart_position" AND e."position" < p."arrivee_position"
  GROUP BY p."transport_id", p."depart_position", p."arrivee_position"
) free
WHERE l."transport_id" = free."transport_id" AND l."depart_position" = free."depart_position"
  AND l."arrivee_position" = free."arrivee_position";
ALTER TABLE "legs" ADD CONSTRAINT "legs_palier_check" CHECK ("palier" IS NOT NULL);

CREATE FUNCTION "palier_of_leg"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT min(palier_de(capacite_grammes - charge_grammes)) INTO NEW.palier FROM etapes
  WHERE transport_id = NEW.transport_id AND position >= NEW.depart_position AND position < NEW.arrivee_position;
  RETURN NEW;
END $$;
CREATE TRIGGER "legs_palier" BEFORE INSERT ON "legs" FOR EACH ROW WHEN (NEW."palier" IS NULL) EXECUTE FUNCTION "palier_of_leg"();

-- A section went up or down a step. Who holds other sections of the trip may be here at the same moment and does not see this
-- one yet: the parts are locked first, in the one order, and the sections looked at when they are.
CREATE FUNCTION "palier_of_legs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM legs WHERE transport_id = NEW.transport_id ORDER BY depart_position, arrivee_position FOR NO KEY UPDATE;
  UPDATE legs l SET palier = free.palier
  FROM (
    SELECT p.depart_position, p.arrivee_position, min(palier_de(e.capacite_grammes - e.charge_grammes)) AS palier
    FROM legs p JOIN etapes e ON e.transport_id = p.transport_id AND e.position >= p.depart_position AND e.position < p.arrivee_position
    WHERE p.transport_id = NEW.transport_id GROUP BY p.depart_position, p.arrivee_position
  ) free
  WHERE l.transport_id = NEW.transport_id AND l.depart_position = free.depart_position AND l.arrivee_position = free.arrivee_position
    AND l.palier <> free.palier;
  RETURN NULL;
END $$;
CREATE TRIGGER "etapes_palier" AFTER UPDATE OF "charge_grammes", "capacite_grammes" ON "etapes" FOR EACH ROW
  WHEN (palier_de(OLD."capacite_grammes" - OLD."charge_grammes") <> palier_de(NEW."capacite_grammes" - NEW."charge_grammes"))
  EXECUTE FUNCTION "palier_of_legs"();

CREATE INDEX "legs_exact_date" ON "legs"("depart_cle", "arrivee_cle", "date_depart", "transport_id", "depart_avant_ici", "jour_depart", "palier") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_exact_recent" ON "legs"("depart_cle", "arrivee_cle", "transport_id", "date_depart", "jour_depart", "palier") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_depuis_date" ON "legs"("depart_cle", "date_depart", "transport_id", "depart_avant_ici", "jour_depart", "palier") WHERE (listed AND premier_depot);
CREATE INDEX "legs_depuis_recent" ON "legs"("depart_cle", "transport_id", "date_depart", "jour_depart", "palier") WHERE (listed AND premier_depot);
CREATE INDEX "legs_vers_date" ON "legs"("arrivee_cle", "date_depart", "transport_id", "depart_avant", "jour_depart", "palier") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_vers_recent" ON "legs"("arrivee_cle", "transport_id", "date_depart", "jour_depart", "palier") WHERE (listed AND premier_depot_ici);
CREATE INDEX "legs_tous_date" ON "legs"("date_depart", "transport_id", "depart_avant", "jour_depart", "palier") WHERE (listed AND premier_depot AND (depart_position >= 0));
CREATE INDEX "legs_tous_recent" ON "legs"("transport_id") WHERE (listed AND premier_depot AND (depart_position >= 0));
CREATE INDEX "legs_libre_date" ON "legs"("palier", "date_depart", "transport_id", "depart_avant", "type") WHERE (listed AND premier_depot AND (depart_position >= 0));
CREATE INDEX "legs_libre_recent" ON "legs"("palier", "transport_id", "date_depart", "type") WHERE (listed AND premier_depot AND (depart_position >= 0));
CREATE INDEX "legs_entier" ON "legs"("depart_cle", "arrivee_cle", "date_depart") WHERE (listed AND entier);
