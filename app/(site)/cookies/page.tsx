import { Link } from '@/components/ui/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { deviceCookieName, SESSION_HINT_COOKIE, sessionCookieName } from '@/lib/core/sessions/cookie';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export const metadata = textMetadata(
  '/cookies',
  'Cookies',
  `Les trois cookies de ${PRODUCT_NAME}, et ce que chacun fait. Aucun ne vous suit.`,
);

export default function CookiesPage() {
  return (
    <TextPage
      metadata={metadata}
      title="Cookies"
      subtitle="Trois cookies, déposés quand vous vous connectez. Aucun ne vous suit."
    >
      <h2>Les trois cookies</h2>
      <dl className="space-y-4">
        <div>
          <dt>
            <code className="break-all font-semibold">{sessionCookieName()}</code>
          </dt>
          <dd>
            Prouve que vous êtes connecté. Il est <em>httpOnly</em>&#8239;: aucun script ne peut le lire. Sans
            «&#8239;se souvenir de moi&#8239;», il disparaît avec la fermeture du navigateur, et la connexion
            s’éteint après un jour, ou douze heures sans servir&#8239;; avec, il dure trente jours, ou
            quatorze sans servir.
          </dd>
        </div>
        <div>
          <dt>
            <code className="break-all font-semibold">{SESSION_HINT_COOKIE}</code>
          </dt>
          <dd>
            Dit seulement «&#8239;il y a une connexion&#8239;», par la valeur 1, pour afficher le bon menu
            tout de suite. Il dure autant que le premier.
          </dd>
        </div>
        <div>
          <dt>
            <code className="break-all font-semibold">{deviceCookieName()}</code>
          </dt>
          <dd>
            Rappelle que ce navigateur s’est déjà connecté à votre compte, pour que des inconnus qui essaient
            des mots de passe ne vous ferment pas la porte, et que vous soyez prévenu d’un appareil nouveau.
            Si vous le demandez, il vous dispense trente jours du code de la double authentification. Il est{' '}
            <em>httpOnly</em>, signé, n’ouvre aucune session et dure quatre cents jours.
          </dd>
        </div>
      </dl>
      <p>La déconnexion efface les deux premiers.</p>
      <h2>Ce que votre navigateur garde aussi</h2>
      <p>
        Le temps de changer de page, le message de confirmation à afficher. Tant que l’onglet est ouvert, ce
        que vous avez commencé à écrire dans un formulaire, sans les mots de passe ni les papiers. Ces notes
        restent chez vous&#8239;: elles ne nous sont pas envoyées.
      </p>
      <h2>Ce qu’il n’y a pas</h2>
      <p>
        Ni publicité, ni mesure d’audience, ni réseau social, ni cookie d’un tiers. Tout ce qui précède est
        nécessaire au service demandé&#8239;: la loi n’exige donc pas de bandeau, et nous n’en affichons pas.
      </p>
      <h2>Refuser</h2>
      <p>
        Vous pouvez bloquer ou effacer les cookies dans votre navigateur. Tout ce qui est public reste
        lisible&#8239;; seule la connexion en a besoin. Pour le reste de vos données, voyez la page{' '}
        <Link href="/privacy">Confidentialité</Link>.
      </p>
    </TextPage>
  );
}
