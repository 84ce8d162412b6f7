import { useEffect, useRef, useState } from 'react';
import { downloadExport, type ExportFormat } from '../client/export.ts';
import { useSpeech } from '../language/language.ts';
import { SelectField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { toFilter, type ListChoice } from './list-filter.ts';

interface ExportDialogProps {
  readonly choice: ListChoice;
  /** How many invoices the list has. */
  readonly count: number;
  readonly onClose: () => void;
}

const KIBIBYTE = 1_024;

/** Opens the dialog for an export. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const { texts } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="download" />
        {texts.export}
      </button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Exports what the list shows, as a workbook or as CSV. */
function ExportDialog({ choice, count, onClose }: ExportDialogProps) {
  const { texts, format } = useSpeech();
  const [type, setType] = useState<ExportFormat['type']>('xlsx');
  const [bytes, setBytes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const submit = async (form: FormData) => {
    const { signal } = stop.current;
    setBytes(0);
    setProblem(null);
    const wanted = {
      type,
      rows: form.get('rows') as ExportFormat['rows'],
      delimiter: String(form.get('delimiter') ?? ''),
    };
    try {
      const request = { filter: toFilter(choice), order: choice.order, format: wanted };
      await downloadExport({ ...request, signal, onProgress: setBytes });
      onClose();
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBytes(null);
    }
  };
  return (
    <FormDialog
      title={texts.exportTitle}
      action={texts.download}
      state={{ isSending: bytes !== null, problems: problem === null ? [] : [{ message: problem }] }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {texts.invoices}: {format.count(count)}
      </p>
      <SelectField
        name="type"
        label={texts.fileFormat}
        value={type}
        onChange={({ target }) => setType(target.value === 'csv' ? 'csv' : 'xlsx')}
        options={[
          ['xlsx', 'Excel (XLSX)'],
          ['csv', 'CSV'],
        ]}
      />
      {type === 'csv' && (
        <SelectField
          name="delimiter"
          label={texts.delimiter}
          hint={texts.delimiterHint}
          options={[
            [';', texts.semicolon],
            [',', texts.comma],
            ['\t', texts.tab],
          ]}
        />
      )}
      <SelectField
        name="rows"
        label={texts.exportRows}
        options={[
          ['invoice', texts.rowsInvoice],
          ['item', texts.rowsItem],
        ]}
      />
      {bytes !== null && (
        <p role="status">
          <progress aria-label={texts.download} /> {format.count(Math.ceil(bytes / KIBIBYTE))} KiB
        </p>
      )}
    </FormDialog>
  );
}
