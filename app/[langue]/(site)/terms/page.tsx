import { Link } from '@/components/ui/link';
import { MEDIATOR, PRODUCT_NAME } from '@/lib/core/product';
import { REFLEXION_MINUTES } from '@/lib/payments/rules/cancel';
import { RELEASE_HOURS, REMINDERS } from '@/lib/remises/rules';
import { ANSWER_HOURS, CANCELLATION_HOURS } from '@/lib/reservations/rules';
import { MINIMUM_AGE } from '@/lib/users/rules/account';
import { ContactLink } from '../_text/contact-link';
import { Operator } from '../_text/operator';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { COMMISSION } from '../faq/questions';

export const generateMetadata = () =>
  textMetadata(
    '/terms',
    'Conditions d’utilisation',
    `Les règles de ${PRODUCT_NAME}, en français courant\u202f: comptes, annonces, réservations, paiements, remise, litiges.`,
  );

export default function TermsPage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="Conditions d’utilisation"
      subtitle="En vous servant du site, vous acceptez les règles qui suivent. Lisez-les&#8239;: elles disent qui répond de quoi."
    >
      <h2>1. Ce que nous faisons</h2>
      <p>
        {PRODUCT_NAME} met en relation des personnes qui ont quelque chose à envoyer et des voyageurs, des
        chauffeurs ou des agences qui font la route. Nous ne transportons rien nous-mêmes et n’achetons rien.
        Le contrat de transport se forme entre l’expéditeur et le transporteur, quand celui-ci confirme.
      </p>
      <Operator />
      <h2>2. Votre compte</h2>
      <p>
        Il faut avoir {MINIMUM_AGE} ans et donner des informations exactes. Le compte est personnel&#8239;:
        gardez votre mot de passe pour vous et prévenez-nous si quelqu’un s’en sert à votre place. Qui
        transporte ou vend de façon habituelle le fait comme professionnel, avec les autorisations, les
        assurances et les déclarations que la loi lui demande&#8239;; son annonce dit alors
        «&nbsp;Professionnel&nbsp;» et le droit de la consommation s’applique entre lui et un particulier.
      </p>
      <h2>3. Vos annonces, et leur ordre</h2>
      <p>
        Un trajet, un besoin ou un produit doit être réel, décrit honnêtement et permis par la loi. Vous
        pouvez le modifier, le masquer ou le supprimer. Ce qui est déjà réservé sur un trajet reste dû&#8239;:
        une étape réservée ne peut pas disparaître.
      </p>
      <p>
        Une recherche montre d’abord les trajets qui passent par vos deux villes dans votre sens, puis ceux
        qui passent par l’une d’elles, dans l’ordre que vous choisissez (départ le plus proche ou publication
        la plus récente). Personne ne paie pour être placé plus haut, et aucun lien avec nous ne change cet
        ordre.
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
        L’expéditeur répond du contenu, de l’emballage et des droits de douane. Le transporteur peut demander
        à voir le colis ouvert et le refuser.
      </p>
      <h2>5. Réservations</h2>
      <p>
        Une demande retient le poids demandé jusqu’à la réponse du transporteur, pendant {ANSWER_HOURS / 24}{' '}
        jours au plus et jamais après le départ. Confirmée, elle engage les deux&#8239;: l’un à remettre ce
        qui est décrit, l’autre à l’emporter aux étapes et aux dates dites.
      </p>
      <h2>6. Prix, commission et paiement</h2>
      <p>
        Les prix sont en euros et se conviennent entre vous. Une commission de {COMMISSION.min} à{' '}
        {COMMISSION.max}&nbsp;%, selon le <Link href="/commission">barème</Link>, est comprise dans le montant
        demandé&#8239;; elle est affichée avant de payer et ne change plus ensuite. Les paiements en ligne
        passent par un prestataire de paiement agréé&#8239;: nous ne voyons jamais le numéro de votre carte.
        Là où le site dit «&nbsp;mode test&nbsp;», aucun argent ne bouge et rien de ce qui suit n’engage
        personne.
      </p>
      <p>
        Votre paiement est conservé jusqu’à la livraison. Il est versé au transporteur {RELEASE_HOURS.livree}
        &nbsp;heures après une remise confirmée par code, ou dès que l’expéditeur dit que tout va bien. Sans
        code, le transporteur déclare la livraison avec une photo&#8239;; le paiement attend alors{' '}
        {RELEASE_HOURS.declaree / 24}&nbsp;jours, et l’expéditeur est prévenu {REMINDERS} fois. Chacun reçoit
        un document pour ce qu’il a payé ou reçu.
      </p>
      <h2>7. Annuler</h2>
      <p>
        Quand une réservation peut être annulée est dit dans les <Link href="/faq">questions fréquentes</Link>
        , qui font partie de ces conditions. Ce qui revient à chacun est affiché avant de confirmer&#8239;:
      </p>
      <ul>
        <li>si le transporteur annule, tout est rendu, commission comprise&#8239;;</li>
        <li>
          si l’expéditeur annule plus de {CANCELLATION_HOURS}&nbsp;heures avant le départ, ou dans les{' '}
          {REFLEXION_MINUTES}&nbsp;minutes qui suivent la confirmation, tout lui est rendu&#8239;;
        </li>
        <li>s’il annule plus tard, la moitié lui est rendue et le transporteur garde le reste.</li>
      </ul>
      <p>
        Un transport de biens prévu à une date déterminée n’ouvre pas le délai de rétractation de quatorze
        jours (article L.&nbsp;221-28, 12°, du Code de la consommation)&#8239;; notre commission suit le sort
        du paiement, comme il est dit au-dessus. Un produit acheté à distance à un professionnel garde ce
        délai, auprès de lui (article L.&nbsp;221-18).
      </p>
      <h2>8. Remise, et désaccords</h2>
      <p>
        Le code de prise en charge et le code de livraison valent preuve entre vous&#8239;: ne les donnez
        qu’au moment où le colis change de mains. Tant que le paiement est conservé, chacun des deux et le
        destinataire peuvent dire «&nbsp;Il y a un problème&nbsp;». Le paiement reste alors bloqué&#8239;;
        chacun propose un partage, et faute d’accord nous décidons, par écrit et avec nos raisons. Pour
        décider, et tant que le désaccord est ouvert, la personne de l’équipe qui en est chargée peut lire
        votre conversation&#8239;; chaque lecture est écrite dans un journal que personne ne peut changer. Un
        paiement déjà versé peut encore être rendu à qui a payé, avec une raison écrite. Notre décision ne
        retire à personne le droit d’aller devant un juge.
      </p>
      <h2>9. Avis et messages</h2>
      <p>
        Un avis raconte une expérience vraie, sans insulte ni donnée privée. Chaque membre peut en laisser un
        par personne, le corriger et le retirer&#8239;; les avis sont montrés du plus récent au plus ancien,
        sans contrepartie et sans vérification préalable. Avant une réservation confirmée, les coordonnées
        écrites dans un message sont cachées&#8239;: cela protège des escroqueries.
      </p>
      <h2>10. Modération</h2>
      <p>
        Tout contenu peut être signalé. Une personne lit, décide et dit pourquoi&#8239;; qui est concerné peut
        répondre et demander un nouvel examen. Nous retirons ce qui est illicite, trompeur ou blessant, et
        suspendons les comptes qui recommencent ou mettent les autres en danger.
      </p>
      <h2>11. Responsabilités</h2>
      <p>
        Chacun répond de ce qu’il promet. Un transporteur professionnel répond de la perte, de l’avarie et du
        retard selon les lois et les conventions qui s’appliquent à son métier. Nous répondons du bon
        fonctionnement du site et de l’argent que nous conservons, pas de l’exécution du transport, dans les
        limites que fixe la loi. Rien ici ne retire aux consommateurs les droits qu’elle leur donne.
      </p>
      <h2>12. Suspension et fin</h2>
      <p>
        Vous pouvez partir quand vous voulez&#8239;; ce qui est en cours se termine d’abord. Nous pouvons
        suspendre un compte qui enfreint ces règles, en disant pourquoi&#8239;; vous pouvez répondre.
      </p>
      <h2>13. Changements</h2>
      <p>
        Si ces conditions changent, la nouvelle version vaut pour ce qui est convenu après sa
        publication&#8239;: vos réservations et vos paiements en cours gardent les règles du jour où ils ont
        été faits.
      </p>
      <h2>14. Droit applicable, médiation</h2>
      <p>
        Le droit français s’applique, sans retirer à un consommateur la protection de la loi de son pays.
        Écrivez-nous d’abord, par la page <Link href="/contact">Contact</Link> ou à <ContactLink />. À défaut
        d’accord, un consommateur peut saisir gratuitement le médiateur de la consommation
        {MEDIATOR ? ` dont nous relevons (${MEDIATOR})` : ''}, ou aller devant le tribunal de son domicile.
        Qui édite et héberge le site est dit dans les <Link href="/mentions-legales">mentions légales</Link>.
        Seule la version française de ces conditions fait foi.
      </p>
    </TextPage>
  );
}
