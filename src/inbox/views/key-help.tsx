import { useSpeech } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';

/** The keys of the inbox with what they do. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useSpeech();
  const keys = [
    ['j / k', texts.key_move],
    ['Enter', texts.key_open],
    ['x', texts.key_select],
    ['⇧ x', texts.key_selectRange],
    ['a / r', texts.key_decide],
    ['/', texts.key_search],
    ['u', texts.key_upload],
    ['Esc', texts.key_back],
    ['?', texts.key_help],
  ] as const;
  return (
    <Dialog title={texts.keyboard} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
