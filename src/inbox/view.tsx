import { useEffect, useRef } from 'react';
import { useRoute } from './client/route.ts';
import { canAdminister, type Viewer } from './parts/user-menu.tsx';
import { CardList } from './views/records/card-list.tsx';
import { CategoryList } from './views/records/category-list.tsx';
import { CompanyList } from './views/records/company-list.tsx';
import { CompanyPage } from './views/records/company-page.tsx';
import { Settings } from './views/settings/settings.tsx';
import { CompareView } from './views/compare.tsx';
import { InvoiceList } from './views/invoice-list.tsx';
import { InvoiceView } from './views/invoice-view.tsx';
import { Statistics } from './views/statistics/statistics.tsx';

const INVOICE = /^\/invoices\/([\w-]+)$/;
const COMPANY = /^\/companies\/([\w-]+)$/;
const SETTINGS = /^\/settings(\/|$)/;

/** The page of the current address. */
export function View({ viewer }: { readonly viewer: Viewer }) {
  const { path, search } = useRoute();
  const uid = INVOICE.exec(path)?.[1];
  const other = search.get('compare');
  useFocusOnPage(path);
  if (uid !== undefined && other !== null) return <CompareView key={uid + other} uids={[uid, other]} />;
  if (uid !== undefined) return <InvoiceView key={uid} uid={uid} />;
  const companyUid = COMPANY.exec(path)?.[1];
  if (companyUid !== undefined) return <CompanyPage key={companyUid} uid={companyUid} />;
  if (SETTINGS.test(path)) return <Settings path={path} viewer={viewer} />;
  const canAdd = canAdminister(viewer);
  switch (path) {
    case '/companies':
      return <CompanyList canAdd={canAdd} />;
    case '/categories':
      return <CategoryList canAdd={canAdd} />;
    case '/cards':
      return <CardList canAdd={canAdd} />;
    case '/statistics':
      return <Statistics />;
    default:
      return (
        <InvoiceList
          canUpload={viewer.keyScopes.includes('WRITE')}
          canChoose={viewer.keyScopes.includes('WRITE') || viewer.keyScopes.includes('APPROVE')}
        />
      );
  }
}

/** Moves the focus to a new page if it was on something of the page before, so that the next Tab and a screen reader begin there. */
function useFocusOnPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
}
