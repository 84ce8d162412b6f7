import { findLastList, findPlace } from '../client/last-list.ts';
import { go } from '../client/route.ts';
import { useSpeech } from '../language/language.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { useKeys } from './list-keys.ts';

/** The way back to the list that an invoice was opened from, and to its neighbours there. */
export function ListLinks({ uid }: { readonly uid: string }) {
  const { texts, format } = useSpeech();
  const list = findLastList();
  const place = findPlace(uid);
  const open = (other: string | undefined) => other && (() => go(toAddress(other)));
  useKeys({ Escape: () => go(list), j: open(place?.next) || undefined, k: open(place?.previous) || undefined });
  return (
    <nav className="list-links" aria-label={texts.inbox}>
      <Link className="back" href={list}>
        <Icon name="back" />
        {texts.back}
      </Link>
      {place && place.count > 1 && (
        <>
          <span className="quiet figures">
            {format.count(place.position)} / {format.count(place.count)}
          </span>
          <Neighbour uid={place.previous} label={texts.previousInvoice} icon="up" />
          <Neighbour uid={place.next} label={texts.nextInvoice} icon="down" />
        </>
      )}
    </nav>
  );
}

interface NeighbourProps {
  /** Undefined at the end of the list. */
  readonly uid: string | undefined;
  readonly label: string;
  readonly icon: IconName;
}

function Neighbour({ uid, label, icon }: NeighbourProps) {
  if (uid === undefined) return <span className="icon-button" />;
  return (
    <Link className="icon-button" href={toAddress(uid)} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

function toAddress(uid: string): string {
  return `/invoices/${uid}`;
}
