/** The newest migration that this code has. */
export const SCHEMA_VERSION = 1_764_340_000_000;

/**
 * The newest migration without which code would write wrong data to the database. Raise it together with such a migration; one that
 * only adds what older code may ignore leaves it.
 */
export const OLDEST_WRITER_VERSION = 1_764_340_000_000;
