/** Statements and indexes that do not begin with the account, for one reason, which docs/operating/scale.md explains under its name. */
export interface ShardingException {
  readonly name: string;
  readonly statements: readonly RegExp[];
  /** As `table.index`, or a pattern of these. */
  readonly indexes: readonly (string | RegExp)[];
}

const CHILD = '(?:history_event|invoice_item|invoice_extraction|invoice_reading)';

/** Every exception from the rule that statements and indexes name the account. */
export const SHARDING_EXCEPTIONS: readonly ShardingException[] = [
  {
    name: 'Rows of a row',
    statements: [
      new RegExp(`^(INSERT|REPLACE) INTO ${CHILD} \\(\`invoice_id\``),
      new RegExp(`\\b(FROM|UPDATE) \`?${CHILD}\\b.*\\binvoice_id\`? (=|IN)`, 's'),
      /^SELECT .* FROM `invoice` `invoice` LEFT JOIN `invoice_extraction` .* WHERE `invoice`.`id` IN/s,
      /\b(FROM|UPDATE|INTO) `?webhook_delivery\b.*\bwebhook_id\b/s,
      /\bUPDATE webhook_delivery SET .* WHERE webhook_delivery\.id = \?/s,
    ],
    indexes: [
      ...['history_event.history_event_invoice', 'invoice_item.invoice_item_uid'],
      ...['invoice_extraction.PRIMARY', 'invoice_reading.PRIMARY'],
      /^webhook_delivery\.webhook_delivery_(event|log|order|uid)$/,
    ],
  },
  {
    name: 'Ids of rows',
    statements: [
      /^(UPDATE|DELETE FROM) `?(invoice|webhook|api_key|invoice_tally|job|due_check|export_run)`? (SET .* )?WHERE (\w+\.)?`?id`? (= \?|IN)/s,
      /^SELECT .* FROM (webhook|invoice) WHERE \1\.id (= \?|IN)/s,
      /^UPDATE webhook SET position = \? WHERE webhook\.position < \? AND webhook\.id IN/,
      /^(SELECT .*|DELETE) FROM search_document WHERE search_document\.(source|company_id|category_id) = \?/s,
    ],
    indexes: [
      /^\w+\.PRIMARY \(id\)$/,
      /^\w+\.\w+_(workspace_user|company)_id_fk$/,
      /^invoice\.invoice_(company|user|category|card)$/,
      /^search_document\.(PRIMARY|search_document_(company|category))$/,
      ...[
        'job.job_invoice',
        'due_check.due_check_invoice',
        'saved_view.saved_view_user',
        'webhook.webhook_uid',
        'account.account_uid',
      ],
    ],
  },
  {
    name: 'Who calls',
    statements: [
      /^SELECT .* FROM api_key JOIN .* WHERE api_key\.key_id = \?/s,
      /\b(FROM|UPDATE|INTO) rate_bucket\b/,
      /\b(FROM|INTO) `account`/,
      /^SELECT .* INNER JOIN `account` `account` .* WHERE `account`\.`uid` = \?/s,
    ],
    indexes: ['api_key.api_key_key_id', 'rate_bucket.PRIMARY'],
  },
  {
    name: 'Work for all accounts',
    statements: [
      /^(SELECT .* FROM|UPDATE) `?job`? .*\bstatus`? = /s,
      /^SELECT .* FROM history_event( JOIN invoice .* WHERE history_event\.id (<|>|IN)| ORDER BY|$)/s,
      /^SELECT .* FROM webhook WHERE webhook\.disabled_at IS NULL ORDER BY/s,
      /^SELECT .* FROM `account_deletion` .*`finished_at` IS NULL/s,
      /^SELECT .* FROM export_run WHERE export_run\.(status|expires_at|lease_until)\b/s,
      /^SELECT due_check\.account_id FROM due_check WHERE due_check\.account_id > \? ORDER BY/,
      /^SELECT .* FROM installation\b/s,
    ],
    indexes: [
      ...[/^job\.job_(claim|lease|account)$/, 'invoice.invoice_purge', 'invoice.invoice_file'],
      ...['export_run.export_run_status', 'export_run.export_run_expiry'],
      ...['idempotent_call.idempotent_call_created', 'webhook_delivery.webhook_delivery_due'],
    ],
  },
];
