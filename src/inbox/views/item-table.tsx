import { useState } from 'react';
import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { ItemEditor } from './item-editor.tsx';

type Item = WholeInvoiceFragment['items'][number];

/** As many as people look through before they want to see what follows the items. */
const FIRST_ITEMS = 50;

interface ItemTableProps {
  readonly invoice: WholeInvoiceFragment;
  readonly onActive: (field: string | null) => void;
}

/** The lines of the invoice. */
export function ItemTable({ invoice, onActive }: ItemTableProps) {
  const { texts, format } = useSpeech();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { items, permissions } = invoice;
  const shown = isWhole ? items : items.slice(0, FIRST_ITEMS);
  return (
    <section className="group" onMouseEnter={() => onActive('items')} onMouseLeave={() => onActive(null)}>
      <header className="group-head">
        <h2>{texts.items}</h2>
        {permissions.canUpdate && (
          <button type="button" className="text-button" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {texts.addItem}
          </button>
        )}
      </header>
      {items.length === 0 ? (
        <p className="quiet">{texts.noItems}</p>
      ) : (
        <table className="item-table">
          <ItemHead />
          <tbody>
            {shown.map((item) => (
              <ItemRow
                key={item.uid}
                item={item}
                invoice={invoice}
                onEdit={permissions.canUpdate ? () => setEdited(item) : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < items.length && (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          {texts.showAllItems} ({format.count(items.length)})
        </button>
      )}
      {edited !== null && (
        <ItemEditor invoice={invoice} item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

function ItemHead() {
  const { texts } = useSpeech();
  return (
    <thead>
      <tr>
        <th scope="col">{texts.itemName}</th>
        <th scope="col" className="amount">
          {texts.quantity}
        </th>
        <th scope="col" className="amount">
          {texts.vat}
        </th>
        <th scope="col" className="amount">
          {texts.gross}
        </th>
      </tr>
    </thead>
  );
}

interface ItemRowProps {
  readonly item: Item;
  readonly invoice: WholeInvoiceFragment;
  readonly onEdit: (() => void) | undefined;
}

function ItemRow({ item, invoice: { currency, vatCategories }, onEdit }: ItemRowProps) {
  const { format } = useSpeech();
  const ofRate = vatCategories.find(({ vatRate }) => vatRate === item.vatRate);
  const name = item.name ?? item.description ?? '–';
  return (
    <tr>
      <td>
        {onEdit ? (
          <button type="button" className="item-name" onClick={onEdit}>
            {name}
          </button>
        ) : (
          name
        )}
        {item.name != null && item.description != null && <span className="item-description">{item.description}</span>}
      </td>
      <td className="amount">{format.decimal(item.quantity)}</td>
      <td className="amount">{format.percent(ofRate?.exactRate ?? item.vatRate)}</td>
      <td className="amount">{format.money(item.totalPrice, currency)}</td>
    </tr>
  );
}
