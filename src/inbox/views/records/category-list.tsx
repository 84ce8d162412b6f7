import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  CategoriesDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  UpdateCategoryDocument,
  type CategoryLineFragment,
} from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { RecordActions, type OpenRecord } from './record-actions.tsx';

/** What invoices are sorted into. */
export function CategoryList({ canAdd }: { readonly canAdd: boolean }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<OpenRecord<CategoryLineFragment> | null>(null);
  const { data, error, refetch } = useQuery(CategoriesDocument, { fetchPolicy: 'cache-and-network' });
  const categories = data?.categories;
  if (!categories) return <Loading error={error} onRetry={refetch} />;
  const close = () => setOpen(null);
  return (
    <div className="list-page narrow">
      <PageHead title={texts.categories}>
        {canAdd && <AddButton label={texts.addCategory} onClick={() => setOpen({ kind: 'edit', record: null })} />}
      </PageHead>
      {categories.length === 0 ? (
        <p className="empty quiet">{texts.noneYet}</p>
      ) : (
        <RecordTable label={texts.categories} columns={[texts.name]} hasActions>
          {categories.map((category) => (
            <tr key={category.id}>
              <td>
                <Link className="row-link" href={`/?category=${category.uid}`}>
                  {category.name}
                </Link>
              </td>
              <RecordActions record={category} onOpen={setOpen} />
            </tr>
          ))}
        </RecordTable>
      )}
      {open?.kind === 'edit' && <CategoryDialog category={open.record} onClose={close} />}
      {open?.kind === 'delete' && (
        <RemovalDialog
          title={texts.deleteCategory}
          action={texts.delete}
          name={open.record.name}
          hint={texts.deleteRecordHint}
          mutation={DeleteCategoryDocument}
          uid={open.record.uid}
          list={CategoriesDocument}
          onClose={close}
        />
      )}
    </div>
  );
}

interface CategoryDialogProps {
  /** Null for a new one. */
  readonly category: CategoryLineFragment | null;
  readonly onClose: () => void;
}

function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(CategoriesDocument);
  const submit = async (form: FormData) => {
    const name = String(form.get('name'));
    const isSaved = category
      ? await send(UpdateCategoryDocument, { input: { uid: category.uid, name } })
      : await send(CreateCategoryDocument, { input: { name } });
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={category ? texts.editCategory : texts.addCategory}
      action={category ? texts.save : texts.add}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} defaultValue={category?.name} required />
    </FormDialog>
  );
}
