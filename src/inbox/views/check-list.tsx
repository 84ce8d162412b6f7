import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { explainCheck, type ExplainedCheck } from './explain-check.ts';

/** What looks wrong, each with its explanation; a duplicate can be compared with the other invoice. */
export function CheckList({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  const { uid, checks, currency, processingStatus } = invoice;
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
      {checks.map((check) => (
        <li key={`${check.code} ${check.invoiceUid} ${check.message}`}>
          <Icon name="warning" />
          <div>
            <strong>{texts[`check_${check.code}`]}</strong>
            <Explanation check={check} currency={currency} />
          </div>
          {check.invoiceUid != null && (
            <Link href={`/invoices/${uid}?compare=${check.invoiceUid}`}>{texts.compare}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ExplanationProps {
  readonly check: ExplainedCheck;
  readonly currency: string | null | undefined;
}

/** What the check says; in English if the page has no sentence for it, as for a check of a newer service. */
function Explanation({ check, currency }: ExplanationProps) {
  const speech = useSpeech();
  const explanation = explainCheck(check, currency, speech);
  return explanation === null ? <p lang="en">{check.message}</p> : <p>{explanation}</p>;
}
