import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  CardsDocument,
  CreateCardDocument,
  DeleteCardDocument,
  UpdateCardDocument,
  type CardLineFragment,
} from '../../generated/graphql.ts';
import { useSend } from '../../client/use-send.ts';
import { useSpeech } from '../../language/language.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form.tsx';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { MoreButton, RecordTable } from '../../parts/record-table.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { RecordActions, type OpenRecord } from './record-actions.tsx';

const FOUR_DIGITS = { inputMode: 'numeric', pattern: '[0-9]{4}', maxLength: 4, autoComplete: 'off' } as const;

/** The payment cards of the account. */
export function CardList({ canAdd }: { readonly canAdd: boolean }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<OpenRecord<CardLineFragment> | null>(null);
  const { data, error, refetch, fetchMore } = useQuery(CardsDocument, { fetchPolicy: 'cache-and-network' });
  const cards = data?.cards;
  if (!cards) return <Loading error={error} onRetry={refetch} />;
  const close = () => setOpen(null);
  return (
    <div className="list-page narrow">
      <PageHead title={texts.cards}>
        {canAdd && <AddButton label={texts.addCard} onClick={() => setOpen({ kind: 'edit', record: null })} />}
      </PageHead>
      {cards.nodes.length === 0 ? (
        <p className="empty quiet">{texts.noneYet}</p>
      ) : (
        <RecordTable label={texts.cards} columns={[texts.name, texts.cardNumber]} hasActions>
          {cards.nodes.map((card) => (
            <tr key={card.id}>
              <td>
                <Link className="row-link" href={`/?card=${card.uid}`}>
                  {card.name}
                </Link>
              </td>
              <td className="figures">{formatCardNumber(card)}</td>
              <RecordActions record={card} onOpen={setOpen} />
            </tr>
          ))}
        </RecordTable>
      )}
      <MoreButton page={cards.pageInfo} onMore={fetchMore} />
      {open?.kind === 'edit' && <CardDialog card={open.record} onClose={close} />}
      {open?.kind === 'delete' && (
        <RemovalDialog
          title={texts.deleteCard}
          action={texts.delete}
          name={`${open.record.name} ${formatCardNumber(open.record)}`}
          hint={texts.deleteRecordHint}
          mutation={DeleteCardDocument}
          uid={open.record.uid}
          list={CardsDocument}
          onClose={close}
        />
      )}
    </div>
  );
}

function formatCardNumber({ firstFourDigits, lastFourDigits }: CardLineFragment): string {
  return `${firstFourDigits ?? '••••'} •••• •••• ${lastFourDigits}`;
}

interface CardDialogProps {
  /** Null for a new one. */
  readonly card: CardLineFragment | null;
  readonly onClose: () => void;
}

function CardDialog({ card, onClose }: CardDialogProps) {
  const { texts } = useSpeech();
  const { send, ...state } = useSend(CardsDocument);
  const submit = async (form: FormData) => {
    const values = {
      name: String(form.get('name')),
      firstFourDigits: String(form.get('firstFourDigits')) || null,
      lastFourDigits: String(form.get('lastFourDigits')),
    };
    const isSaved = card
      ? await send(UpdateCardDocument, { input: { uid: card.uid, ...values } })
      : await send(CreateCardDocument, { input: values });
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={card ? texts.editCard : texts.addCard}
      action={card ? texts.save : texts.add}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} defaultValue={card?.name} required />
      <TextField
        name="lastFourDigits"
        label={texts.lastFourDigits}
        defaultValue={card?.lastFourDigits}
        required
        {...FOUR_DIGITS}
      />
      <TextField
        name="firstFourDigits"
        label={texts.firstFourDigits}
        defaultValue={card?.firstFourDigits ?? ''}
        {...FOUR_DIGITS}
      />
    </FormDialog>
  );
}
