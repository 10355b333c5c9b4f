import 'server-only';
import type Stripe from 'stripe';
import { HIDDEN } from '@/lib/conversations/rules/amounts';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { coveredAs } from '@/lib/core/text/covered';
import { refus } from '@/lib/langues/refus/payments';
import { paymentPath } from '../../labels';
import { doorClosesAt } from '../../rules/door';
import type { Call, Charge, Door } from '../provider';
import { asked, askedFor } from './client';

/**
 * Opens the page of Stripe on which somebody pays, or finds the one that stands open. Null when that one is closed; what is
 * asked again under one key is the same page.
 */
export async function openCheckout(call: Call): Promise<Door | null> {
  if (call.ref !== null) return standing(call.ref);
  const params = await paramsOf(call);
  const session = await asked('open', (client) =>
    client.checkout.sessions.create(params, { idempotencyKey: `encaissement:${call.id}` }),
  );
  if ('refus' in session) return session;
  return session.url ? { ref: session.id, url: session.url } : null;
}

async function standing(ref: string): Promise<Door | null> {
  const { url, status } = await askedFor('open', (client) => client.checkout.sessions.retrieve(ref));
  return status === 'open' && url ? { ref, url } : null;
}

/** Nothing in it changes between two askings: Stripe refuses a key that comes with something else. */
async function paramsOf(call: Call): Promise<Stripe.Checkout.SessionCreateParams> {
  const [row] = await rowsOf<{ description: string; lapsesAt: Date; devise: string }>`
    SELECT description, lapses_at AS "lapsesAt", devise FROM payments WHERE id = ${call.paymentId}::uuid`;
  const { description, lapsesAt, devise } = found(row, refus('introuvable'));
  const metadata = { paiement: call.paymentId, appel: call.id };
  const page = `${siteOrigin()}${paymentPath(call.paymentId)}`;
  return {
    mode: 'payment',
    // Paid is paid at once with a card: what is only promised would be held for days without anybody knowing.
    allowed_payment_method_types: ['card'],
    // Stripe’s page does not speak all of our languages, and an account’s may change between two askings.
    locale: 'auto',
    client_reference_id: call.paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: devise.toLowerCase(),
          unit_amount: call.centimes,
          product_data: { name: `${PRODUCT_NAME} · ${coveredAs(coverContacts(description).text, HIDDEN)}` },
        },
      },
    ],
    metadata,
    payment_intent_data: { transfer_group: call.paymentId, metadata },
    success_url: `${page}?retour=prestataire`,
    cancel_url: page,
    expires_at: Math.floor(doorClosesAt(call.createdAt, lapsesAt) / 1_000),
  };
}

/** What became of it, as Stripe says now. */
export async function readCheckout(ref: string): Promise<Charge> {
  const session = await askedFor('read', (client) =>
    client.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }),
  );
  const centimes = session.amount_total ?? 0;
  if (session.status === 'open') return { etat: 'ouvert', centimes };
  if (session.status === 'expired') return { etat: 'perime', centimes };
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const debit = intent?.latest_charge as Stripe.Charge | null | undefined;
  if (session.payment_status === 'paid' && debit) return { etat: 'paye', centimes, debit: debit.id };
  const isOver = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return { etat: isOver ? 'refuse' : 'ouvert', centimes };
}

/** Closes a page that nobody is to pay on any more. One that is paid or closed already stays what it is. */
export async function closeCheckout({ id, ref }: Pick<Call, 'id' | 'ref'>): Promise<void> {
  if (ref === null) return;
  await asked('close', (client) =>
    client.checkout.sessions.expire(ref, {}, { idempotencyKey: `fermeture:${id}` }),
  );
}
