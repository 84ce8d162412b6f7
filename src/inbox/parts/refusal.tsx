/** Why something was refused; nothing if it was not. */
export function Refusal({ reason }: { readonly reason: string | null | undefined }) {
  if (reason == null || reason === '') return null;
  return (
    <p className="form-error" role="alert">
      {reason}
    </p>
  );
}
