-- CreateTable
CREATE TABLE "mesures" (
    "jour" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "appareil" TEXT NOT NULL,
    "mesure" TEXT NOT NULL,
    "classe" SMALLINT NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "mesures_pkey" PRIMARY KEY ("jour","page","appareil","mesure","classe")
);

-- Whatever is sent, no more counters than these, and whole ones.
ALTER TABLE "mesures" ADD CONSTRAINT "mesures_bornees" CHECK (
  "nombre" > 0 AND "classe" BETWEEN 0 AND 140 AND "appareil" IN ('telephone', 'ordinateur')
  AND "mesure" IN ('LCP', 'INP', 'CLS', 'TTFB', 'FCP'));
