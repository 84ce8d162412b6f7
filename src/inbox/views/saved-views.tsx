import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  DeleteViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type ViewLineFragment,
} from '../generated/graphql.ts';
import { go } from '../client/route.ts';
import { useSend } from '../client/use-send.ts';
import { useSpeech } from '../language/language.ts';
import { TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { RemovalDialog } from '../parts/removal-dialog.tsx';
import { toAddress, toFilter, type ListChoice } from './list-filter.ts';
import { toChoice } from './saved-filter.ts';

interface SavedViewsProps {
  readonly choice: ListChoice;
}

/** The filters that the user has kept, each a link to its list. */
export function SavedViews({ choice }: SavedViewsProps) {
  const { texts } = useSpeech();
  const [removed, setRemoved] = useState<ViewLineFragment | null>(null);
  const { data } = useQuery(SavedViewsDocument, { fetchPolicy: 'cache-and-network' });
  const views = data?.savedViews ?? [];
  if (views.length === 0) return null;
  const current = toAddress({ ...choice, order: 'CREATED_AT' });
  return (
    <nav className="saved-views" aria-label={texts.savedViews}>
      <h2>{texts.savedViews}</h2>
      <ul>
        {views.map((view) => {
          const address = toAddress(toChoice(view.filterJson));
          return (
            <li key={view.id}>
              <Link href={address} aria-current={address === current ? 'page' : undefined}>
                {view.name}
              </Link>
              <button
                type="button"
                className="icon-button"
                aria-label={`${texts.deleteView}: ${view.name}`}
                onClick={() => setRemoved(view)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      {removed && (
        <RemovalDialog
          title={texts.deleteView}
          action={texts.delete}
          name={removed.name}
          hint={texts.deleteViewHint}
          mutation={DeleteViewDocument}
          uid={removed.uid}
          list={SavedViewsDocument}
          onClose={() => setRemoved(null)}
        />
      )}
    </nav>
  );
}

/** Keeps the present filters under a name, unless one shows them already. */
export function SaveViewButton({ choice }: SavedViewsProps) {
  const { texts } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(SavedViewsDocument);
  const current = toAddress({ ...choice, order: 'CREATED_AT' });
  if (data?.savedViews?.some(({ filterJson }) => toAddress(toChoice(filterJson)) === current)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="star" />
        {texts.saveView}
      </button>
      {isOpen && <SaveViewDialog choice={choice} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveViewDialog({ choice, onClose }: SavedViewsProps & { readonly onClose: () => void }) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(SavedViewsDocument);
  const submit = async (form: FormData) => {
    const input = { name: String(form.get('name')), filter: toFilter(choice) };
    const view = (await send(SaveViewDocument, { input }))?.saveView?.savedView;
    if (!view) return;
    onClose();
    go(toAddress({ ...toChoice(view.filterJson), order: choice.order }), { replace: true });
  };
  return (
    <FormDialog title={texts.saveView} action={texts.save} state={state} onSubmit={submit} onClose={onClose}>
      <TextField name="name" label={texts.name} hint={texts.saveViewHint} required maxLength={100} />
    </FormDialog>
  );
}
