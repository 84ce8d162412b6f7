import {
  CompaniesDocument,
  CreateCompanyDocument,
  UpdateCompanyDocument,
  type CompanyLineFragment,
} from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';

const DETAILS = ['taxNumber', 'taxOffice', 'address', 'phone'] as const;

interface CompanyDialogProps {
  /** Null for a new one. */
  readonly company: CompanyLineFragment | null;
  readonly onClose: () => void;
  readonly onSaved: (uid: string) => void;
}

/** Adds a company by hand, or corrects one. */
export function CompanyDialog({ company, onClose, onSaved }: CompanyDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(CompaniesDocument);
  const submit = async (form: FormData) => {
    const details = Object.fromEntries(DETAILS.map((name) => [name, String(form.get(name)).trim() || null]));
    const values = { name: String(form.get('name')), ...details };
    const saved = company
      ? (await send(UpdateCompanyDocument, { input: { uid: company.uid, ...values } }))?.updateCompany
      : (await send(CreateCompanyDocument, { input: values }))?.createCompany;
    if (saved?.company) onSaved(saved.company.uid);
  };
  return (
    <FormDialog
      title={company ? texts.editCompany : texts.addCompany}
      action={company ? texts.save : texts.add}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} defaultValue={company?.name} required />
      {DETAILS.map((name) => (
        <TextField key={name} name={name} label={texts[name]} defaultValue={company?.[name] ?? ''} />
      ))}
    </FormDialog>
  );
}
