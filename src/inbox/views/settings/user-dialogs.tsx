import {
  AddUserDocument,
  UpdateUserDocument,
  UsersDocument,
  type PersonFragment,
  type RoleType,
} from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';
import { nameRole } from '../../parts/user-menu.tsx';

const ROLES: readonly RoleType[] = ['OWNER', 'ADMIN', 'APPROVER', 'MEMBER', 'VIEWER'];
const FIRST_ROLE: RoleType = 'MEMBER';

interface UserDialogProps {
  /** Null for somebody new. */
  readonly person: PersonFragment | null;
  readonly onClose: () => void;
}

/** Adds a person to the account, or changes their role and name. */
export function UserDialog({ person, onClose }: UserDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(UsersDocument);
  const submit = async (form: FormData) => {
    const values = {
      firstName: String(form.get('firstName')),
      lastName: String(form.get('lastName')),
      roleType: form.get('roleType') as RoleType,
    };
    const isSaved = person
      ? await send(UpdateUserDocument, { input: { uid: person.uid, ...values } })
      : await send(AddUserDocument, { input: { email: String(form.get('email')), ...values } });
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={person ? texts.editUser : texts.addUser}
      action={person ? texts.save : texts.add}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      {!person && <TextField name="email" type="email" label={texts.email} required autoComplete="off" />}
      <TextField name="firstName" label={texts.firstName} defaultValue={person?.user.firstName} />
      <TextField name="lastName" label={texts.lastName} defaultValue={person?.user.lastName} />
      <SelectField
        name="roleType"
        label={texts.role}
        hint={texts.roleHint}
        defaultValue={person?.roleType ?? FIRST_ROLE}
        options={ROLES.map((role) => [role, nameRole(role, texts)])}
      />
      {!person && <p className="quiet small">{texts.addUserHint}</p>}
    </FormDialog>
  );
}
