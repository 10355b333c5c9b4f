'use client';
import { useRef } from 'react';
import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { ErrorState } from '@/components/page/error-state';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Loading } from '@/components/ui/loading';
import { ConversationLink } from './conversation-link';
import { ConversationSkeletons } from './list-skeleton';
import { useMessages } from './messages-context';
import type { useConversations } from './use-conversations';
import { useNear } from './use-near';
import { useSearch } from './use-search';
import type { SearchAddress } from './use-search-address';

/** One's conversations, or those that a search finds among them. */
export function ConversationList({
  conversations,
  search: address,
  current,
  onChoose,
  className,
}: {
  conversations: ReturnType<typeof useConversations>;
  search: SearchAddress;
  current: string | null;
  onChoose: (id: string) => void;
  className: string;
}) {
  const words = useWords('messagerie/liste');
  const { known } = useMessages();
  const { typed, search, type, hrefOf } = address;
  const { found, state, readMore: readMoreFound, again } = useSearch(search);
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const searching = search !== '';
  const source = searching ? found : conversations;
  const readMore = searching ? readMoreFound : conversations.readMore;
  const items = source?.items ?? [];
  const more = source?.nextCursor ? source.more : null;
  useNear(end, box, more === 'idle', readMore);
  const Title = current === null ? 'h1' : 'h2';

  return (
    <nav aria-label={words('conversations')} className={cx('flex min-h-0 flex-col bg-surface', className)}>
      <div className="border-line border-b px-4 pt-4 pb-3">
        <Title className="text-2xl">{words('messages')}</Title>
        <div className="relative mt-3">
          <Icon
            name="search"
            size={18}
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 start-3 text-muted"
          />
          <input
            type="search"
            value={typed}
            maxLength={100}
            onChange={(event) => type(event.target.value)}
            aria-label={words('rechercher')}
            placeholder={words('exemple')}
            enterKeyHint="search"
            className="block min-h-11 w-full rounded-control border border-line bg-ground pe-3 ps-10 text-base transition-colors hover:border-field focus-visible:border-majorelle focus-visible:outline-2 focus-visible:outline-majorelle focus-visible:outline-offset-0"
          />
        </div>
        <p role="status" className="sr-only">
          {searching && state === 'ready' && found ? words('trouvees', { n: found.items.length }) : ''}
        </p>
      </div>
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain" data-conversations>
        {searching && state === 'failed' ? (
          <ErrorState
            title={words('echec')}
            headingLevel="h3"
            action={<Button onClick={again}>{words('reessayer')}</Button>}
          >
            {words('reseau')}
          </ErrorState>
        ) : searching && !found ? (
          <Loading>
            <ConversationSkeletons count={4} />
          </Loading>
        ) : items.length === 0 ? (
          <Nothing search={search} onClear={() => type('')} />
        ) : (
          <ul className={cx('p-2', searching && state === 'searching' && 'opacity-60')}>
            {items.map((one) => (
              <ConversationLink
                key={one._id}
                conversation={known(one._id) ?? one}
                href={hrefOf(one._id)}
                current={one._id === current}
                onChoose={onChoose}
              />
            ))}
          </ul>
        )}
        <div ref={end} />
        {more === 'loading' && (
          <Loading>
            <ConversationSkeletons count={2} />
          </Loading>
        )}
        {(more === 'idle' || more === 'failed') && (
          <div className="grid justify-items-center gap-2 p-4 text-center">
            {more === 'failed' && <p className="text-muted text-sm">{words('suiteEchec')}</p>}
            <Button variant="secondary" size="small" onClick={readMore}>
              {words(more === 'failed' ? 'reessayer' : 'plus')}
            </Button>
          </div>
        )}
      </div>
    </nav>
  );
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  const words = useWords('messagerie/liste');
  if (search !== '') {
    return (
      <EmptyState
        title={words('aucune')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {words('effacer')}
          </Button>
        }
      >
        {words.rich('sansRapport', { mots: (mots) => <bdi>{mots}</bdi> }, { recherche: search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words('vide')}
      action={<LinkButton href="/transporteurs">{words('voirTrajets')}</LinkButton>}
    >
      {words('videTexte')}
    </EmptyState>
  );
}
