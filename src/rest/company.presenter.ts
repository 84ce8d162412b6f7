import type { Company } from '../companies/company.entity.js';
import { presentOwned } from './named-list.js';

/** Formats a company with the caller's permissions. */
export function presentCompany(company: Company, canChange: boolean) {
  return {
    uid: company.uid,
    hf_id: company.hfId,
    name: company.name,
    address: company.address,
    tax_number: company.taxNumber,
    tax_office: company.taxOffice,
    phone: company.phone,
    ...presentOwned(company, canChange),
  };
}
