import Link from 'next/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from '../_text/contact-link';
import { Operator } from '../_text/operator';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export const metadata = textMetadata(
  '/terms',
  'Conditions d’utilisation',
  `Les règles de ${PRODUCT_NAME}, en français courant\u202f: comptes, annonces, réservations, paiements, responsabilités.`,
);

export default function TermsPage() {
  return (
    <TextPage
      metadata={metadata}
      title="Conditions d’utilisation"
      subtitle="En vous servant du site, vous acceptez les règles qui suivent. Elles sont courtes&#8239;: lisez-les."
    >
      <h2>1. Ce que nous faisons</h2>
      <p>
        {PRODUCT_NAME} met en relation des personnes qui ont quelque chose à envoyer et des voyageurs, des
        chauffeurs ou des agences qui font la route. Nous ne transportons rien nous-mêmes. Le contrat de
        transport se forme entre l’expéditeur et le transporteur.
      </p>
      <Operator />
      <h2>2. Votre compte</h2>
      <p>
        Il faut être majeur et donner des informations exactes. Le compte est personnel&#8239;: gardez votre
        mot de passe pour vous et prévenez-nous si quelqu’un s’en sert à votre place. Les chauffeurs et les
        agences répondent de leurs autorisations, de leurs assurances et de leurs déclarations.
      </p>
      <h2>3. Vos annonces</h2>
      <p>
        Un trajet, un besoin ou un produit doit être réel, décrit honnêtement et permis par la loi. Vous
        pouvez le modifier, le masquer ou le supprimer. Ce qui est déjà réservé sur un trajet reste dû&#8239;:
        une étape réservée ne peut pas disparaître.
      </p>
      <h2>4. Ce qui ne s’envoie pas</h2>
      <ul>
        <li>les armes, les explosifs, les matières dangereuses&#8239;;</li>
        <li>les stupéfiants et les médicaments sans ordonnance&#8239;;</li>
        <li>les contrefaçons et les biens volés&#8239;;</li>
        <li>les animaux vivants et les espèces protégées&#8239;;</li>
        <li>l’argent liquide et tout ce qu’interdisent les pays traversés.</li>
      </ul>
      <p>
        L’expéditeur répond du contenu et des droits de douane. Le transporteur peut demander à voir le colis
        ouvert et le refuser.
      </p>
      <h2>5. Réservations</h2>
      <p>
        Une demande retient le poids demandé jusqu’à la réponse du transporteur, qui la confirme ou la refuse.
        Les règles d’annulation sont dans les <Link href="/faq">questions fréquentes</Link>&#8239;; elles font
        partie de ces conditions.
      </p>
      <h2>6. Prix et paiements</h2>
      <p>
        Les prix sont en euros et se conviennent entre vous. Une commission de 8 à 15&nbsp;% s’applique selon
        le service. Le paiement est conservé, puis versé quand la livraison est confirmée.
      </p>
      <h2>7. Avis et messages</h2>
      <p>
        Un avis raconte une expérience vraie, sans insulte ni donnée privée. Chacun peut en laisser un par
        personne, le corriger et le retirer. Nous pouvons retirer ce qui est illicite, trompeur ou blessant.
      </p>
      <h2>8. Responsabilités</h2>
      <p>
        Chacun répond de ce qu’il promet. Nous répondons du bon fonctionnement du site, pas de la perte, de
        l’avarie ou du retard d’un colis, dans les limites que fixe la loi. Rien ici ne retire aux
        consommateurs les droits qu’elle leur donne.
      </p>
      <h2>9. Suspension et fin</h2>
      <p>
        Vous pouvez partir quand vous voulez. Nous pouvons suspendre un compte qui enfreint ces règles, en
        disant pourquoi&#8239;; vous pouvez répondre et demander un nouvel examen.
      </p>
      <h2>10. Droit applicable et litiges</h2>
      <p>
        Le droit français s’applique. Écrivez-nous d’abord à <ContactLink />. À défaut d’accord, un
        consommateur peut saisir gratuitement un médiateur de la consommation ou le tribunal de son domicile.
      </p>
    </TextPage>
  );
}
