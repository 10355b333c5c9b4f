import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/core/db';
import type { TransportView } from '@/lib/transports/queries/view';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReservation,
  makeReview,
  makeTransport,
  makeUser,
} from '@/tests/support/factories';

// The database's own last line: what no command would write, written past the commands.
describe('the database refuses', () => {
  let carrier: MadeUser;
  let sender: MadeUser;
  let published: TransportView;

  beforeAll(async () => {
    [carrier, sender] = [await makeUser(), await makeUser()];
    published = await makeTransport(carrier.actor);
  });

  it('a section loaded above its capacity or below nothing', async () => {
    const where = { transportId_position: { transportId: published._id, position: 0 } };
    await expect(db.etape.update({ where, data: { chargeGrammes: 40_001 } })).rejects.toThrow(
      'etapes_charge_check',
    );
    await expect(db.etape.update({ where, data: { chargeGrammes: -1 } })).rejects.toThrow(
      'etapes_charge_check',
    );
    await expect(db.etape.update({ where, data: { collecte: false, depot: false } })).rejects.toThrow(
      'etapes_actions_check',
    );
  });

  it('to lose the trip or a stop of a living reservation', async () => {
    const booked = await makeTransport(carrier.actor);
    const { _id: id } = await makeReservation(sender.actor, booked);
    await expect(db.transport.delete({ where: { id: booked._id } })).rejects.toThrow(
      'reservations_held_check',
    );
    await expect(db.etape.deleteMany({ where: { transportId: booked._id } })).rejects.toThrow(
      'reservations_held_check',
    );
    await db.reservation.update({ where: { id }, data: { status: 'annulee' } });
    await db.transport.delete({ where: { id: booked._id } });
    const kept = await db.reservation.findUniqueOrThrow({ where: { id } });
    expect([kept.transportId, kept.transportNom]).toEqual([null, booked.nom]);
  });

  it('reservations of nothing and for nothing', async () => {
    const { _id: id } = await makeReservation(sender.actor, published);
    await expect(db.reservation.update({ where: { id }, data: { poidsGrammes: 0 } })).rejects.toThrow(
      'reservations_poids_check',
    );
    await expect(db.reservation.update({ where: { id }, data: { prixCentimes: 99 } })).rejects.toThrow(
      'reservations_prix_check',
    );
  });

  it('reviews of oneself, twice, or out of five stars; averages follow the rest', async () => {
    const reviewed = await makeUser();
    const average = async () => {
      const { reviewSum, reviewCount } = await db.user.findUniqueOrThrow({ where: { id: reviewed.user.id } });
      return [reviewSum, reviewCount];
    };
    await expect(makeReview(reviewed.user, reviewed.user)).rejects.toThrow('reviews_self_check');
    await expect(makeReview(sender.user, reviewed.user, 6)).rejects.toThrow('reviews_rating_check');
    const { id } = await makeReview(sender.user, reviewed.user, 4);
    await expect(makeReview(sender.user, reviewed.user, 5)).rejects.toThrow(/unique/i);
    await makeReview(carrier.user, reviewed.user, 5);
    expect(await average()).toEqual([9, 2]);
    await db.review.update({ where: { id }, data: { rating: 2 } });
    expect(await average()).toEqual([7, 2]);
    await db.review.delete({ where: { id } });
    expect(await average()).toEqual([5, 1]);
  });

  it.each([
    [{ categorie: 'Divers' }, 'demandes_categorie_check'],
    [{ budgetCentimes: -1 }, 'demandes_budget_check'],
    [{ lienProduit: 'javascript:alert(1)' }, 'demandes_lien_check'],
    [{ parAccord: true }, 'demandes_par_accord_check'],
  ])('a need with %j', async (columns, constraint) => {
    await expect(makeDemande(sender.user, columns)).rejects.toThrow(constraint);
  });

  it.each([
    [{ categorie: 'Divers' }, 'produits_categorie_check'],
    [{ prixCentimes: -1 }, 'produits_prix_check'],
  ])('a product with %j', async (columns, constraint) => {
    await expect(makeProduit(sender.user, columns)).rejects.toThrow(constraint);
  });

  it.each([
    [{ email: 'Majuscule@exemple.test' }, 'users_email_check'],
    [{ language: 'de' }, 'users_language_check'],
    [{ theme: 'rose' }, 'users_theme_check'],
    [{ reviewCount: 1, reviewSum: 6 }, 'users_reviews_check'],
  ])('a person with %j', async (data, constraint) => {
    await expect(db.user.update({ where: { id: sender.user.id }, data })).rejects.toThrow(constraint);
  });
});
