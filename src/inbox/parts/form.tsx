import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ProblemsContext } from '../client/problems.ts';
import type { Send } from '../client/use-send.ts';
import { useSpeech } from '../language/language.ts';
import { describeProblems, translateReason } from '../language/refusal.ts';
import { Dialog } from './dialog.tsx';
import { Refusal } from './refusal.tsx';

interface FormProps {
  readonly state: Pick<Send, 'isSending' | 'problems'>;
  /** What the button says. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onSubmit: (values: FormData) => Promise<unknown>;
  /** What the last submission has done. */
  readonly outcome?: string | null;
  /** Adds a button that leaves everything as it is. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form that shows beside each field why it was refused, and below the fields what concerns none of them. */
export function Form({ state, action, isDangerous = false, outcome, onSubmit, onCancel, children }: FormProps) {
  const { texts } = useSpeech();
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget));
  };
  const problems = state.problems.map((problem) => ({ ...problem, message: translateReason(problem.message, texts) }));
  const hasField = (name: string) => ref.current?.querySelector(`[name="${CSS.escape(name)}"]`) !== null;
  const general = problems.filter(({ field }) => field == null || !hasField(field));
  return (
    <form ref={ref} className="form" onSubmit={submit}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
      <Refusal reason={describeProblems(general, texts)} />
      <footer>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
        <button
          type="submit"
          className={isDangerous ? 'button danger' : 'button primary'}
          aria-disabled={state.isSending}
        >
          {action}
        </button>
        {outcome !== undefined && (
          <p className="saved" role="status">
            {outcome}
          </p>
        )}
      </footer>
    </form>
  );
}

interface FormDialogProps extends Omit<FormProps, 'onCancel'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** A form, or a question, in a dialog. */
export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form} onCancel={onClose} />
    </Dialog>
  );
}
