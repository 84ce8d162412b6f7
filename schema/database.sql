-- The tables after all migrations. Written by `npm run schema`; a test compares.

-- SQLite

CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  four_eyes INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT account_uid UNIQUE (uid)
) STRICT;

CREATE TABLE account_deletion (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  account_uid TEXT NOT NULL,
  workspace_user_uid TEXT NULL,
  key_uid TEXT NULL,
  invoices INTEGER NOT NULL,
  file_bytes INTEGER NOT NULL,
  users INTEGER NOT NULL,
  requested_at TEXT NOT NULL,
  finished_at TEXT NULL,
  CONSTRAINT account_deletion_account UNIQUE (account_id)
) STRICT;

CREATE TABLE account_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  event TEXT NOT NULL,
  workspace_user_id INTEGER NULL,
  key_uid TEXT NULL,
  target_uid TEXT NOT NULL,
  target_name TEXT NOT NULL,
  changes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT account_event_uid UNIQUE (account_id, uid),
  CONSTRAINT account_event_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT account_event_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) STRICT;

CREATE INDEX account_event_list ON account_event (account_id, id);

CREATE TABLE api_key (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  workspace_user_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  key_id TEXT NOT NULL,
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  scopes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT NULL,
  expires_at TEXT NULL,
  revoked_at TEXT NULL, is_session INTEGER NULL,
  CONSTRAINT api_key_key_id UNIQUE (key_id),
  CONSTRAINT api_key_uid UNIQUE (account_id, uid),
  CONSTRAINT api_key_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT api_key_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) STRICT;

CREATE TABLE arrival (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  origin TEXT NOT NULL,
  invoice_uid TEXT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT arrival_origin UNIQUE (account_id, origin),
  CONSTRAINT arrival_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE TABLE card (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  hf_id TEXT NOT NULL,
  name TEXT NOT NULL,
  first_four_digits TEXT NULL,
  last_four_digits TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT NULL,
  CONSTRAINT card_uid UNIQUE (account_id, uid),
  CONSTRAINT card_hf_id UNIQUE (account_id, hf_id),
  CONSTRAINT card_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE INDEX card_created ON card (account_id, deleted_at, created_at, id);

CREATE TABLE category (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT NULL,
  CONSTRAINT category_uid UNIQUE (account_id, uid),
  CONSTRAINT category_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE TABLE company (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  hf_id TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NULL,
  tax_number TEXT NULL,
  tax_office TEXT NULL,
  phone TEXT NULL,
  name_key TEXT NOT NULL,
  tax_key TEXT NULL,
  edited_fields TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT NULL,
  CONSTRAINT company_uid UNIQUE (account_id, uid),
  CONSTRAINT company_hf_id UNIQUE (account_id, hf_id),
  CONSTRAINT company_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE INDEX company_created ON company (account_id, deleted_at, created_at, id);

CREATE INDEX company_name_key ON company (account_id, name_key);

CREATE INDEX company_tax_key ON company (account_id, tax_key);

CREATE TABLE company_alias (
  account_id INTEGER NOT NULL,
  alias TEXT NOT NULL,
  company_id INTEGER NULL,
  PRIMARY KEY (account_id, alias),
  CONSTRAINT company_alias_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT company_alias_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id)
) STRICT;

CREATE TABLE company_word (
  account_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  company_id INTEGER NOT NULL,
  PRIMARY KEY (account_id, word, company_id),
  CONSTRAINT company_word_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT company_word_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id)
) STRICT;

CREATE INDEX company_word_company ON company_word (account_id, company_id, word);

CREATE TABLE due_check (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  invoice_id INTEGER NOT NULL,
  former_company_id INTEGER NULL
) STRICT;

CREATE INDEX due_check_account ON due_check (account_id, id);

CREATE INDEX due_check_invoice ON due_check (invoice_id);

CREATE TABLE export_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  workspace_user_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  request TEXT NOT NULL,
  status TEXT NOT NULL,
  rows_done INTEGER NOT NULL,
  rows_total INTEGER NULL,
  file_name TEXT NOT NULL,
  file_key TEXT NULL,
  file_size INTEGER NULL,
  file_sha256 TEXT NULL,
  error_code TEXT NULL,
  error_message TEXT NULL,
  attempts INTEGER NOT NULL,
  lease_token TEXT NULL,
  lease_until TEXT NULL,
  created_at TEXT NOT NULL,
  finished_at TEXT NULL,
  expires_at TEXT NULL,
  CONSTRAINT export_run_uid UNIQUE (account_id, uid),
  CONSTRAINT export_run_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT export_run_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) STRICT;

CREATE INDEX export_run_expiry ON export_run (expires_at);

CREATE INDEX export_run_status ON export_run (status, id);

CREATE TABLE history_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  invoice_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  event TEXT NOT NULL,
  workspace_user_id INTEGER NULL,
  note TEXT NULL,
  changes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT history_event_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id),
  CONSTRAINT history_event_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) STRICT;

CREATE INDEX history_event_invoice ON history_event (invoice_id, id);

CREATE TABLE idempotent_call (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  call_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  resource_uid TEXT NOT NULL,
  answer TEXT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT idempotent_call_key UNIQUE (account_id, call_key),
  CONSTRAINT idempotent_call_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE INDEX idempotent_call_created ON idempotent_call (created_at);

CREATE TABLE installation (
  id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  secret_check TEXT NOT NULL,
  schema_version INTEGER NOT NULL,
  oldest_writer INTEGER NOT NULL,
  clock_seen_at TEXT NULL,
  clock_steady_since TEXT NULL,
  PRIMARY KEY (id)
) STRICT;

CREATE TABLE invoice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  hf_id TEXT NOT NULL,
  workspace_user_id INTEGER NOT NULL,
  file_key TEXT NULL,
  file_name TEXT NULL,
  file_type TEXT NOT NULL,
  file_size INTEGER NOT NULL,
  file_sha256 TEXT NOT NULL,
  processing_status TEXT NOT NULL,
  processing_error_code TEXT NULL,
  processing_error_message TEXT NULL,
  approvement_status TEXT NOT NULL,
  total_price INTEGER NULL,
  total_vat INTEGER NULL,
  currency TEXT NULL,
  invoice_date TEXT NULL,
  invoice_number TEXT NULL,
  language TEXT NULL,
  country TEXT NULL,
  payment_type TEXT NULL,
  vat_categories TEXT NOT NULL,
  company_id INTEGER NULL,
  category_id INTEGER NULL,
  card_id INTEGER NULL,
  edited_fields TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT NULL, further_invoices INTEGER NOT NULL DEFAULT 0, due_date TEXT NULL, document_type TEXT NULL, net_total INTEGER NULL, iban TEXT NULL, payment_reference TEXT NULL, order_number TEXT NULL, buyer_name TEXT NULL, buyer_tax_number TEXT NULL, buyer_address TEXT NULL, service_period_start TEXT NULL, service_period_end TEXT NULL, first_page INTEGER NULL, last_page INTEGER NULL, failed_checks INTEGER NULL,
  CONSTRAINT invoice_uid UNIQUE (account_id, uid),
  CONSTRAINT invoice_hf_id UNIQUE (account_id, hf_id),
  CONSTRAINT invoice_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT invoice_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id),
  CONSTRAINT invoice_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id),
  CONSTRAINT invoice_category_id_fk FOREIGN KEY (category_id) REFERENCES category (id),
  CONSTRAINT invoice_card_id_fk FOREIGN KEY (card_id) REFERENCES card (id)
) STRICT;

CREATE INDEX invoice_card ON invoice (card_id, account_id, deleted_at, created_at, id);

CREATE INDEX invoice_category ON invoice (category_id, account_id, deleted_at, created_at, id);

CREATE INDEX invoice_company ON invoice (company_id, account_id, deleted_at, created_at, id);

CREATE INDEX invoice_created ON invoice (account_id, deleted_at, created_at, id);

CREATE INDEX invoice_created_filtered ON invoice (account_id, deleted_at, created_at, id, approvement_status, processing_status, currency, payment_type);

CREATE INDEX invoice_date ON invoice (account_id, deleted_at, invoice_date, id);

CREATE INDEX invoice_date_filtered ON invoice (account_id, deleted_at, invoice_date, id, approvement_status, processing_status, currency, payment_type);

CREATE INDEX invoice_due_filtered ON invoice (account_id, deleted_at, due_date, created_at, id, approvement_status, processing_status, currency, payment_type);

CREATE INDEX invoice_file ON invoice (file_key);

CREATE INDEX invoice_hf_order ON invoice (account_id, deleted_at, hf_id, id);

CREATE INDEX invoice_iban ON invoice (account_id, iban, company_id, deleted_at, created_at);

CREATE INDEX invoice_number ON invoice (account_id, invoice_number);

CREATE INDEX invoice_processing ON invoice (account_id, deleted_at, processing_status, created_at, id);

CREATE INDEX invoice_purge ON invoice (deleted_at, file_key);

CREATE INDEX invoice_sha256 ON invoice (account_id, file_sha256);

CREATE INDEX invoice_status ON invoice (account_id, deleted_at, approvement_status, created_at, id);

CREATE INDEX invoice_total ON invoice (account_id, deleted_at, total_price, id);

CREATE INDEX invoice_type_filtered ON invoice (account_id, deleted_at, document_type, created_at, id, approvement_status, processing_status, currency, payment_type);

CREATE INDEX invoice_user ON invoice (workspace_user_id, account_id, deleted_at, created_at, id);

CREATE TABLE invoice_cell (
  account_id INTEGER NOT NULL,
  field TEXT NOT NULL,
  slice INTEGER NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (account_id, field, slice)
) STRICT;

CREATE TABLE invoice_extraction (
  invoice_id INTEGER NOT NULL,
  report TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_extraction_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) STRICT;

CREATE TABLE invoice_facet (
  account_id INTEGER NOT NULL,
  facet TEXT NOT NULL,
  slice INTEGER NOT NULL,
  ids BLOB NOT NULL,
  PRIMARY KEY (account_id, facet, slice)
) STRICT;

CREATE TABLE invoice_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  invoice_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  name TEXT NULL,
  description TEXT NULL,
  quantity INTEGER NULL,
  unit TEXT NULL,
  total_price INTEGER NULL,
  vat_rate INTEGER NULL, is_added INTEGER NULL,
  CONSTRAINT invoice_item_uid UNIQUE (invoice_id, uid),
  CONSTRAINT invoice_item_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) STRICT;

CREATE TABLE invoice_reading (
  invoice_id INTEGER NOT NULL,
  reading TEXT NOT NULL,
  PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_reading_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) STRICT;

CREATE TABLE invoice_sum (
  account_id INTEGER NOT NULL,
  part TEXT NOT NULL,
  approvement_status TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  priced INTEGER NOT NULL,
  price INTEGER NOT NULL,
  taxed INTEGER NOT NULL,
  vat INTEGER NOT NULL,
  PRIMARY KEY (account_id, part, currency, approvement_status),
  CONSTRAINT invoice_sum_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE TABLE invoice_tally (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  approvement_status TEXT NOT NULL,
  processing_status TEXT NOT NULL,
  currency TEXT NULL,
  payment_type TEXT NULL,
  amount INTEGER NOT NULL,
  CONSTRAINT invoice_tally_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE INDEX invoice_tally_counted ON invoice_tally (account_id, approvement_status, processing_status, currency, payment_type, amount);

CREATE TABLE job (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  invoice_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  run_at TEXT NOT NULL,
  lease_until TEXT NULL,
  lease_token TEXT NULL,
  last_error TEXT NULL
, trace_parent TEXT NULL) STRICT;

CREATE INDEX job_account ON job (status, account_id, run_at, id);

CREATE INDEX job_claim ON job (status, run_at, id);

CREATE INDEX job_invoice ON job (invoice_id);

CREATE INDEX job_lease ON job (status, lease_until);

CREATE TABLE rate_bucket (
  key_uid TEXT NOT NULL,
  bucket TEXT NOT NULL,
  tokens INTEGER NOT NULL,
  lent INTEGER NOT NULL,
  lent_until TEXT NOT NULL,
  counted_at TEXT NOT NULL,
  PRIMARY KEY (key_uid, bucket)
) STRICT;

CREATE TABLE saved_view (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  workspace_user_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  name TEXT NOT NULL,
  filter TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT saved_view_uid UNIQUE (account_id, uid),
  CONSTRAINT saved_view_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT saved_view_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) STRICT;

CREATE INDEX saved_view_user ON saved_view (workspace_user_id, id);

CREATE TABLE search_document (
  account_id INTEGER NOT NULL,
  source INTEGER NOT NULL,
  source_id INTEGER NOT NULL,
  company_id INTEGER NULL,
  category_id INTEGER NULL,
  tokens TEXT NOT NULL,
  PRIMARY KEY (source, source_id)
) STRICT;

CREATE INDEX search_document_category ON search_document (category_id);

CREATE INDEX search_document_company ON search_document (company_id);

CREATE TABLE search_posting (
  account_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  chunk INTEGER NOT NULL,
  source INTEGER NOT NULL,
  ids BLOB NOT NULL,
  PRIMARY KEY (account_id, term, chunk, source)
) STRICT;

CREATE TABLE slice_span (
  account_id INTEGER NOT NULL,
  slice INTEGER NOT NULL,
  created_from TEXT NOT NULL,
  created_to TEXT NOT NULL,
  PRIMARY KEY (account_id, slice)
) STRICT;

CREATE TABLE webhook (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  url TEXT NOT NULL,
  events TEXT NULL,
  secret_version INTEGER NOT NULL,
  previous_secret_until TEXT NULL,
  position INTEGER NOT NULL,
  failing_since TEXT NULL,
  disabled_at TEXT NULL,
  disabled_reason TEXT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT webhook_uid UNIQUE (uid),
  CONSTRAINT webhook_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

CREATE TABLE webhook_delivery (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  message_uid TEXT NOT NULL,
  event_id INTEGER NULL,
  invoice_id INTEGER NULL,
  type TEXT NOT NULL,
  body TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  response_status INTEGER NULL,
  error TEXT NULL,
  milliseconds INTEGER NULL,
  created_at TEXT NOT NULL,
  attempted_at TEXT NULL,
  CONSTRAINT webhook_delivery_uid UNIQUE (uid),
  CONSTRAINT webhook_delivery_event UNIQUE (webhook_id, event_id),
  CONSTRAINT webhook_delivery_webhook_id_fk FOREIGN KEY (webhook_id) REFERENCES webhook (id)
) STRICT;

CREATE INDEX webhook_delivery_due ON webhook_delivery (status, due_at, webhook_id);

CREATE INDEX webhook_delivery_log ON webhook_delivery (webhook_id, id);

CREATE INDEX webhook_delivery_order ON webhook_delivery (webhook_id, invoice_id, status, event_id);

CREATE TABLE workspace_user (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  user_uid TEXT NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  role_type TEXT NOT NULL,
  created_at TEXT NOT NULL, removed_at TEXT NULL, oidc_issuer TEXT NULL, oidc_subject TEXT NULL,
  CONSTRAINT workspace_user_uid UNIQUE (account_id, uid),
  CONSTRAINT workspace_user_email UNIQUE (account_id, email),
  CONSTRAINT workspace_user_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) STRICT;

-- MariaDB and MySQL, as MariaDB shows them

CREATE TABLE account (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(255) NOT NULL,
  locale varchar(35) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  time_zone varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  four_eyes tinyint(1) NOT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY account_uid (uid)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE account_deletion (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  account_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  workspace_user_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  key_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  invoices bigint(20) NOT NULL,
  file_bytes bigint(20) NOT NULL,
  users bigint(20) NOT NULL,
  requested_at datetime(6) NOT NULL,
  finished_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY account_deletion_account (account_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE account_event (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  event varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  workspace_user_id bigint(20) DEFAULT NULL,
  key_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  target_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  target_name varchar(255) NOT NULL,
  changes longtext NOT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY account_event_uid (account_id,uid),
  KEY account_event_list (account_id,id),
  KEY account_event_workspace_user_id_fk (workspace_user_id),
  CONSTRAINT account_event_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT account_event_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE api_key (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  workspace_user_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  key_id varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(100) NOT NULL,
  secret_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  scopes varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at datetime(6) NOT NULL,
  last_used_at datetime(6) DEFAULT NULL,
  expires_at datetime(6) DEFAULT NULL,
  revoked_at datetime(6) DEFAULT NULL,
  is_session tinyint(1) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY api_key_key_id (key_id),
  UNIQUE KEY api_key_uid (account_id,uid),
  KEY api_key_workspace_user_id_fk (workspace_user_id),
  CONSTRAINT api_key_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT api_key_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE arrival (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  origin varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  invoice_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY arrival_origin (account_id,origin),
  CONSTRAINT arrival_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE card (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  hf_id varchar(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(255) NOT NULL,
  first_four_digits varchar(4) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  last_four_digits varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at datetime(6) NOT NULL,
  deleted_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY card_uid (account_id,uid),
  UNIQUE KEY card_hf_id (account_id,hf_id),
  KEY card_created (account_id,deleted_at,created_at,id),
  CONSTRAINT card_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE category (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(100) NOT NULL,
  created_at datetime(6) NOT NULL,
  deleted_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY category_uid (account_id,uid),
  CONSTRAINT category_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE company (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  hf_id varchar(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(255) NOT NULL,
  address varchar(500) DEFAULT NULL,
  tax_number varchar(64) DEFAULT NULL,
  tax_office varchar(100) DEFAULT NULL,
  phone varchar(64) DEFAULT NULL,
  name_key varchar(255) NOT NULL,
  tax_key varchar(64) DEFAULT NULL,
  edited_fields varchar(200) NOT NULL,
  created_at datetime(6) NOT NULL,
  deleted_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY company_uid (account_id,uid),
  UNIQUE KEY company_hf_id (account_id,hf_id),
  KEY company_tax_key (account_id,tax_key),
  KEY company_name_key (account_id,name_key),
  KEY company_created (account_id,deleted_at,created_at,id),
  CONSTRAINT company_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE company_alias (
  account_id bigint(20) NOT NULL,
  alias varchar(260) NOT NULL,
  company_id bigint(20) DEFAULT NULL,
  PRIMARY KEY (account_id,alias),
  KEY company_alias_company_id_fk (company_id),
  CONSTRAINT company_alias_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT company_alias_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE company_word (
  account_id bigint(20) NOT NULL,
  word varchar(64) NOT NULL,
  company_id bigint(20) NOT NULL,
  PRIMARY KEY (account_id,word,company_id),
  KEY company_word_company (account_id,company_id,word),
  KEY company_word_company_id_fk (company_id),
  CONSTRAINT company_word_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT company_word_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE due_check (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  invoice_id bigint(20) NOT NULL,
  former_company_id bigint(20) DEFAULT NULL,
  PRIMARY KEY (id),
  KEY due_check_account (account_id,id),
  KEY due_check_invoice (invoice_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE export_run (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  workspace_user_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  request longtext NOT NULL,
  status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  rows_done bigint(20) NOT NULL,
  rows_total bigint(20) DEFAULT NULL,
  file_name varchar(100) NOT NULL,
  file_key varchar(100) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  file_size bigint(20) DEFAULT NULL,
  file_sha256 varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  error_code varchar(32) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  error_message varchar(200) DEFAULT NULL,
  attempts bigint(20) NOT NULL,
  lease_token varchar(32) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  lease_until datetime(6) DEFAULT NULL,
  created_at datetime(6) NOT NULL,
  finished_at datetime(6) DEFAULT NULL,
  expires_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY export_run_uid (account_id,uid),
  KEY export_run_status (status,id),
  KEY export_run_expiry (expires_at),
  KEY export_run_workspace_user_id_fk (workspace_user_id),
  CONSTRAINT export_run_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT export_run_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE history_event (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  invoice_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  event varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  workspace_user_id bigint(20) DEFAULT NULL,
  note varchar(1000) DEFAULT NULL,
  changes longtext NOT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  KEY history_event_invoice (invoice_id,id),
  KEY history_event_workspace_user_id_fk (workspace_user_id),
  CONSTRAINT history_event_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id),
  CONSTRAINT history_event_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE idempotent_call (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  call_key varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  fingerprint varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  resource_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  answer longtext DEFAULT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY idempotent_call_key (account_id,call_key),
  KEY idempotent_call_created (created_at),
  CONSTRAINT idempotent_call_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE installation (
  id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  secret_check varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  schema_version bigint(20) NOT NULL,
  oldest_writer bigint(20) NOT NULL,
  clock_seen_at datetime(6) DEFAULT NULL,
  clock_steady_since datetime(6) DEFAULT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  hf_id varchar(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  workspace_user_id bigint(20) NOT NULL,
  file_key varchar(200) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  file_name varchar(255) DEFAULT NULL,
  file_type varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  file_size bigint(20) NOT NULL,
  file_sha256 varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  processing_status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  processing_error_code varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  processing_error_message varchar(500) DEFAULT NULL,
  approvement_status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  total_price bigint(20) DEFAULT NULL,
  total_vat bigint(20) DEFAULT NULL,
  currency varchar(3) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  invoice_date date DEFAULT NULL,
  invoice_number varchar(100) DEFAULT NULL,
  language varchar(2) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  country varchar(2) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  payment_type varchar(16) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  vat_categories longtext NOT NULL,
  company_id bigint(20) DEFAULT NULL,
  category_id bigint(20) DEFAULT NULL,
  card_id bigint(20) DEFAULT NULL,
  edited_fields varchar(500) NOT NULL,
  version bigint(20) NOT NULL,
  created_at datetime(6) NOT NULL,
  deleted_at datetime(6) DEFAULT NULL,
  further_invoices int(11) NOT NULL DEFAULT 0,
  due_date date DEFAULT NULL,
  document_type varchar(16) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  net_total bigint(20) DEFAULT NULL,
  iban varchar(34) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  payment_reference varchar(140) DEFAULT NULL,
  order_number varchar(100) DEFAULT NULL,
  buyer_name varchar(255) DEFAULT NULL,
  buyer_tax_number varchar(50) DEFAULT NULL,
  buyer_address varchar(500) DEFAULT NULL,
  service_period_start date DEFAULT NULL,
  service_period_end date DEFAULT NULL,
  first_page bigint(20) DEFAULT NULL,
  last_page bigint(20) DEFAULT NULL,
  failed_checks bigint(20) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY invoice_uid (account_id,uid),
  UNIQUE KEY invoice_hf_id (account_id,hf_id),
  KEY invoice_created (account_id,deleted_at,created_at,id),
  KEY invoice_status (account_id,deleted_at,approvement_status,created_at,id),
  KEY invoice_processing (account_id,deleted_at,processing_status,created_at,id),
  KEY invoice_date (account_id,deleted_at,invoice_date,id),
  KEY invoice_total (account_id,deleted_at,total_price,id),
  KEY invoice_hf_order (account_id,deleted_at,hf_id,id),
  KEY invoice_company (company_id,account_id,deleted_at,created_at,id),
  KEY invoice_user (workspace_user_id,account_id,deleted_at,created_at,id),
  KEY invoice_category (category_id,account_id,deleted_at,created_at,id),
  KEY invoice_card (card_id,account_id,deleted_at,created_at,id),
  KEY invoice_number (account_id,invoice_number),
  KEY invoice_sha256 (account_id,file_sha256),
  KEY invoice_file (file_key),
  KEY invoice_purge (deleted_at,file_key),
  KEY invoice_created_filtered (account_id,deleted_at,created_at,id,approvement_status,processing_status,currency,payment_type),
  KEY invoice_date_filtered (account_id,deleted_at,invoice_date,id,approvement_status,processing_status,currency,payment_type),
  KEY invoice_due_filtered (account_id,deleted_at,due_date,created_at,id,approvement_status,processing_status,currency,payment_type),
  KEY invoice_type_filtered (account_id,deleted_at,document_type,created_at,id,approvement_status,processing_status,currency,payment_type),
  KEY invoice_iban (account_id,iban,company_id,deleted_at,created_at),
  CONSTRAINT invoice_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT invoice_card_id_fk FOREIGN KEY (card_id) REFERENCES card (id),
  CONSTRAINT invoice_category_id_fk FOREIGN KEY (category_id) REFERENCES category (id),
  CONSTRAINT invoice_company_id_fk FOREIGN KEY (company_id) REFERENCES company (id),
  CONSTRAINT invoice_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_cell (
  account_id bigint(20) NOT NULL,
  field varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  slice bigint(20) NOT NULL,
  cells blob NOT NULL,
  PRIMARY KEY (account_id,field,slice)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_extraction (
  invoice_id bigint(20) NOT NULL,
  report longtext NOT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_extraction_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_facet (
  account_id bigint(20) NOT NULL,
  facet varchar(18) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  slice bigint(20) NOT NULL,
  ids varbinary(64) NOT NULL,
  PRIMARY KEY (account_id,facet,slice)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_item (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  invoice_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(500) DEFAULT NULL,
  description varchar(2000) DEFAULT NULL,
  quantity bigint(20) DEFAULT NULL,
  unit varchar(1) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  total_price bigint(20) DEFAULT NULL,
  vat_rate bigint(20) DEFAULT NULL,
  is_added tinyint(1) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY invoice_item_uid (invoice_id,uid),
  CONSTRAINT invoice_item_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_reading (
  invoice_id bigint(20) NOT NULL,
  reading longtext NOT NULL,
  PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_reading_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_sum (
  account_id bigint(20) NOT NULL,
  part varchar(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  approvement_status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  currency varchar(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  amount bigint(20) NOT NULL,
  priced bigint(20) NOT NULL,
  price decimal(38,0) NOT NULL,
  taxed bigint(20) NOT NULL,
  vat decimal(38,0) NOT NULL,
  PRIMARY KEY (account_id,part,currency,approvement_status),
  CONSTRAINT invoice_sum_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE invoice_tally (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  approvement_status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  processing_status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  currency varchar(3) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  payment_type varchar(16) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  amount bigint(20) NOT NULL,
  PRIMARY KEY (id),
  KEY invoice_tally_counted (account_id,approvement_status,processing_status,currency,payment_type,amount),
  CONSTRAINT invoice_tally_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE job (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  kind varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  account_id bigint(20) NOT NULL,
  invoice_id bigint(20) NOT NULL,
  status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  attempts bigint(20) NOT NULL,
  run_at datetime(6) NOT NULL,
  lease_until datetime(6) DEFAULT NULL,
  lease_token varchar(32) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  last_error varchar(500) DEFAULT NULL,
  trace_parent varchar(55) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (id),
  KEY job_claim (status,run_at,id),
  KEY job_lease (status,lease_until),
  KEY job_invoice (invoice_id),
  KEY job_account (status,account_id,run_at,id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE rate_bucket (
  key_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  bucket varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  tokens bigint(20) NOT NULL,
  lent bigint(20) NOT NULL,
  lent_until datetime(6) NOT NULL,
  counted_at datetime(6) NOT NULL,
  PRIMARY KEY (key_uid,bucket)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE saved_view (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  workspace_user_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name varchar(100) NOT NULL,
  filter longtext NOT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY saved_view_uid (account_id,uid),
  KEY saved_view_user (workspace_user_id,id),
  CONSTRAINT saved_view_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id),
  CONSTRAINT saved_view_workspace_user_id_fk FOREIGN KEY (workspace_user_id) REFERENCES workspace_user (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE search_document (
  account_id bigint(20) NOT NULL,
  source bigint(20) NOT NULL,
  source_id bigint(20) NOT NULL,
  company_id bigint(20) DEFAULT NULL,
  category_id bigint(20) DEFAULT NULL,
  tokens longtext NOT NULL,
  PRIMARY KEY (source,source_id),
  KEY search_document_company (company_id),
  KEY search_document_category (category_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE search_posting (
  account_id bigint(20) NOT NULL,
  term varchar(40) NOT NULL,
  chunk bigint(20) NOT NULL,
  source bigint(20) NOT NULL,
  ids varbinary(1024) NOT NULL,
  PRIMARY KEY (account_id,term,chunk,source)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE slice_span (
  account_id bigint(20) NOT NULL,
  slice bigint(20) NOT NULL,
  created_from datetime(6) NOT NULL,
  created_to datetime(6) NOT NULL,
  PRIMARY KEY (account_id,slice)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE webhook (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  url varchar(2000) NOT NULL,
  events varchar(1000) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  secret_version bigint(20) NOT NULL,
  previous_secret_until datetime(6) DEFAULT NULL,
  position bigint(20) NOT NULL,
  failing_since datetime(6) DEFAULT NULL,
  disabled_at datetime(6) DEFAULT NULL,
  disabled_reason varchar(255) DEFAULT NULL,
  created_at datetime(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY webhook_uid (uid),
  KEY webhook_account_id_fk (account_id),
  CONSTRAINT webhook_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE webhook_delivery (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  webhook_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  message_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  event_id bigint(20) DEFAULT NULL,
  invoice_id bigint(20) DEFAULT NULL,
  type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  body longtext NOT NULL,
  status varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  attempts bigint(20) NOT NULL,
  due_at datetime(6) NOT NULL,
  response_status bigint(20) DEFAULT NULL,
  error varchar(255) DEFAULT NULL,
  milliseconds bigint(20) DEFAULT NULL,
  created_at datetime(6) NOT NULL,
  attempted_at datetime(6) DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY webhook_delivery_uid (uid),
  UNIQUE KEY webhook_delivery_event (webhook_id,event_id),
  KEY webhook_delivery_due (status,due_at,webhook_id),
  KEY webhook_delivery_order (webhook_id,invoice_id,status,event_id),
  KEY webhook_delivery_log (webhook_id,id),
  CONSTRAINT webhook_delivery_webhook_id_fk FOREIGN KEY (webhook_id) REFERENCES webhook (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE workspace_user (
  id bigint(20) NOT NULL AUTO_INCREMENT,
  account_id bigint(20) NOT NULL,
  uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  user_uid varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  email varchar(254) NOT NULL,
  first_name varchar(100) NOT NULL,
  last_name varchar(100) NOT NULL,
  role_type varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at datetime(6) NOT NULL,
  removed_at datetime(6) DEFAULT NULL,
  oidc_issuer varchar(255) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  oidc_subject varchar(255) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY workspace_user_uid (account_id,uid),
  UNIQUE KEY workspace_user_email (account_id,email),
  CONSTRAINT workspace_user_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
