import { Link } from '@/components/ui/link';
import { HOSTING, MEDIATOR, OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from '../_text/contact-link';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export const generateMetadata = () =>
  textMetadata(
    '/mentions-legales',
    'Mentions légales',
    `Qui édite ${PRODUCT_NAME}, qui l’héberge, et comment signaler un contenu.`,
  );

function Editor() {
  if (!OPERATOR) {
    return (
      <p>
        Ce site est une démonstration{'\u202f'}: personne ne l’exploite, rien ne s’y vend et aucun argent n’y
        bouge. Vous pouvez écrire à <ContactLink />.
      </p>
    );
  }
  const { name, address, phone, director, vatNumber } = OPERATOR;
  return (
    <ul>
      <li>
        {name}
        {address && `, ${address}`}
      </li>
      {vatNumber && (
        <li>
          TVA intracommunautaire{'\u202f'}: {vatNumber}
        </li>
      )}
      <li>
        E-mail{'\u202f'}: <ContactLink />
      </li>
      {phone && (
        <li>
          Téléphone{'\u202f'}: {phone}
        </li>
      )}
      {director && (
        <li>
          Directeur ou directrice de la publication{'\u202f'}: {director}
        </li>
      )}
    </ul>
  );
}

export default function LegalNoticePage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="Mentions légales"
      subtitle="Qui répond de ce site, et à qui s’adresser."
    >
      <h2>Éditeur</h2>
      <Editor />
      {HOSTING && (
        <>
          <h2>Hébergement</h2>
          <p>{HOSTING}</p>
        </>
      )}
      <h2>Notre rôle</h2>
      <p>
        {PRODUCT_NAME} est une plateforme en ligne au sens de l’article L.&nbsp;111-7 du Code de la
        consommation{'\u202f'}: elle met en relation des personnes et ne transporte rien. Les annonces, les
        avis et les messages sont écrits par leurs auteurs, qui en répondent{'\u202f'}; nous les hébergeons au
        sens de l’article&nbsp;6 de la loi du 21&nbsp;juin 2004 et du règlement européen 2022/2065 sur les
        services numériques.
      </p>
      <h2>Réclamations, médiation, litiges</h2>
      <p>
        Écrivez-nous d’abord, par la page <Link href="/contact">Contact</Link> ou à <ContactLink />. Si notre
        réponse ne vous convient pas, ou si rien ne vient en deux mois, un consommateur peut saisir
        gratuitement, dans l’année qui suit cette réclamation, le médiateur de la consommation
        {MEDIATOR ? ` dont nous relevons (${MEDIATOR})` : ''}, selon les articles L.&nbsp;612-1 et suivants du
        Code de la consommation, ou aller devant le tribunal de son domicile. Ce qu’il en est du délai de
        rétractation, de l’annulation et des désaccords entre membres est dans les{' '}
        <Link href="/terms">conditions d’utilisation</Link>.
      </p>
      <h2>Signaler un contenu illicite</h2>
      <p>
        Chaque annonce, chaque profil, chaque avis et chaque message porte «&nbsp;Signaler&nbsp;». Une
        personne lit chaque signalement{'\u202f'}; vous apprenez ce qui a été décidé, et l’auteur apprend
        pourquoi et peut répondre. Sans compte, ou pour une autorité, écrivez par la page{' '}
        <Link href="/contact">Contact</Link>, qui est aussi notre point de contact unique, en français ou en
        anglais.
      </p>
      <h2>Propriété intellectuelle</h2>
      <p>
        Le nom, le dessin et les textes du site sont protégés. Les textes et les photos que vous publiez
        restent à vous{'\u202f'}; vous nous permettez de les montrer sur le site tant que votre annonce y est.
      </p>
      <h2>Villes et cartes</h2>
      <p>
        Les villes et leurs coordonnées viennent de{' '}
        <a href="https://www.geonames.org/" rel="noopener">
          GeoNames
        </a>{' '}
        (licence CC&nbsp;BY&nbsp;4.0), leurs noms français sont de nous. Les contours des pays viennent de
        Natural Earth, du domaine public.
      </p>
    </TextPage>
  );
}
