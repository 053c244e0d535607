// Which time zones this runtime knows. Apart from the arithmetic of zones, so that a page that only shows terms does not load it.

/** Whether this runtime knows the zone. Zones are renamed and deleted now and then, and each runtime has its own list. */
export function zoneIsKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** The zone, or UTC if this runtime does not know it: then a time of the day stays, and only its zone is lost. */
export const knownZone = (zone: string): string => (zoneIsKnown(zone) ? zone : 'UTC')
