import { useWords } from '#words';
import styles from './page.module.css';

/** The place of a group of calls in the page. */
export function anchor(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase();
}

const FIRST = [
  { href: '#connexion-avec-curl', key: 'seConnecter' },
  { href: '#reponses', key: 'reponses' },
  { href: '#limites', key: 'limites' },
] as const;
const LAST = { href: '#objets', key: 'objets' } as const;

/** The parts of a long page, in sight beside it on a wide screen. */
export function Contents({ tags }: { tags: string[] }) {
  const words = useWords('textes/api');
  const named = ({ href, key }: (typeof FIRST)[number] | typeof LAST) => ({ href, label: words(key) });
  const calls = tags.map((name) => ({ href: `#${anchor(name)}`, label: name }));
  return (
    <nav aria-label={words('sommaire')} className={styles.contents}>
      <ul>
        {[...FIRST.map(named), ...calls, named(LAST)].map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
