import { useState } from 'react';
import { rememberExport } from '../client/started-exports.ts';
import { useSend } from '../client/use-send.ts';
import { StartExportDocument, type ExportFormat, type ExportRows } from '../generated/graphql.ts';
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

/** Starts an export of what the list shows, as a workbook or as CSV; the panel of exports follows it. */
function ExportDialog({ choice, count, onClose }: ExportDialogProps) {
  const { texts, format } = useSpeech();
  const [type, setType] = useState<ExportFormat>('XLSX');
  const start = useSend();
  const submit = async (form: FormData) => {
    const input = {
      filter: toFilter(choice),
      orderBy: { field: choice.order, direction: 'DESC' as const },
      format: type,
      rows: form.get('rows') as ExportRows,
      // Without the mark, Excel takes UTF-8 for an older encoding.
      ...(type === 'CSV' && { delimiter: String(form.get('delimiter')), bom: true }),
    };
    const run = (await start.send(StartExportDocument, { input }))?.startExport?.exportRun;
    if (!run) return;
    rememberExport(run.uid);
    onClose();
  };
  return (
    <FormDialog title={texts.exportTitle} action={texts.export} state={start} onSubmit={submit} onClose={onClose}>
      <p>
        {texts.invoices}: {format.count(count)}
      </p>
      <SelectField
        name="type"
        label={texts.fileFormat}
        value={type}
        onChange={({ target }) => setType(target.value === 'CSV' ? 'CSV' : 'XLSX')}
        options={[
          ['XLSX', 'Excel (XLSX)'],
          ['CSV', 'CSV'],
        ]}
      />
      {type === 'CSV' && (
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
          ['INVOICE', texts.rowsInvoice],
          ['ITEM', texts.rowsItem],
        ]}
      />
      <p className="quiet">{texts.exportHint}</p>
    </FormDialog>
  );
}
