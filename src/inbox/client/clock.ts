const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MILLISECONDS = 86_400_000;

/** The instant some days from now, as the API takes it. @param days negative for the past */
export function findInstant(days: number): string {
  return new Date(Date.now() + days * DAY_MILLISECONDS).toISOString();
}

/** Whether an instant of the API has passed. */
export function isPast(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}

/** Whether a text is a day as the API takes it, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The current month of this computer as YYYY-MM. */
export function findThisMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
