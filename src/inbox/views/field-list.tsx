import { useEffect, useRef } from 'react';
import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { FieldEditor, type Leave } from './field-editor.tsx';
import { FIELD_GROUPS, showValue, type FieldDefinition, type FieldGroup } from './invoice-fields.ts';
import type { FieldFocus } from './field-focus.ts';

interface FieldListProps {
  readonly invoice: WholeInvoiceFragment;
  readonly focus: FieldFocus;
  readonly onFocus: (patch: Partial<FieldFocus>) => void;
}

interface GroupProps extends FieldListProps {
  /** Opens a field, once what is being edited is kept. */
  readonly onEdit: (field: FieldDefinition) => Promise<void>;
  readonly onLeave: (leave: Leave | null) => void;
}

/** The fields in groups. Pointing at one shows where its value stands on the page. */
export function FieldList(props: FieldListProps) {
  const leave = useRef<Leave | null>(null);
  const edit = async (field: FieldDefinition) => {
    if (await (leave.current?.() ?? true)) props.onFocus({ edited: field, picked: null });
  };
  const keep = (latest: Leave | null) => {
    leave.current = latest;
  };
  return (
    <>
      {FIELD_GROUPS.map((group) => (
        <Group key={group.title} group={group} {...props} onEdit={edit} onLeave={keep} />
      ))}
    </>
  );
}

function Group({ group, ...props }: GroupProps & { readonly group: FieldGroup }) {
  const { texts } = useSpeech();
  const { invoice, focus } = props;
  const canEdit = invoice.permissions.canUpdate;
  const shown = group.fields.filter((field) => canEdit || field.read(invoice));
  if (shown.length === 0) return null;
  return (
    <section className="group">
      <h2>{texts[group.title]}</h2>
      <ul className="fields">
        {shown.map((field) =>
          focus.edited === field ? (
            <FieldEditor key={field.name} field={field} {...props} />
          ) : (
            <FieldRow key={field.name} field={field} {...props} />
          ),
        )}
      </ul>
    </section>
  );
}

function FieldRow({ field, invoice, focus, onFocus, onEdit }: GroupProps & { readonly field: FieldDefinition }) {
  const speech = useSpeech();
  const { texts } = speech;
  const label = texts[`f_${field.name}`];
  const value = showValue(field, invoice, speech);
  const canEdit = invoice.permissions.canUpdate && field.editor !== 'none';
  const activate = () => onFocus({ active: field.extracted });
  const leave = () => onFocus({ active: null });
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus.left === field) line.current?.focus();
  }, []);
  const content = (
    <>
      <span className="field-label">{label}</span>
      <span className="field-value">{value || <span className="quiet">–</span>}</span>
      <Source field={field} invoice={invoice} />
    </>
  );
  return (
    <li
      className="field-row"
      data-active={focus.active === field.extracted}
      onMouseEnter={activate}
      onMouseLeave={leave}
    >
      {canEdit ? (
        <button
          ref={line}
          type="button"
          className="field-line"
          onFocus={activate}
          onBlur={leave}
          onClick={() => void onEdit(field)}
        >
          {content}
          <span className="field-edit">
            <Icon name="edit" />
            <span className="visually-hidden">{texts.edit}</span>
          </span>
        </button>
      ) : (
        <div className="field-line">{content}</div>
      )}
    </li>
  );
}

/** Where the value comes from, and how certain it is, as a dot. */
function Source({ field, invoice }: { readonly field: FieldDefinition; readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  const found = invoice.extraction.find((one) => one.field === field.extracted);
  if (!found?.source) return <span />;
  const certainty =
    found.confidence == null ? '' : `, ${format.count(Math.round(found.confidence * 100))} % ${texts.certain}`;
  const title = `${texts[`source_${found.source}`]}${found.source === 'USER' ? '' : certainty}`;
  return (
    <span className="source" data-source={found.source} data-unsure={(found.confidence ?? 1) < 0.6} title={title}>
      <span className="visually-hidden">({title})</span>
    </span>
  );
}
