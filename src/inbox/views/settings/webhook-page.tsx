import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  DeleteWebhookDocument,
  DeliveriesDocument,
  SendTestWebhookDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
  type WebhookLineFragment,
} from '../../generated/graphql.ts';
import { go } from '../../client/route.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { describeProblems } from '../../language/refusal.ts';
import { Facts } from '../../parts/facts.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { RotateSecretDialog, WebhookDialog } from './webhook-dialogs.tsx';
import { WebhookState } from './webhook-list.tsx';
import { Refusal } from '../../parts/refusal.tsx';

const LIST = '/settings/webhooks';

/** One webhook: what it sends, and what became of its messages. */
export function WebhookPage({ uid }: { readonly uid: string }) {
  const { texts } = useSpeech();
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.webhooks) return <Loading error={error} onRetry={refetch} />;
  const webhook = data.webhooks.find((one) => one.uid === uid);
  return (
    <>
      <Link className="back" href={LIST}>
        <Icon name="back" />
        {texts.webhooks}
      </Link>
      {webhook ? <Webhook webhook={webhook} /> : <p className="empty quiet">{texts.notFound}</p>}
    </>
  );
}

type Open = 'edit' | 'rotate' | 'delete' | { readonly secret: string };

function Webhook({ webhook }: { readonly webhook: WebhookLineFragment }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={webhook.url} level={2}>
        <WebhookState webhook={webhook} />
      </PageHead>
      <WebhookFacts webhook={webhook} />
      <WebhookActions webhook={webhook} onOpen={setOpen} />
      <DeliveryList webhookUid={webhook.uid} />
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSaved={close} />}
      {open === 'rotate' && (
        <RotateSecretDialog webhook={webhook} onClose={close} onRotated={(secret) => setOpen({ secret })} />
      )}
      {open === 'delete' && (
        <RemovalDialog
          title={texts.deleteWebhook}
          action={texts.delete}
          name={webhook.url}
          hint={texts.deleteWebhookHint}
          mutation={DeleteWebhookDocument}
          uid={webhook.uid}
          list={WebhooksDocument}
          onClose={close}
          onRemoved={() => go(LIST)}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <SecretDialog title={texts.webhookSecret} secret={open.secret} onClose={close} />
      )}
    </>
  );
}

function WebhookFacts({ webhook }: { readonly webhook: WebhookLineFragment }) {
  const { texts, format } = useSpeech();
  const { events, createdAt, disabledAt, disabledReason, failingSince, previousSecretUntil } = webhook;
  const facts = [
    [texts.events, events ? events.map((name) => texts[`hook_${name}`]).join(', ') : texts.allEvents],
    [texts.created, format.instant(createdAt)],
    [texts.disabled, disabledAt == null ? null : `${format.instant(disabledAt)} ${disabledReason ?? ''}`],
    [texts.failingSince, failingSince == null ? null : format.instant(failingSince)],
    [texts.oldSecretSigns, previousSecretUntil == null ? null : format.instant(previousSecretUntil)],
  ] as const;
  return <Facts facts={facts} />;
}

interface WebhookActionsProps {
  readonly webhook: WebhookLineFragment;
  readonly onOpen: (open: Open) => void;
}

function WebhookActions({ webhook, onOpen }: WebhookActionsProps) {
  const { texts } = useSpeech();
  const { send, isSending, problems } = useSend(DeliveriesDocument);
  const isEnabled = webhook.disabledAt == null;
  const { uid } = webhook;
  const test = () => send(SendTestWebhookDocument, { input: { uid } });
  const toggle = () => send(UpdateWebhookDocument, { input: { uid, enabled: !isEnabled } });
  return (
    <div className="decisions">
      <button type="button" className="button" aria-disabled={isSending} onClick={() => void test()}>
        {texts.sendTest}
      </button>
      <button type="button" className="button" onClick={() => onOpen('edit')}>
        {texts.edit}
      </button>
      <button type="button" className="button" onClick={() => void toggle()}>
        {isEnabled ? texts.disable : texts.enable}
      </button>
      <button type="button" className="button" onClick={() => onOpen('rotate')}>
        {texts.rotateSecret}
      </button>
      <button type="button" className="text-button danger" onClick={() => onOpen('delete')}>
        {texts.delete}
      </button>
      <Refusal reason={describeProblems(problems, texts)} />
    </div>
  );
}
