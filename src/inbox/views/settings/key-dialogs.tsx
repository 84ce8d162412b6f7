import { useQuery } from '@apollo/client/react';
import {
  IssueKeyDocument,
  KeysDocument,
  RotateKeyDocument,
  UsersDocument,
  type KeyLineFragment,
  type KeyScope,
} from '../../generated/graphql.ts';
import { findInstant } from '../../client/clock.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { Checkboxes, SelectField, TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';
import type { Viewer } from '../../parts/user-menu.tsx';
import { OverlapField, readOverlap } from './overlap-field.tsx';

const LIFETIMES = [30, 90, 365] as const;
const USUAL_LIFETIME = '365';
const NEVER = 'never';

interface KeyDialogProps {
  readonly viewer: Viewer;
  readonly onClose: () => void;
  readonly onIssued: (secret: string) => void;
}

/** Creates a key for the caller or, by an owner, for anyone. */
export function KeyDialog({ viewer, onClose, onIssued }: KeyDialogProps) {
  const { texts, format } = useSpeech();
  const { send, ...state } = useSend(KeysDocument);
  const { workspaceUser, keyScopes } = viewer;
  const { data } = useQuery(UsersDocument, { skip: workspaceUser.roleType !== 'OWNER' });
  const users = data?.workspaceUserConnection?.nodes ?? [workspaceUser];
  const submit = async (form: FormData) => {
    const chosen = form.getAll('scopes') as KeyScope[];
    const lifetime = form.get('expiresAt');
    const input = {
      name: String(form.get('name')),
      workspaceUserUid: String(form.get('workspaceUserUid')),
      // All of them stand for all that the role of the user has.
      ...(chosen.length < keyScopes.length && { scopes: chosen }),
      ...(lifetime !== NEVER && { expiresAt: findInstant(Number(lifetime)) }),
    };
    const secret = (await send(IssueKeyDocument, { input }))?.issueApiKey?.secret;
    if (secret != null) onIssued(secret);
  };
  return (
    <FormDialog title={texts.createKey} action={texts.create} state={state} onSubmit={submit} onClose={onClose}>
      <TextField name="name" label={texts.keyName} hint={texts.keyNameHint} required maxLength={100} />
      <SelectField
        name="workspaceUserUid"
        label={texts.actsFor}
        key={users.length}
        defaultValue={workspaceUser.uid}
        options={users.map(({ uid, user }) => [uid, user.fullName || user.email])}
      />
      <Checkboxes
        name="scopes"
        label={texts.scopes}
        hint={texts.scopesHint}
        options={keyScopes.map((scope) => [scope, texts[`scope_${scope}`]])}
        chosen={keyScopes}
      />
      <SelectField
        name="expiresAt"
        label={texts.expires}
        defaultValue={USUAL_LIFETIME}
        options={[
          ...LIFETIMES.map((days) => [String(days), `${format.count(days)} ${texts.days}`] as const),
          [NEVER, texts.never],
        ]}
      />
    </FormDialog>
  );
}

interface RotateKeyDialogProps extends Omit<KeyDialogProps, 'viewer'> {
  readonly apiKey: KeyLineFragment;
}

/** Replaces a key; the old one keeps working for a while. */
export function RotateKeyDialog({ apiKey, onClose, onIssued }: RotateKeyDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(KeysDocument);
  const submit = async (form: FormData) => {
    const input = { uid: apiKey.uid, overlapSeconds: readOverlap(form) };
    const secret = (await send(RotateKeyDocument, { input }))?.rotateApiKey?.secret;
    if (secret != null) onIssued(secret);
  };
  return (
    <FormDialog title={texts.rotateKey} action={texts.rotate} state={state} onSubmit={submit} onClose={onClose}>
      <p>
        <strong>{apiKey.name}</strong>
      </p>
      <OverlapField label={texts.oldKeyWorks} />
    </FormDialog>
  );
}
