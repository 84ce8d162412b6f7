/** One thing that was looked at. */
export interface Finding {
  readonly check: string;
  /** `failed` if the service could not run like this, `warning` if it would run badly or unsafely. */
  readonly status: 'ok' | 'warning' | 'failed';
  readonly message: string;
  /** What to do; absent if nothing. */
  readonly advice?: string;
}

export function ok(check: string, message: string): Finding {
  return { check, status: 'ok', message };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, status: 'warning', message, advice };
}

export function failed(check: string, message: string, advice?: string): Finding {
  return { check, status: 'failed', message, ...(advice !== undefined && { advice }) };
}
