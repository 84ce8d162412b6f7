import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, CompanyNameDocument, UsersDocument } from '../generated/graphql.ts';
import { nameCard } from './invoice-fields.ts';

export type RecordKind = 'company' | 'category' | 'card' | 'user';

interface RecordNameProps {
  readonly kind: RecordKind;
  readonly uid: string;
}

/** The name of a record of the account, in the place of its uid. */
export function RecordName({ kind, uid }: RecordNameProps) {
  switch (kind) {
    case 'company':
      return <CompanyName uid={uid} />;
    case 'category':
      return <CategoryName uid={uid} />;
    case 'card':
      return <CardName uid={uid} />;
    case 'user':
      return <UserName uid={uid} />;
  }
}

interface NameProps {
  readonly uid: string;
}

function CompanyName({ uid }: NameProps) {
  return useQuery(CompanyNameDocument, { variables: { uid } }).data?.company?.name ?? '…';
}

function CategoryName({ uid }: NameProps) {
  return useQuery(CategoriesDocument).data?.categories?.find((category) => category.uid === uid)?.name ?? '…';
}

function CardName({ uid }: NameProps) {
  const card = useQuery(CardsDocument).data?.cards?.nodes.find((one) => one.uid === uid);
  return card ? nameCard(card) : '…';
}

function UserName({ uid }: NameProps) {
  const users = useQuery(UsersDocument).data?.workspaceUserConnection?.nodes;
  const person = users?.find((one) => one.uid === uid)?.user;
  return person?.fullName || person?.email || '…';
}
