import { Link } from '@/components/ui/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { cookiesOfSite, KEPT_BESIDE, type Kept } from './kept';

export const generateMetadata = () =>
  textMetadata(
    '/cookies',
    'Cookies',
    `Les quatre cookies de ${PRODUCT_NAME}, et ce que chacun fait. Aucun ne vous suit.`,
  );

export default function CookiesPage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="Cookies"
      subtitle={
        'Quatre cookies\u202f: trois quand vous vous connectez, un quand un formulaire est refusé. Aucun ne vous suit.'
      }
    >
      <h2>Les quatre cookies</h2>
      <KeptList kept={cookiesOfSite()} />
      <p>La déconnexion efface les deux premiers.</p>
      <h2>Ce que votre navigateur garde aussi</h2>
      <p>Ces notes restent chez vous&#8239;: aucune ne nous est envoyée avec vos visites.</p>
      <KeptList kept={KEPT_BESIDE} />
      <h2>Ce qu’il n’y a pas</h2>
      <p>
        Ni publicité, ni suivi d’une page à l’autre, ni réseau social, ni cookie d’un tiers. Tout ce qui
        précède est nécessaire au service demandé&#8239;: la loi n’exige donc pas de bandeau, et nous n’en
        affichons pas.
      </p>
      <p>
        Le temps que les pages publiques mettent à s’afficher est compté, par genre de page, pour que le site
        reste rapide. Rien n’est gardé pour cela dans votre navigateur, et rien n’y dit qui vous êtes ni ce
        que vous lisez.
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

function KeptList({ kept }: { kept: Kept[] }) {
  return (
    <dl className="space-y-4">
      {kept.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code className="break-all font-semibold">{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
