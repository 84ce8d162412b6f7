import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { WebhooksDocument, type WebhookLineFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialogs.tsx';

/** The addresses to which the events of invoices are sent. */
export function WebhookList() {
  const { texts } = useSpeech();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.webhooks) return <Loading error={error} onRetry={refetch} />;
  const show = (created: string | null) => {
    setCreating(false);
    setSecret(created);
  };
  return (
    <>
      <PageHead title={texts.webhooks} level={2}>
        <AddButton label={texts.createWebhook} onClick={() => setCreating(true)} />
      </PageHead>
      <p className="quiet">{texts.webhooksHint}</p>
      {data.webhooks.length === 0 ? (
        <p className="empty quiet">{texts.noneYet}</p>
      ) : (
        <RecordTable label={texts.webhooks} columns={[texts.address, texts.events, texts.status]}>
          {data.webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td>
                <Link className="row-link wrap" href={`/settings/webhooks/${webhook.uid}`}>
                  {webhook.url}
                </Link>
              </td>
              <td>
                {webhook.events ? webhook.events.map((name) => texts[`hook_${name}`]).join(', ') : texts.allEvents}
              </td>
              <td>
                <WebhookState webhook={webhook} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      {isCreating && <WebhookDialog webhook={null} onClose={() => setCreating(false)} onSaved={show} />}
      {secret !== null && <SecretDialog title={texts.webhookSecret} secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

/** Whether messages are sent, and whether they arrive. */
export function WebhookState({ webhook: { disabledAt, failingSince } }: { readonly webhook: WebhookLineFragment }) {
  const { texts } = useSpeech();
  if (disabledAt != null)
    return (
      <span className="badge" data-status="WAITING">
        {texts.disabled}
      </span>
    );
  return (
    <span className="badge" data-status={failingSince == null ? 'APPROVED' : 'FAILED'}>
      {failingSince == null ? texts.enabled : texts.failing}
    </span>
  );
}
