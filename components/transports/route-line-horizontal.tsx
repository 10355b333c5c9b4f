import type { CSSProperties } from 'react';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import type { LegPositions } from '@/lib/transports/rules';
import type { RouteLineEtape } from './route-line-fold';
import { type PlanName, type PlanSection, planRoute, type Where } from './route-line-plan';

// A name takes the room of its longest word, unless that would push the others off the card.
const ENDLESS_WORD = /[^\s-]{16}/;

const only = (where: Where) => where !== 'both' && `only-${where}`;

/** `--n` is the share of the width in a narrow place, `--w` in a wide one where that is another. */
function shares({ narrow, wide }: PlanSection['grow'], taken?: number): CSSProperties {
  const round = (share: number) => Math.round(share * 1000) / 1000;
  return {
    '--n': round(narrow),
    ...(wide === narrow ? {} : { '--w': round(wide) }),
    ...(taken === undefined ? {} : { '--taken': `${Math.round(taken * 1000) / 10}%` }),
  } as CSSProperties;
}

/** The drawing, once for narrow and wide places (route-line.css): an element a section, its ring and its bar painted. */
export function RouteLineHorizontal({
  etapes,
  leg,
}: {
  etapes: RouteLineEtape[];
  leg: LegPositions | undefined;
}) {
  const { sections, names, lastOut } = planRoute(useWords('transports/ligne'), etapes, leg);
  return (
    <>
      <div aria-hidden="true" className={cx('route-parts', lastOut && 'end-out')}>
        {sections.map((section, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name than their place
          <Section key={position} section={section} />
        ))}
      </div>
      <div aria-hidden="true" className="route-names">
        {names.map((name) => (
          <Name key={`${name.kind}${name.position}${name.where}`} name={name} />
        ))}
      </div>
    </>
  );
}

function Section({ section }: { section: PlanSection }) {
  const { grow, taken, tone, hors, ring, ringOut, labels } = section;
  const [label] = labels;
  const plain = label?.where === 'both' && label.sections === 1;
  return (
    <i
      style={shares(grow, taken)}
      className={
        cx(
          tone !== 'palm' && tone,
          hors && 'out',
          ringOut && 'ring-out',
          ring !== 'both' && (ring ? `ring-${ring}` : 'dot'),
        ) || undefined
      }
    >
      {plain
        ? label.text
        : labels.map(({ where, text, sections }) => (
            <b
              key={where}
              style={sections > 1 ? { width: `${sections}00%` } : undefined}
              className={only(where) || undefined}
            >
              {text}
            </b>
          ))}
    </i>
  );
}

function Name({ name }: { name: PlanName }) {
  if (name.kind === 'repli')
    return (
      <span style={shares(name.grow)} className={cx('more', only(name.where))}>
        {name.text}
      </span>
    );
  const { ville, grow, where, out, namelessNarrow } = name;
  return (
    <span
      style={shares(grow)}
      className={
        cx(
          out && 'out',
          only(where),
          namelessNarrow && 'nameless-narrow',
          ENDLESS_WORD.test(ville) && 'wrap-anywhere',
        ) || undefined
      }
    >
      {ville}
    </span>
  );
}
