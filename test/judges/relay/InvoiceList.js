import { graphql } from 'relay-runtime';

/** A list with forward pagination, for a pagination container. */
export const invoiceListFragment = graphql`
  fragment InvoiceList_query on Query
  @refetchable(queryName: "InvoiceListPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 25 }
    cursor: { type: "String" }
    filter: { type: "InvoiceFilter" }
    order: { type: "InvoiceOrder" }
  ) {
    invoices(first: $count, after: $cursor, filter: $filter, orderBy: $order)
      @connection(key: "InvoiceList_invoices", filters: ["filter", "orderBy"]) {
      __id
      totalCount
      edges {
        node {
          id
          uid
          ...InvoiceRow_invoice
        }
      }
    }
  }
`;

export const invoiceListQuery = graphql`
  query InvoiceListQuery($filter: InvoiceFilter) {
    viewer {
      account {
        name
      }
    }
    ...InvoiceList_query @arguments(count: 10, filter: $filter)
  }
`;

/** The same list backwards, and lists of other records. */
export const invoiceListBackwardsQuery = graphql`
  query InvoiceListBackwardsQuery($before: String) {
    invoices(last: 10, before: $before) @connection(key: "InvoiceListBackwards_invoices") {
      edges {
        node {
          hfId
        }
      }
    }
    companies(first: 10) @connection(key: "InvoiceList_companies") {
      edges {
        node {
          name
        }
      }
    }
    cards(first: 10) @connection(key: "InvoiceList_cards") {
      edges {
        node {
          name
        }
      }
    }
  }
`;
