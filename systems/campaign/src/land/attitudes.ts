// The attitudes of worlds without an owner, by the face of their die.

const ATTITUDES: Readonly<Record<number, string>> = {
  1: 'independent', // CR-1.6b
  2: 'friendly to the nearest empire', // CR-1.6c
  3: 'hostile to the nearest empire', // CR-1.6d
  4: 'client of an outside power', // CR-1.6e
  5: 'split but stable', // CR-1.6f
  6: 'at war with itself', // CR-1.6g
}
/** The meaning of an attitude, in words. */
export const attitudeName = (face: number): string => ATTITUDES[face] ?? 'unknown'
