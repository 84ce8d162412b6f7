import { useRoute } from '../client/route.ts';
import type { Viewer } from '../parts/user-menu.tsx';
import { CardList, CategoryList, CompanyList } from './records.tsx';
import { CompareView } from './compare.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { Statistics } from './statistics.tsx';

const INVOICE = /^\/invoices\/([\w-]+)$/;

/** The page of the current address. */
export function View({ viewer }: { readonly viewer: Viewer }) {
  const { path, search } = useRoute();
  const uid = INVOICE.exec(path)?.[1];
  const other = search.get('compare');
  if (uid !== undefined && other !== null) return <CompareView key={uid + other} uids={[uid, other]} />;
  if (uid !== undefined) return <InvoiceView key={uid} uid={uid} />;
  switch (path) {
    case '/companies':
      return <CompanyList />;
    case '/categories':
      return <CategoryList />;
    case '/cards':
      return <CardList />;
    case '/statistics':
      return <Statistics />;
    default:
      return <InvoiceList canUpload={viewer.keyScopes.includes('WRITE')} />;
  }
}
