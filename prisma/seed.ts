import { closeDatabase, type Db, db } from '@/lib/core/db';
import { hashPassword } from '@/lib/core/sessions/password';
import { issueRecus } from '@/lib/payments/commands/recus';
import { buildMarket } from './demo/build-market';
import { buildPeople } from './demo/build-people';
import { buildReviews } from './demo/build-reviews';
import { buildTalks } from './demo/build-talks';
import { buildTransports } from './demo/build-transports';
import { calendar, dice, idMaker } from './demo/draw';
import { encodeDrawings, hangImages } from './demo/hang-images';
import { linkDemandes } from './demo/link-demandes';
import { moneyTransports } from './demo/money-transports';
import { planTransports } from './demo/plan-transports';
import { DEMO_PASSWORD } from './demo-accounts';

/** Fills an empty database with the demo world, the same one on the same day, or leaves it as it was. */
async function seed(): Promise<void> {
  const cal = calendar(new Date());
  const newId = idMaker(1325);
  const draw = dice(1304);
  const people = buildPeople(cal, newId, await hashPassword(DEMO_PASSWORD));
  const { everybody } = people;
  const madeTransports = buildTransports(planTransports(everybody, draw), everybody, cal, newId, draw);
  const reviews = buildReviews(everybody, madeTransports.madeTransports, cal, newId, draw);
  const market = buildMarket(everybody, cal, newId, draw);
  const linked = linkDemandes(market.demandes, madeTransports.reservations);
  // With numbers of its own: what is drawn for the others stays as it is.
  const paid = buildTransports(moneyTransports(everybody), everybody, cal, newId, dice(1311));
  const talks = buildTalks(
    everybody,
    {
      demandes: market.demandes,
      produits: market.produits,
      madeTransports: [...madeTransports.madeTransports, ...paid.madeTransports],
      reservations: [...linked.reservations, ...paid.reservations],
    },
    cal,
    newId,
  );
  const { money, parcels } = talks;
  const images = [...people.images, ...market.images, ...parcels.images];

  await refuseIfFilled(db);
  const drawings = await encodeDrawings(images);
  await db.$transaction(
    async (tx) => {
      // Whoever seeds or registers at the same time waits, and then finds the database filled.
      await tx.$executeRaw`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`;
      await refuseIfFilled(tx);
      await tx.user.createMany({ data: people.users });
      await tx.particularDetails.createMany({ data: people.particularDetails });
      await tx.professionalDetails.createMany({ data: people.professionalDetails });
      await tx.agencyDetails.createMany({ data: people.agencyDetails });
      await tx.transport.createMany({ data: [...madeTransports.transports, ...paid.transports] });
      await tx.etape.createMany({ data: [...madeTransports.etapes, ...paid.etapes] });
      await tx.leg.createMany({ data: [...madeTransports.legs, ...paid.legs] });
      await tx.review.createMany({ data: reviews });
      await hangImages(tx, images, drawings);
      for (const { userId, imageId } of people.portraits) {
        await tx.user.update({ where: { id: userId }, data: { profileImageId: imageId } });
      }
      await tx.agencyPhoto.createMany({ data: people.agencyPhotos });
      await tx.demande.createMany({ data: linked.demandes });
      await tx.reservation.createMany({ data: talks.reservations });
      await tx.demandeView.createMany({ data: market.views, skipDuplicates: true });
      await tx.produit.createMany({ data: market.produits });

      await tx.conversation.createMany({ data: talks.conversations });
      await tx.message.createMany({ data: talks.messages });
      await tx.conversationParticipant.createMany({ data: talks.participants });
      await tx.livePosition.createMany({ data: talks.positions });
      await hangMoney(tx, money);
      await tx.remise.createMany({ data: parcels.remises });
      await tx.remiseDeclaration.createMany({ data: parcels.declarations });
      await tx.litige.createMany({ data: parcels.litiges });
      await tx.litigeProposition.createMany({ data: parcels.propositions });
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
  await db.$executeRaw`ANALYZE`;
}

/** Payments with their books, and the papers that these call for, numbered in the order of time. */
async function hangMoney(tx: Db, money: ReturnType<typeof buildTalks>['money']): Promise<void> {
  await tx.payment.createMany({ data: money.payments });
  await tx.paymentMove.createMany({ data: money.moves });
  await tx.ledgerEntry.createMany({ data: money.entries });
  await tx.ledgerLine.createMany({ data: money.lines });
  await tx.paymentCall.createMany({ data: money.calls });
  await tx.testCharge.createMany({ data: money.charges });
  for (const { payment, ecritures, at } of money.written.sort((one, other) => +one.at - +other.at)) {
    await issueRecus(tx, { ...payment, provider: 'test' }, ecritures, at);
  }
}

async function refuseIfFilled(on: Db): Promise<void> {
  if ((await on.user.findFirst({ select: { id: true } })) !== null) {
    throw new Error('La base n’est pas vide : elle contient déjà des comptes, rien n’a été changé.');
  }
}

try {
  await seed();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
