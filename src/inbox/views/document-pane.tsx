import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { InvoicePagesDocument, type InvoicePagesQuery, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';

const IMAGE_WIDTH = 1200;
/** Where the style puts the pages beside the fields. */
const BESIDE = '(width >= 60rem)';

/** A place on a page that is marked; `onPick` makes it a button. */
export interface Mark {
  readonly page: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly kind: 'value' | 'active' | 'candidate' | 'other';
  readonly label: string;
  readonly onPick?: () => void;
}

interface DocumentPaneProps {
  readonly invoice: WholeInvoiceFragment;
  readonly marks: readonly Mark[];
  /** Whether a link leads to it. */
  readonly isMain?: boolean;
}

/** The pages of the file with the marked places; the service makes those of an e-invoice from its values. */
export function DocumentPane({ invoice, marks, isMain = false }: DocumentPaneProps) {
  const { texts } = useSpeech();
  const { data } = useQuery(InvoicePagesDocument, { variables: { uid: invoice.uid, width: IMAGE_WIDTH } });
  const pages = data?.invoice?.pages ?? [];
  const isXml = /xml|pkcs7/.test(invoice.fileType);
  return (
    <section id={isMain ? 'document' : undefined} className="document" tabIndex={0} aria-label={texts.document}>
      {isXml && pages.length > 0 && <p className="quiet small">{texts.fromXml}</p>}
      {pages.map((page) => (
        <PageImage key={page.number} page={page} marks={marks.filter((mark) => mark.page === page.number)} />
      ))}
      {data && pages.length === 0 && <p className="empty quiet">{texts.noPages}</p>}
      <p className="document-file quiet">
        <a href={toOwnAddress(invoice.file)} target="_blank" rel="noreferrer">
          {texts.openFile}
        </a>
        <span>{invoice.fileName}</span>
      </p>
    </section>
  );
}

type Page = NonNullable<InvoicePagesQuery['invoice']>['pages'][number];

function PageImage({ page, marks }: { readonly page: Page; readonly marks: readonly Mark[] }) {
  const { texts } = useSpeech();
  const [isShown, setShown] = useState(false);
  return (
    <figure className="page" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <img
        src={toOwnAddress(page.image)}
        alt={`${texts.page} ${page.number}`}
        loading="lazy"
        data-shown={isShown || undefined}
        onLoad={() => setShown(true)}
      />
      {marks.map((mark) => (
        <MarkedPlace key={`${mark.kind} ${mark.label} ${mark.box.x} ${mark.box.y}`} mark={mark} page={page} />
      ))}
    </figure>
  );
}

function MarkedPlace({ mark, page }: { readonly mark: Mark; readonly page: Page }) {
  const { box, kind, label, onPick } = mark;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow window, the page is not beside the field, and scrolling to it would lose the field.
    if (kind === 'active' && matchMedia(BESIDE).matches)
      ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [kind]);
  const place = {
    insetInlineStart: `${(100 * box.x) / page.width}%`,
    insetBlockStart: `${(100 * box.y) / page.height}%`,
    inlineSize: `${(100 * box.width) / page.width}%`,
    blockSize: `${(100 * box.height) / page.height}%`,
  };
  if (!onPick) return <span ref={ref} className="mark" data-kind={kind} style={place} aria-hidden="true" />;
  return (
    <button
      type="button"
      className="mark"
      data-kind={kind}
      style={place}
      aria-label={label}
      title={label}
      onClick={onPick}
    />
  );
}

/** Signed URLs begin with the public address; the page may have been opened under another name of the same service. */
function toOwnAddress(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
}
