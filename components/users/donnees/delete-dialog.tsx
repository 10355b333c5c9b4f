'use client';
import { dropDrafts } from '@/components/form/draft';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { addressHere } from '@/components/words/browser';
import { CONFIRMATION, deleteAccountSchema } from '@/lib/donnees/schema';

const EMPTY = { confirmation: '', password: '' };

/** What goes and what stays, then the word and the password that end the account. */
export function DeleteDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog open onOpenChange={onClosed} size="medium" title="Supprimer mon compte">
      <Form
        schema={deleteAccountSchema}
        to={{ call: 'POST /users/me/suppression' }}
        defaultValues={EMPTY}
        submitLabel="Supprimer mon compte"
        pendingLabel="Suppression..."
        submitVariant="danger"
        secondary={<DialogCancel />}
        inDialog
        leaves
        onSuccess={() => {
          dropDrafts();
          location.assign(addressHere('/'));
        }}
      >
        <div className="space-y-3">
          <h3 className="font-semibold">Ce qui disparaît</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>votre nom, votre e-mail, votre téléphone, votre adresse et vos documents&#8239;;</li>
            <li>
              vos photos, vos annonces et le texte de vos messages, de vos réservations et de vos avis&#8239;;
            </li>
            <li>vos connexions, partout, et ce que nous vous avons envoyé.</li>
          </ul>
          <h3 className="font-semibold">Ce qui reste, sans vous nommer</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              chez les autres, leurs conversations, leurs réservations et les notes que vous avez données,
              avec «&#160;Compte supprimé&#160;» à la place de votre nom&#8239;;
            </li>
            <li>
              dix ans, les pièces de comptabilité, parce que la loi l’impose&#8239;: votre nom y est scellé,
              et personne ne l’ouvre sans y être obligé.
            </li>
          </ul>
          <p>Vous pourrez vous inscrire de nouveau avec la même adresse, en repartant de zéro.</p>
        </div>
        <TextField
          name="confirmation"
          label={`Écrivez ${CONFIRMATION} pour confirmer`}
          autoComplete="off"
          maxLength={20}
          required
        />
        <PasswordField name="password" label="Votre mot de passe" required />
      </Form>
    </Dialog>
  );
}
