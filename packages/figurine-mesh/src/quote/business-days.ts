/**
 * The day that lies a number of business days after another: Saturdays and Sundays do not count, public
 * holidays do, since they differ from place to place. Days are UTC.
 */
export function addBusinessDays(from: Date, days: number): Date {
  const day = addDays(from, 0);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

/** The start of the day that lies a number of calendar days after another, UTC. */
export function addDays(from: Date, days: number): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days));
}
