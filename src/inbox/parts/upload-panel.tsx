import { useFragment } from '@apollo/client/react';
import { InvoiceLineFragmentDoc } from '../generated/graphql.ts';
import { describeFailure } from '../language/failure.ts';
import { translateReason } from '../language/refusal.ts';
import { useSpeech } from '../language/language.ts';
import { useUploads, type Upload, type Uploads } from '../client/uploads.ts';
import { Link } from './link.tsx';
import { TaskPanel } from './task-panel.tsx';

/** The files on their way: how much of each is sent, whether it is being read, and what came of it. */
export function UploadPanel({ uploads }: { readonly uploads: Uploads }) {
  const { texts } = useSpeech();
  const list = useUploads(uploads);
  if (list.length === 0) return null;
  return (
    <TaskPanel title={texts.uploadTitle} onClear={() => uploads.clear()}>
      {list.map((upload) => (
        <li key={upload.number}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </TaskPanel>
  );
}

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { texts } = useSpeech();
  if (upload.invoice) return <SentRow name={upload.name} invoice={upload.invoice} />;
  const state = { waiting: texts.waitingToSend, sending: texts.sending, sent: texts.reading, refused: texts.refused };
  return (
    <>
      <span className="task-name">{upload.name}</span>
      <span className="quiet">{state[upload.state]}</span>
      {upload.state === 'refused' ? (
        <span className="task-reason">{translateReason(upload.reason, texts) || texts.noConnection}</span>
      ) : (
        <progress aria-label={upload.name} value={upload.progress} max={1} />
      )}
    </>
  );
}

/** Follows the invoice in the cache, which the subscription keeps current. */
function SentRow({ name, invoice }: { readonly name: string; readonly invoice: NonNullable<Upload['invoice']> }) {
  const { texts, format } = useSpeech();
  const { data, complete } = useFragment({
    fragment: InvoiceLineFragmentDoc,
    fragmentName: 'InvoiceLine',
    from: { __typename: 'Invoice', id: invoice.id },
  });
  const isReading = !complete || data.processingStatus === 'PROCESSING';
  if (isReading) {
    return (
      <>
        <span className="task-name">{name}</span>
        <span className="quiet">{texts.reading}</span>
        <progress aria-label={name} />
      </>
    );
  }
  const isFailed = data.processingStatus === 'FAILED';
  return (
    <>
      <Link className="task-name" href={`/invoices/${invoice.uid}`}>
        {data.company?.name ?? name}
      </Link>
      <span className="task-state" data-failed={isFailed}>
        {isFailed ? texts.status_FAILED : texts.readDone}
      </span>
      <span className="quiet">
        {isFailed
          ? data.processingError && describeFailure(data.processingError, texts)
          : format.money(data.totalPrice, data.currency)}
      </span>
    </>
  );
}
