import { useState } from 'react';
import { UpdateAccountDocument } from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { createFormat } from '../../language/format.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { canAdminister, type Viewer } from '../../parts/user-menu.tsx';
import { listLocales, listTimeZones } from './locales.ts';

const SAMPLE = { amount: '1234.5', currency: 'EUR' };

/** The name of the account, how its amounts look, where its days begin, and whether a second person decides. */
export function AccountSettings({ viewer }: { readonly viewer: Viewer }) {
  const { texts, language } = useSpeech();
  const { send, ...state } = useSend();
  const [locale, setLocale] = useState(viewer.account.locale);
  const [isSaved, setSaved] = useState(false);
  const { account } = viewer;
  const canChange = canAdminister(viewer);
  const submit = async (form: FormData) => {
    const input = {
      name: String(form.get('name')),
      locale: String(form.get('locale')),
      timeZone: String(form.get('timeZone')),
      fourEyes: form.has('fourEyes'),
    };
    setSaved((await send(UpdateAccountDocument, { input })) !== null);
  };
  return (
    <>
      <PageHead title={texts.account} level={2} />
      {!canChange && <p className="quiet">{texts.onlyAdmins}</p>}
      <div className="panel" onChange={() => setSaved(false)}>
        <Form state={state} action={texts.save} outcome={isSaved ? texts.saved : null} onSubmit={submit}>
          <fieldset className="plain" disabled={!canChange}>
            <TextField name="name" label={texts.accountName} defaultValue={account.name} required maxLength={255} />
            <SelectField
              name="locale"
              label={texts.locale}
              hint={createFormat(locale, 'UTC').money(SAMPLE.amount, SAMPLE.currency)}
              value={locale}
              onChange={({ target }) => setLocale(target.value)}
              options={listLocales(language, account.locale)}
            />
            <SelectField
              name="timeZone"
              label={texts.timeZone}
              hint={texts.timeZoneHint}
              defaultValue={account.timeZone}
              options={listTimeZones(account.timeZone).map((zone) => [zone, zone.replaceAll('_', ' ')])}
            />
            <label className="checkbox">
              <input type="checkbox" name="fourEyes" defaultChecked={account.fourEyes} aria-describedby="four-eyes" />
              <span>{texts.fourEyes}</span>
            </label>
            <p id="four-eyes" className="quiet small">
              {texts.fourEyesHint}
            </p>
          </fieldset>
        </Form>
      </div>
    </>
  );
}
