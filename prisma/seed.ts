import { closeDatabase, type Db, db } from '@/lib/core/db';
import { hashPassword } from '@/lib/core/sessions/password';
import { buildMarket } from './demo/build-market';
import { buildPeople } from './demo/build-people';
import { buildReviews } from './demo/build-reviews';
import { buildTalks } from './demo/build-talks';
import { buildTransports } from './demo/build-transports';
import { calendar, dice, idMaker } from './demo/draw';
import { encodeDrawings, hangImages } from './demo/hang-images';
import { linkDemandes } from './demo/link-demandes';
import { DEMO_PASSWORD } from './demo-accounts';

/** Fills an empty database with the demo world, the same one on the same day, or leaves it as it was. */
async function seed(): Promise<void> {
  const cal = calendar(new Date());
  const newId = idMaker(1325);
  const draw = dice(1304);
  const people = buildPeople(cal, newId, await hashPassword(DEMO_PASSWORD));
  const { everybody } = people;
  const madeTransports = buildTransports(everybody, cal, newId, draw);
  const reviews = buildReviews(everybody, madeTransports.madeTransports, cal, newId, draw);
  const market = buildMarket(everybody, cal, newId, draw);
  const linked = linkDemandes(market.demandes, madeTransports.reservations);
  const images = [...people.images, ...market.images];

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
      await tx.transport.createMany({ data: madeTransports.transports });
      await tx.etape.createMany({ data: madeTransports.etapes });
      await tx.leg.createMany({ data: madeTransports.legs });
      await tx.review.createMany({ data: reviews });
      await hangImages(tx, images, drawings);
      for (const { userId, imageId } of people.portraits) {
        await tx.user.update({ where: { id: userId }, data: { profileImageId: imageId } });
      }
      await tx.agencyPhoto.createMany({ data: people.agencyPhotos });
      await tx.demande.createMany({ data: linked.demandes });
      await tx.reservation.createMany({ data: linked.reservations });
      await tx.demandeView.createMany({ data: market.views, skipDuplicates: true });
      await tx.produit.createMany({ data: market.produits });

      const talks = buildTalks(
        everybody,
        { ...madeTransports, ...market, reservations: linked.reservations },
        cal,
        newId,
      );
      await tx.conversation.createMany({ data: talks.conversations });
      await tx.message.createMany({ data: talks.messages });
      await tx.conversationParticipant.createMany({ data: talks.participants });
      await tx.livePosition.createMany({ data: talks.positions });
      await tx.payment.createMany({ data: talks.payments });
      await tx.paymentMove.createMany({ data: talks.moves });
      await tx.ledgerEntry.createMany({ data: talks.entries });
      await tx.ledgerLine.createMany({ data: talks.lines });
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
  await db.$executeRaw`ANALYZE`;
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
