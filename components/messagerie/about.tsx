import { useWords } from '#words';
import { Arrow } from '@/components/ui/arrow';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { atWidth, SMALLEST_WIDTH } from '@/lib/core/images/rules';
import { formatEuros } from '@/lib/core/text/money';
import { formatEtapeDateShort } from '@/lib/core/text/time';

type Conversation = Pick<ConversationView, 'demandeId' | 'transportId' | 'produitId'>;

/** What a conversation is about, in small: its route or picture, and its name. Nothing where it is about nothing. */
export function AboutLine({ conversation }: { conversation: Conversation }) {
  const { demandeId, transportId, produitId } = conversation;
  const thing = demandeId ?? transportId ?? produitId;
  if (!thing) return null;
  return (
    <span className="mt-1.5 flex items-center gap-2 text-muted text-xs">
      <Drawing conversation={conversation} className="h-5 w-7" />
      <span className="min-w-0 truncate">
        <Name conversation={conversation} />
      </span>
    </span>
  );
}

/** The same as a card on the way to the thing itself, at the head of the thread. */
export function AboutCard({ conversation }: { conversation: Conversation }) {
  const words = useWords('messagerie/liste');
  const { demandeId, transportId, produitId } = conversation;
  const href = demandeId
    ? `/demandes/${demandeId._id}`
    : transportId
      ? `/transporteurs/${transportId._id}`
      : produitId && `/produits/${produitId._id}`;
  if (!href) return null;
  return (
    <Link
      href={href}
      className="group flex min-h-11 items-center gap-3 border-line border-b bg-surface px-4 py-2 transition-colors hover:bg-hover"
    >
      <Drawing conversation={conversation} className="h-9 w-12" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-semibold text-sm group-hover:underline">
          <Name conversation={conversation} />
        </span>
        <span className="block truncate text-muted text-xs">
          {demandeId &&
            words('livraison', {
              budget: formatEuros(demandeId.budget, words.langue),
              ville: demandeId.lieuLivraison,
            })}
          {transportId &&
            formatEtapeDateShort(transportId.dateDepart, transportId.timezoneDepart, words.langue)}
          {produitId && formatEuros(produitId.prix, words.langue)}
        </span>
      </span>
      <Icon name="chevron-right" size={18} className="text-muted" />
    </Link>
  );
}

function Name({ conversation: { demandeId, transportId, produitId } }: { conversation: Conversation }) {
  if (!transportId) return <bdi>{demandeId?.titre ?? produitId?.nom}</bdi>;
  return (
    <>
      <bdi>{transportId.villeDepart}</bdi>
      <Arrow />
      <bdi>{transportId.villeArrivee}</bdi>
    </>
  );
}

/** A picture where there is one, else the route in small or a parcel. Decoration: the name stands beside it. */
function Drawing({ conversation, className }: { conversation: Conversation; className: string }) {
  const { demandeId, transportId, produitId } = conversation;
  const box = cx('shrink-0 overflow-hidden rounded-[6px]', className);
  const image = demandeId?.imagePath ?? produitId?.imagePath;
  if (image) {
    return (
      <picture className="contents">
        <img
          src={atWidth(image, SMALLEST_WIDTH)}
          alt=""
          loading="lazy"
          decoding="async"
          className={cx(box, 'bg-hover object-cover')}
        />
      </picture>
    );
  }
  if (transportId)
    return <SmallRoute etapes={transportId.villes.length} className={cx(box, 'bg-majorelle-tint')} />;
  return (
    <span className={cx(box, 'flex items-center justify-center bg-majorelle-tint text-majorelle')}>
      <Icon name="box" size={16} />
    </span>
  );
}

/** The route line in small: a dot for each étape, five at most. */
function SmallRoute({ etapes, className }: { etapes: number; className: string }) {
  const between = Math.min(3, Math.max(0, etapes - 2));
  const dots = Array.from({ length: between }, (_, index) => 6 + (28 * (index + 1)) / (between + 1));
  return (
    <svg aria-hidden="true" viewBox="0 0 40 20" fill="none" className={className}>
      <path d="M6 10h28" className="stroke-majorelle" strokeWidth="3" strokeLinecap="round" />
      {dots.map((x) => (
        <circle key={x} cx={x} cy="10" r="2.6" className="fill-surface stroke-teal" strokeWidth="2" />
      ))}
      <circle cx="6" cy="10" r="3.6" className="fill-saffron" />
      <circle cx="34" cy="10" r="3.4" className="fill-surface stroke-majorelle" strokeWidth="2.6" />
    </svg>
  );
}
