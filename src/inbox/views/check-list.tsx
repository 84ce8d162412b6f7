import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';

/** What looks wrong, each with its explanation; a duplicate can be compared with the other invoice. */
export function CheckList({ invoice: { uid, checks, processingStatus } }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  if (processingStatus === 'PROCESSING') return null;
  if (checks.length === 0) {
    return processingStatus === 'FINISHED' ? (
      <p className="checks-good">
        <Icon name="check" />
        {texts.allGood}
      </p>
    ) : null;
  }
  return (
    <ul className="checks" aria-label={texts.checks}>
      {checks.map(({ code, message, invoiceUid }) => (
        <li key={`${code} ${invoiceUid} ${message}`}>
          <Icon name="warning" />
          <div>
            <strong>{texts[`check_${code}`]}</strong>
            {texts[`why_${code}`] !== '' && <p>{texts[`why_${code}`]}</p>}
            <p className={texts[`why_${code}`] === '' ? undefined : 'quiet'} lang="en">
              {message}
            </p>
          </div>
          {invoiceUid != null && <Link href={`/invoices/${uid}?compare=${invoiceUid}`}>{texts.compare}</Link>}
        </li>
      ))}
    </ul>
  );
}
