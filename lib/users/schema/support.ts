import { line, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/comptes';
import { SUJETS, SUPPORT_LENGTH } from '../rules/support';
import { loginSchema } from './account';

/** `POST /contact`: a message to whoever runs the site. */
export const supportSchema = z.object({
  nom: line(100, saisie('nom')),
  email: loginSchema.shape.email,
  sujet: z.enum(SUJETS, saisie('sujet')),
  message: text(SUPPORT_LENGTH, saisie('message')),
  copie: z.boolean().default(false),
});

/** What the sender gets: that it arrived, under which number, and whether their own words come back by mail. */
export const supportReceiptSchema = z
  .strictObject({
    numero: z
      .string()
      .meta({ examples: ['4F2A90C1'], description: 'À citer si vous nous écrivez de nouveau.' }),
    copie: z.enum(['texte', 'accuse', 'aucune']).meta({
      description:
        'Ce qui part à l’adresse donnée\u202f: le texte (un membre, à sa propre adresse), un accusé de réception sans le texte, ou rien.',
    }),
  })
  .meta({ id: 'SupportReceipt', description: 'Votre message est arrivé.' });

export type SupportInput = z.output<typeof supportSchema>;
export type SupportReceipt = z.output<typeof supportReceiptSchema>;
