import {
  CreateWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
  type HistoryEventName,
  type WebhookLineFragment,
} from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { Checkboxes, TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';
import { OverlapField, readOverlap } from './overlap-field.tsx';

const EVENTS: readonly HistoryEventName[] = [
  ...(['UPLOADED', 'PROCESSED', 'PROCESSING_FAILED', 'UPDATED', 'APPROVED', 'REJECTED', 'APPROVAL_REMOVED'] as const),
  ...(['ITEM_CREATED', 'ITEM_UPDATED', 'ITEM_DELETED', 'REPROCESSED', 'DELETED'] as const),
];

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: WebhookLineFragment | null;
  readonly onClose: () => void;
  /** Receives the secret of a new webhook. */
  readonly onSaved: (secret: string | null) => void;
}

/** Creates a webhook, or changes where it sends what. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(WebhooksDocument);
  const submit = async (form: FormData) => {
    const chosen = form.getAll('events') as HistoryEventName[];
    const values = { url: String(form.get('url')), events: chosen.length === EVENTS.length ? null : chosen };
    if (webhook) {
      if (await send(UpdateWebhookDocument, { input: { uid: webhook.uid, ...values } })) onSaved(null);
      return;
    }
    const created = (await send(CreateWebhookDocument, { input: values }))?.createWebhook;
    if (created) onSaved(created.secret ?? null);
  };
  return (
    <FormDialog
      title={webhook ? texts.editWebhook : texts.createWebhook}
      action={webhook ? texts.save : texts.create}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="url"
        type="url"
        label={texts.address}
        hint={texts.webhookUrlHint}
        placeholder="https://"
        required
        defaultValue={webhook?.url}
      />
      <Checkboxes
        name="events"
        label={texts.events}
        options={EVENTS.map((name) => [name, texts[`hook_${name}`]])}
        chosen={webhook?.events ?? EVENTS}
      />
    </FormDialog>
  );
}

interface RotateSecretDialogProps {
  readonly webhook: WebhookLineFragment;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

/** Gives a webhook a new secret. */
export function RotateSecretDialog({ webhook, onClose, onRotated }: RotateSecretDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend();
  const submit = async (form: FormData) => {
    const input = { uid: webhook.uid, overlapSeconds: readOverlap(form) };
    const secret = (await send(RotateWebhookSecretDocument, { input }))?.rotateWebhookSecret?.secret;
    if (secret != null) onRotated(secret);
  };
  return (
    <FormDialog title={texts.rotateSecret} action={texts.rotate} state={state} onSubmit={submit} onClose={onClose}>
      <p>{texts.rotateSecretHint}</p>
      <OverlapField label={texts.oldSecretSigns} />
    </FormDialog>
  );
}
