import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeKey } from '@/lib/core/cities/find';
import { db } from '@/lib/core/db';
import { imageFile } from '@/lib/core/images/rules';
import { verifyPassword } from '@/lib/core/sessions/password';
import { FILTER_CATEGORIES, FILTER_VILLES } from '@/lib/demandes/schema';
import { sweepImages } from '@/lib/upkeep/images';
import { siretProblem } from '@/lib/users/rules/account';
import { buildPeople } from '@/prisma/demo/build-people';
import { buildReviews } from '@/prisma/demo/build-reviews';
import { buildTransports } from '@/prisma/demo/build-transports';
import { calendar, dice, idMaker } from '@/prisma/demo/draw';
import { planTransports } from '@/prisma/demo/plan-transports';
import { demoAccounts } from '@/prisma/demo-accounts';
import * as money from '../support/demo-money';
import { expectSoundTransports } from '../support/transport-invariants';
import { fileOf, onDisk } from '../support/uploads';

function runSeed() {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
}

describe('the demo world', () => {
  beforeAll(() => {
    const { status, stderr } = runSeed();
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  it('has its people, trips, reservations, reviews, needs, products and talks', async () => {
    const types = await db.user.groupBy({ by: ['userType'], _count: true });
    expect(Object.fromEntries(types.map((row) => [row.userType, row._count]))).toEqual({
      particular: 42,
      professional: 11,
      agency: 9,
    });
    const companies = { siret: true, user: { select: { country: true } } } as const;
    const numbers = [
      ...(await db.professionalDetails.findMany({ select: companies })),
      ...(await db.agencyDetails.findMany({ select: companies })),
    ];
    expect(numbers.filter(({ siret, user }) => siretProblem(siret, user.country) !== null)).toEqual([]);
    const now = new Date();
    const coming = { entier: true, dateDepart: { gt: now } };
    expect(await db.leg.count({ where: coming })).toBeGreaterThanOrEqual(150);
    expect(await db.leg.count({ where: { ...coming, listed: false } })).toBeGreaterThanOrEqual(2);
    expect(await db.leg.count({ where: { entier: true, dateDepart: { lt: now } } })).toBeGreaterThanOrEqual(
      30,
    );
    expect(await db.review.count()).toBeGreaterThanOrEqual(150);
    expect(await db.demande.count()).toBe(52);
    expect(await db.produit.count()).toBe(20);
    expect(await db.conversation.count()).toBeGreaterThanOrEqual(12);
    const statuses = (await db.reservation.groupBy({ by: ['status'], _count: true })).map(
      (row) => row.status,
    );
    expect(statuses.sort()).toEqual(['annulee', 'confirmee', 'en_attente', 'refusee']);
    const demandes = (await db.demande.groupBy({ by: ['categorie'], _count: true })).map(
      (row) => row.categorie,
    );
    expect(demandes.sort()).toEqual(['Autres', 'Cosmétique', 'Gaming', 'Mode', 'Électronique']);
    expect(
      await db.demande.count({ where: { urgent: true, isVisible: true, dateLimite: { gt: now } } }),
    ).toBeGreaterThan(5);
  });

  it('gives everybody a telephone number of their own, as long as their country’s', async () => {
    const digits: Record<string, number> = {
      France: 11,
      Belgique: 11,
      Espagne: 11,
      Italie: 12,
      Allemagne: 12,
      Maroc: 12,
      Algérie: 12,
      Tunisie: 11,
      Sénégal: 12,
      Mali: 11,
      'Côte d’Ivoire': 13,
      Cameroun: 12,
    };
    const users = await db.user.findMany({
      select: { phoneNumber: true, country: true, agencyDetails: { select: { contactPhone: true } } },
    });
    const numbers = users.flatMap(({ phoneNumber, country, agencyDetails }) =>
      [phoneNumber, ...(agencyDetails?.contactPhone ? [agencyDetails.contactPhone] : [])].map((number) => ({
        number,
        country,
      })),
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    for (const { number, country } of numbers)
      expect([number, number.length - 1]).toEqual([number, digits[country]]);
  });

  it('has faces, agencies in Morocco, and something in every category and city that the filters offer', async () => {
    const faces = await db.user.count({ where: { profileImage: { kind: 'profile' } } });
    expect(faces).toBe(41);
    const faceless = { userType: { not: 'agency' }, profileImageId: null, transports: { some: {} } } as const;
    expect(await db.user.count({ where: faceless })).toBe(0);
    expect(await db.agencyDetails.count({ where: { user: { country: 'Maroc' } } })).toBeGreaterThanOrEqual(2);
    const now = new Date();
    for (const categorie of FILTER_CATEGORIES) {
      for (const lieuLivraison of FILTER_VILLES) {
        const where = { categorie, lieuLivraison, isVisible: true, dateLimite: { gt: now } };
        expect([categorie, lieuLivraison, (await db.demande.count({ where })) > 0]).toEqual([
          categorie,
          lieuLivraison,
          true,
        ]);
      }
    }
  });

  it('lets something leave within a week, every week of the two months to come', async () => {
    for (let week = 0; week < 8; week++) {
      const from = new Date(Date.now() + week * 7 * 86_400_000);
      const to = new Date(+from + 7 * 86_400_000);
      const where = { entier: true, listed: true, dateDepart: { gt: from, lt: to } };
      expect(await db.leg.count({ where }), `week ${week}`).toBeGreaterThan(0);
    }
  });

  it('shows sections of every colour', async () => {
    const free = await db.$queryRaw<{ full: bigint; clay: bigint; saffron: bigint; palm: bigint }[]>`
      SELECT count(*) FILTER (WHERE libre = 0) AS full, count(*) FILTER (WHERE libre > 0 AND libre <= 0.2) AS clay,
        count(*) FILTER (WHERE libre > 0.2 AND libre <= 0.5) AS saffron, count(*) FILTER (WHERE libre > 0.5) AS palm
      FROM (SELECT 1 - charge_grammes::float / capacite_grammes AS libre FROM etapes WHERE collecte) section`;
    for (const count of Object.values(free[0] ?? {})) expect(Number(count)).toBeGreaterThan(10);
  });

  it('keeps loads and parts as the rules make them', expectSoundTransports);

  it('has money in every state', money.expectEveryState);
  it('has parcels at every step, and one disagreement that waits', money.expectEveryStep);
  it('has books that balance and agree with the provider', money.expectSoundBooks);
  it('leaves nothing of its money to what runs by itself', money.expectNothingLeft);
  it('has papers, numbered without gaps', money.expectPapers);
  it('dates no money before it could come', money.expectOrderInTime);

  it('has needs that are agreed on, by their owners’ own confirmed reservations and no others', async () => {
    expect(await db.reservation.count({ where: { demandeId: { not: null } } })).toBeGreaterThanOrEqual(2);
    const wrong = await db.$queryRaw`
      SELECT d.titre FROM demandes d LEFT JOIN reservations r ON r.demande_id = d.id
      GROUP BY d.id HAVING bool_or(r.user_id <> d.user_id OR r.created_at < d.created_at)
        OR (coalesce(bool_or(r.status = 'confirmee'), false) AND d.status = 'en_attente')
        OR (d.par_accord AND NOT coalesce(bool_or(r.status = 'confirmee'), false))`;
    expect(wrong).toEqual([]);
  });

  it('knows every city it names', async () => {
    const etapes = await db.etape.findMany({
      distinct: ['ville'],
      select: { ville: true, villeCle: true, latitude: true },
    });
    for (const { ville, villeCle, latitude } of etapes) {
      expect(villeCle, ville).toBe(placeKey(ville));
      expect(villeCle, ville).toMatch(/^g:/);
      expect(latitude, ville).not.toBeNull();
    }
  });

  it('has the example of the first tour, load for load', async () => {
    const loadsOf = async (email: string, villes: string) => {
      const madeTransports = await db.transport.findMany({
        where: { user: { email }, legs: { some: { entier: true, dateDepart: { gt: new Date() } } } },
        select: {
          etapes: {
            orderBy: { position: 'asc' },
            select: { ville: true, capaciteGrammes: true, chargeGrammes: true },
          },
        },
      });
      const free = madeTransports
        .filter(({ etapes }) => etapes.map((etape) => etape.ville).join() === villes)
        .map(({ etapes }) =>
          etapes.slice(0, -1).map((etape) => (etape.capaciteGrammes - etape.chargeGrammes) / 1000),
        );
      return free;
    };
    const at = (name: string) => `${name}@demo.example`;
    expect(await loadsOf(at('yassine.benali'), 'Lyon,Marseille,Algésiras,Tanger')).toContainEqual([
      36, 28, 14,
    ]);
    expect(await loadsOf(at('kadiatou.diallo'), 'Lyon,Marseille,Dakar')).toContainEqual([20, 4]);
    expect(await loadsOf(at('trans.atlas'), 'Paris,Bordeaux,Madrid,Casablanca')).toContainEqual([
      780, 600, 290,
    ]);
    expect(await loadsOf(at('moussa.ouattara'), 'Bruxelles,Paris,Abidjan')).toContainEqual([30, 30]);
    const yassine = await db.user.findUniqueOrThrow({ where: { email: at('yassine.benali') } });
    expect(yassine.reviewCount).toBe(31);
    expect((yassine.reviewSum / yassine.reviewCount).toFixed(1)).toBe('4.9');
  });

  it('dates nothing before it could happen', async () => {
    const early = await db.$queryRaw`
      SELECT r.id FROM reservations r JOIN transports t ON t.id = r.transport_id JOIN users u ON u.id = r.user_id
      WHERE r.created_at < t.created_at OR r.created_at < u.created_at OR r.created_at > now() OR r.created_at > r.date_depart
        OR r.user_id = t.user_id
      UNION ALL SELECT t.id FROM transports t JOIN users u ON u.id = t.user_id
      WHERE t.created_at < u.created_at OR t.created_at > now()
      UNION ALL SELECT r.id FROM reviews r JOIN users a ON a.id = r.reviewer_id JOIN users b ON b.id = r.user_id
      WHERE r.created_at < greatest(a.created_at, b.created_at) OR r.created_at > now() OR a.user_type = 'agency'
      UNION ALL SELECT d.id FROM demandes d JOIN users u ON u.id = d.user_id WHERE d.created_at < u.created_at
      UNION ALL SELECT p.id FROM produits p JOIN users u ON u.id = p.user_id WHERE p.created_at < u.created_at`;
    expect(early).toEqual([]);
  });

  it('keeps conversations between their two people, what is read in step', money.expectSoundTalks);
  it('has a paid parcel that nobody collected for a week', money.expectStandingParcel);

  it('shows every need, product and agency in pictures of their owners, none of them everywhere', async () => {
    const image = { select: { ownerId: true, url: true, bytes: true } };
    const shown = { imageId: true, userId: true, image } as const;
    const things = [
      ...(await db.demande.findMany({ select: shown })),
      ...(await db.produit.findMany({ select: shown })),
    ];
    for (const { userId, image } of things) expect(image?.ownerId).toBe(userId);
    const looks = new Map<number | undefined, number>();
    for (const { image } of things) looks.set(image?.bytes, (looks.get(image?.bytes) ?? 0) + 1);
    expect(Math.max(...looks.values())).toBeLessThanOrEqual(2);

    const agencies = await db.agencyDetails.findMany({
      select: { userId: true, photos: { orderBy: { position: 'asc' }, select: { position: true, image } } },
    });
    expect(agencies).toHaveLength(9);
    for (const { userId, photos } of agencies) {
      expect(photos.length).toBeGreaterThanOrEqual(3);
      expect(photos.map(({ position }) => position)).toEqual([...photos.keys()]);
      expect(photos.every(({ image }) => image.ownerId === userId)).toBe(true);
    }
  });

  it('keeps pictures as uploads are kept: every file is there, decodes, and none is left over', async () => {
    const images = await db.image.findMany();
    expect(onDisk()).toEqual(
      images.flatMap(({ key, widths }) => widths.map((width) => imageFile(key, width))).sort(),
    );
    for (const { url, width, height, widths, bytes, key, storage } of images) {
      expect(storage).toBe('local');
      const files = widths.map((each) => fileOf(imageFile(key, each)));
      expect(files.reduce((sum, file) => sum + file.length, 0)).toBe(bytes);
      const { info } = await sharp(fileOf(url)).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width, height });
    }
    await db.image.updateMany({ data: { createdAt: new Date(Date.now() - 3 * 86_400_000) } });
    expect(await sweepImages()).toBe(0);
  });

  it('opens to every demo account', async () => {
    for (const { email, password } of demoAccounts) {
      const user = await db.user.findUniqueOrThrow({ where: { email }, select: { passwordHash: true } });
      expect(await verifyPassword(user.passwordHash, password), email).toBe(true);
    }
  });

  it('refuses a database that has people, and leaves it alone', async () => {
    const world = async () => [await db.user.count(), await db.image.count(), onDisk()];
    const before = await world();
    const { status, stderr } = runSeed();
    expect(status).not.toBe(0);
    expect(stderr).toContain('La base n’est pas vide');
    expect(await world()).toEqual(before);
  }, 60_000);

  it('is the same whenever it is made on a day', () => {
    const world = (time: string) => {
      const cal = calendar(new Date(`2026-11-21T${time}Z`));
      const [newId, draw] = [idMaker(1), dice(2)];
      const people = buildPeople(cal, newId, 'hash');
      const transports = buildTransports(
        planTransports(people.everybody, draw),
        people.everybody,
        cal,
        newId,
        draw,
      );
      const reviews = buildReviews(people.everybody, transports.madeTransports, cal, newId, draw);
      return [people, transports, reviews];
    };
    expect(world('23:59:00')).toEqual(world('00:01:00'));
  });
});
