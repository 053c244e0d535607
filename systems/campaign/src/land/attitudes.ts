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

/** What an attitude means for an empire that has visited the world, by the face of its die. Which empire was nearest is a secret of the umpire. */
const MEANINGS: Readonly<Record<number, string>> = {
  1: 'It trades and keeps half of the gain', // CR-1.6b
  2: 'The empire that was nearest when the draft ended keeps the whole gain of trade and has a base here. The world keeps half of the gain of others', // CR-1.6c
  3: 'It never trades with the empire that was nearest when the draft ended, and keeps half of the gain of others', // CR-1.6d
  4: 'Its defence counts three times, and it does twice the hits to those whom it drives off', // CR-1.6e
  5: 'It trades and keeps two thirds of the gain', // CR-1.6f
  6: 'It may be settled by four weeks of keeping the peace', // CR-1.6g
}
/** What an attitude means, as a sentence without its full stop; empty for none. */
export const attitudeMeaning = (face: number): string => MEANINGS[face] ?? ''
