import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  DeliveriesDocument,
  ReplayDeliveryDocument,
  ReplayFailedDeliveriesDocument,
  type DeliveryLineFragment,
  type WebhookDeliveryStatus,
} from '../../generated/graphql.ts';
import { findInstant } from '../../client/clock.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech, type Speech } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { MoreButton } from '../../parts/record-table.tsx';

const STATUSES: readonly WebhookDeliveryStatus[] = ['DELIVERED', 'PENDING', 'FAILED', 'PAUSED'];
/** A message that is on its way changes soon. */
const POLL_MILLISECONDS = 2_000;
/** Deliveries are kept for a month. */
const KEPT_DAYS = 30;

/** The messages of a webhook, newest first: what was sent, what was answered, and the way to send it again. */
export function DeliveryList({ webhookUid }: { readonly webhookUid: string }) {
  const { texts } = useSpeech();
  const [status, setStatus] = useState<WebhookDeliveryStatus | null>(null);
  const { data, previousData, error, refetch, fetchMore, startPolling, stopPolling } = useQuery(DeliveriesDocument, {
    variables: { webhookUid, status },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { send } = useSend(DeliveriesDocument);
  const deliveries = (data ?? previousData)?.webhookDeliveries;
  const isUnderWay = deliveries?.nodes.some((delivery) => delivery.status === 'PENDING') ?? false;
  useEffect(() => {
    if (isUnderWay) startPolling(POLL_MILLISECONDS);
    return stopPolling;
  }, [isUnderWay]);
  if (!deliveries) return <Loading error={error} onRetry={refetch} />;
  const replayFailed = () => {
    const input = { uid: webhookUid, since: findInstant(-KEPT_DAYS) };
    return send(ReplayFailedDeliveriesDocument, { input });
  };
  return (
    <section>
      <PageHead title={texts.deliveries} level={2}>
        <label className="inline-field">
          <span className="visually-hidden">{texts.status}</span>
          <select
            value={status ?? ''}
            onChange={({ target }) => setStatus(STATUSES.find((one) => one === target.value) ?? null)}
          >
            <option value="">{texts.all}</option>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {texts[`delivery_${one}`]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={() => void replayFailed()}>
          {texts.replayFailed}
        </button>
      </PageHead>
      {deliveries.nodes.length === 0 && <p className="empty quiet">{texts.noDeliveries}</p>}
      <ul className="deliveries">
        {deliveries.nodes.map((delivery) => (
          <li key={delivery.id}>
            <Delivery delivery={delivery} />
          </li>
        ))}
      </ul>
      <MoreButton page={deliveries.pageInfo} onMore={fetchMore} />
    </section>
  );
}

const BADGES: Readonly<Record<WebhookDeliveryStatus, string>> = {
  DELIVERED: 'APPROVED',
  FAILED: 'FAILED',
  PAUSED: 'WAITING',
  PENDING: 'WAITING',
};

function Delivery({ delivery }: { readonly delivery: DeliveryLineFragment }) {
  const speech = useSpeech();
  const { texts, format } = speech;
  const { send, isSending } = useSend(DeliveriesDocument);
  const { uid, type, status, createdAt, body } = delivery;
  return (
    <details>
      <summary>
        <code>{type}</code>
        <span className="badge" data-status={BADGES[status]}>
          {texts[`delivery_${status}`]}
        </span>
        <time className="quiet" dateTime={createdAt}>
          {format.instant(createdAt)}
        </time>
      </summary>
      <p className="delivery-outcome">
        <span className="quiet">{describeOutcome(delivery, speech)}</span>
        <button
          type="button"
          className="text-button"
          aria-disabled={isSending}
          onClick={() => void send(ReplayDeliveryDocument, { input: { deliveryUid: uid } })}
        >
          {texts.replay}
        </button>
      </p>
      <pre tabIndex={0} aria-label={texts.message}>
        {indent(body)}
      </pre>
    </details>
  );
}

/** What the receiver answered, in how many attempts, and when the next one is due. */
function describeOutcome(delivery: DeliveryLineFragment, { texts, format }: Speech): string {
  const { attempts, responseStatus, milliseconds, error, nextAttemptAt, status } = delivery;
  return [
    `${texts.attempts} ${format.count(attempts)}`,
    responseStatus == null ? null : `HTTP ${responseStatus}`,
    milliseconds == null ? null : `${format.count(milliseconds)} ms`,
    error,
    nextAttemptAt == null || status !== 'PENDING' ? null : `${texts.nextAttempt} ${format.instant(nextAttemptAt)}`,
  ]
    .filter((part) => part != null)
    .join(' · ');
}

function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
