const DAY_MILLISECONDS = 86_400_000;

/** The instant some days from now, as the API takes it. @param days negative for the past */
export function findInstant(days: number): string {
  return new Date(Date.now() + days * DAY_MILLISECONDS).toISOString();
}

/** Whether an instant of the API has passed. */
export function isPast(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}

/** The current month of this computer as YYYY-MM. */
export function findThisMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
