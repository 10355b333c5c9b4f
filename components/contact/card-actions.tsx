import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { displayName } from '@/lib/users/labels';

/**
 * What a card's reader may do, as everybody's HTML has it: « Contacter ». `CardList` makes it work, and puts the owner's
 * buttons in its place; it finds in the attributes what they are about.
 */
export function CardActions({
  thing: { _id, isVisible, userId },
  title,
  titleId,
  closed,
}: {
  thing: {
    _id: string;
    isVisible: boolean;
    userId: { _id: string; firstName: string; lastName: string };
  };
  /** How the thing is called. */
  title: string;
  titleId: string;
  /** Nobody is to write about it any more. */
  closed?: boolean;
}) {
  const words = useWords('contact/bouton');
  return (
    <div
      data-thing={_id}
      data-owner={userId._id}
      data-owner-name={displayName(userId)}
      data-title={title}
      data-masque={isVisible ? undefined : ''}
    >
      {!closed && (
        <Button
          variant="secondary"
          size="small"
          data-others=""
          aria-haspopup="dialog"
          aria-describedby={titleId}
        >
          {words('contacter')}
        </Button>
      )}
    </div>
  );
}
