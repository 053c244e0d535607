// Dates in lists, by the clock of this device.

/** A date with the time: '14 Nov, 20:00', and with its year if that is not the present one. Times are in ms since 1970. */
export function shortDate(time: number, now: number, more: Intl.DateTimeFormatOptions = {}): string {
  const isOtherYear = new Date(time).getFullYear() !== new Date(now).getFullYear()
  return new Intl.DateTimeFormat('en', {
    ...more,
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
}
