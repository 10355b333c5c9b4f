import { Link } from '@/components/ui/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { EMAIL_UNCONFIRMED, VERIFICATION_LABELS } from '@/lib/users/labels';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export const generateMetadata = () =>
  textMetadata(
    '/verifications',
    'Badges et vérifications',
    `Ce que chaque badge de ${PRODUCT_NAME} prouve, comment nous le vérifions, et ce qu’il ne dit pas.`,
  );

const WHAT: [label: string, text: string][] = [
  [
    VERIFICATION_LABELS.email,
    `La personne a ouvert un lien envoyé à son adresse\u202f: elle lit donc cette boîte. Sans cela, son profil dit «\u00a0${EMAIL_UNCONFIRMED}\u00a0» et elle ne peut rien payer.`,
  ],
  [
    VERIFICATION_LABELS.telephone,
    'La personne a recopié un code reçu par SMS. Le numéro était le sien ce jour-là\u202f; s’il change, le badge part.',
  ],
  [
    VERIFICATION_LABELS.identite,
    'Un membre de notre équipe a comparé une pièce d’identité valable avec le nom du profil. Le badge part quand le nom change ou que la pièce n’est plus valable.',
  ],
  [
    VERIFICATION_LABELS.entreprise,
    'Un document officiel montre une entreprise à ce nom et à ce numéro. Pour les professionnels et les agences.',
  ],
  [
    VERIFICATION_LABELS.licence,
    'Une licence de transport au numéro annoncé a été regardée. Le badge part à la date écrite dessus.',
  ],
  [
    VERIFICATION_LABELS.assurance,
    'Une attestation d’assurance a été regardée. Le badge part à la date écrite dessus. Ce que le contrat couvre se demande au transporteur.',
  ],
];

export default function VerificationsPage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="Ce que veulent dire les badges"
      subtitle="Chaque badge dit ce qui a été vérifié, et rien de plus."
    >
      <h2>Les badges</h2>
      <dl className="space-y-4">
        {WHAT.map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>Le signe à côté d’un nom</h2>
      <p>
        Pour une personne, il dit que son identité a été vérifiée. Pour une agence, que son responsable et son
        entreprise l’ont été tous les deux.
      </p>
      <h2>Ce qu’un badge ne dit pas</h2>
      <p>
        Il ne promet ni un bon voyage ni un bon envoi. Lisez les avis, écrivez-vous ici, payez ici, et ne
        donnez un code qu’au moment de la remise. Un nom qui imite celui d’un membre vérifié nous est montré.
      </p>
      <h2>Ce que deviennent les documents</h2>
      <p>
        Les photos sont chiffrées dès leur arrivée. Seule notre équipe de vérification les ouvre, chaque
        ouverture est notée, et elles sont effacées avec la réponse. Nous gardons le résultat et sa date.
      </p>
      <p>
        Pour faire vérifier les vôtres, ouvrez <Link href="/profile">votre profil</Link>, «{'\u00a0'}Documents
        vérifiés{'\u00a0'}».
      </p>
    </TextPage>
  );
}
