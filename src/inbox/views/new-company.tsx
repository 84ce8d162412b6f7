import { useQuery } from '@apollo/client/react';
import { useSend } from '../client/use-send.ts';
import { CreateCompanyDocument, ViewerDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { describeProblems } from '../language/refusal.ts';
import { Icon } from '../parts/icon.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { canAdminister } from '../parts/user-menu.tsx';
import type { FoundCompany } from './found-companies.tsx';

interface NewCompanyProps {
  readonly name: string;
  /** Whether no company was found. */
  readonly isMissing: boolean;
  readonly onAdded: (company: FoundCompany) => void;
}

/** Says that no company matches, and adds one of this name. */
export function NewCompany({ name, isMissing, onAdded }: NewCompanyProps) {
  const { texts } = useSpeech();
  const viewer = useQuery(ViewerDocument, { fetchPolicy: 'cache-only' }).data?.viewer;
  const { send, problems } = useSend();
  const add = async () => {
    const company = (await send(CreateCompanyDocument, { input: { name } }))?.createCompany?.company;
    if (company) onAdded(company);
  };
  return (
    <div className="picker-foot">
      {isMissing && (
        <p className="quiet" role="status">
          {texts.noCompanyFound}
        </p>
      )}
      {viewer && canAdminister(viewer) && name !== '' && (
        <button type="button" className="text-button" onClick={() => void add()}>
          <Icon name="plus" />
          {texts.addCompany}: “{name}”
        </button>
      )}
      <Refusal reason={describeProblems(problems, texts)} />
    </div>
  );
}
