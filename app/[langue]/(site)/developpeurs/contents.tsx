import styles from './page.module.css';

/** The place of a group of calls in the page. */
export function anchor(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase();
}

const FIRST = [
  { href: '#connexion-avec-curl', label: 'Se connecter' },
  { href: '#reponses', label: 'Réponses, listes et erreurs' },
  { href: '#limites', label: 'Limites et envois répétés' },
];
const LAST = { href: '#objets', label: 'Ce qui est répondu' };

/** The parts of a long page, in sight beside it on a wide screen. */
export function Contents({ tags }: { tags: string[] }) {
  const calls = tags.map((name) => ({ href: `#${anchor(name)}`, label: name }));
  return (
    <nav aria-label="Sommaire" className={styles.contents}>
      <ul>
        {[...FIRST, ...calls, LAST].map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
