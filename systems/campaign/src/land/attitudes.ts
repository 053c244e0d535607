// The attitudes of worlds without an owner, by the face of their die (CR-ATT-02).

const ATTITUDES: Readonly<Record<number, string>> = {
  1: 'independent',
  2: 'friendly to the nearest empire',
  3: 'hostile to the nearest empire',
  4: 'client of an outside power',
  5: 'split but stable',
  6: 'at war with itself',
}
/** What an attitude means, in words. */
export const attitudeName = (face: number): string => ATTITUDES[face] ?? 'unknown' // CR-ATT-02
