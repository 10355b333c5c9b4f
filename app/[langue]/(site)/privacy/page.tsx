import { Link } from '@/components/ui/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from '../_text/contact-link';
import { Operator } from '../_text/operator';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { DataTable } from './data-table';

export const generateMetadata = () =>
  textMetadata(
    '/privacy',
    'Confidentialité',
    `Ce que ${PRODUCT_NAME} sait de vous, pourquoi, combien de temps, et comment le faire effacer.`,
  );

export default function PrivacyPage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="Confidentialité"
      subtitle="Le strict nécessaire, aucune publicité, aucun pistage."
    >
      <Operator />
      <h2>Ce que nous gardons, pourquoi, combien de temps</h2>
      <p>
        Ce tableau vient du programme lui-même&#8239;: la même table décide de ce que vous téléchargez et de
        ce qui disparaît avec votre compte.
      </p>
      <DataTable />
      <h2>Pourquoi</h2>
      <p>
        Pour exécuter le service que vous demandez (comptes, annonces, réservations, messages), pour le
        protéger des abus, ce qui est notre intérêt légitime, et pour respecter la loi. Vos données ne sont ni
        vendues ni louées.
      </p>
      <h2>Qui voit quoi</h2>
      <p>
        Tout le monde voit votre nom, votre photo, vos annonces visibles et les avis. Votre e-mail, votre
        téléphone et votre adresse ne sont pas publiés, sauf les coordonnées qu’une agence choisit d’afficher.
        Une conversation n’existe que pour ses participants, à deux exceptions près&#8239;: un message que
        l’un d’eux signale est lu par l’équipe, avec les lignes qui l’entourent&#8239;; et la personne de
        l’équipe qui tranche un désaccord entre eux peut la lire tant qu’il est ouvert, et chaque lecture est
        écrite. Une annonce masquée n’est visible que de vous.
      </p>
      <h2>Comment c’est protégé</h2>
      <ul>
        <li>Votre mot de passe n’est jamais gardé&#8239;: seule son empreinte argon2id l’est.</li>
        <li>Vos photos sont réencodées&#8239;: le lieu et l’appareil qu’elles contenaient disparaissent.</li>
        <li>
          Votre adresse IP sert à compter ce qui est demandé au site, pour arrêter qui essaie sans fin&#8239;;
          ces comptes s’effacent en un jour au plus. Les visites d’un besoin sont comptées par une empreinte
          qui change chaque jour.
        </li>
      </ul>
      <h2>Les tiers</h2>
      <p>
        Le temps que les pages publiques mettent à s’afficher est compté par le site lui-même&#8239;: un genre
        de page, téléphone ou ordinateur, une durée arrondie. Ni adresse, ni compte, ni page lue n’y est.
      </p>
      <p>
        Ces pages n’appellent aucun outil de mesure, réseau social ou police de caractères d’ailleurs. Les
        cartes sont dessinées par le site lui-même&#8239;; s’il affiche un fond de carte extérieur, son nom
        est écrit sur la carte et votre navigateur s’adresse alors à lui. L’hébergement, les images, les
        e-mails et le paiement par carte peuvent être confiés à des prestataires, qui ne reçoivent que ce que
        leur tâche demande.
      </p>
      <h2>Quand un compte se termine</h2>
      <p>
        Vous le supprimez dans vos paramètres, quand rien n’est en cours. Vos données personnelles
        disparaissent tout de suite&#8239;; ce que les autres ont vécu avec vous reste chez eux, sous le nom
        «&#160;Compte supprimé&#160;», et les pièces des paiements aussi longtemps que la loi le veut.
      </p>
      <h2>Vos droits</h2>
      <p>
        Vous pouvez consulter, corriger, télécharger et effacer vos données dans vos{' '}
        <Link href="/settings">paramètres</Link>, vous opposer à un usage ou le faire limiter, et dire ce
        qu’elles deviennent après votre mort. Écrivez à <ContactLink />
        &#8239;: nous répondons dans le mois. Vous pouvez aussi saisir la CNIL. Pour ce que votre navigateur
        garde, voyez la page <Link href="/cookies">Cookies</Link>.
      </p>
    </TextPage>
  );
}
