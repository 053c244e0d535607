// The tables of attacks on neutral worlds, as pure functions.

/** CR-1.6e: the attitude of a world that a great power protects, and how many times stronger it is. */
const CLIENT = 4
const CLIENT_DEFENCE = 3
const CLIENT_HITS = 2
/** CR-8.4c: hits for a point of income. */
const HITS = 20
/** The greatest modifier; a world without income has almost no defence. */
const MOST = 9999

/** CR-8.3, CR-1.6e: the defence of a neutral world by its attitude. A world without income counts as one point (R-CR-65). */
export const defenceAgainst = (defence: number, attitude: number): number =>
  Math.max(1, defence * (attitude === CLIENT ? CLIENT_DEFENCE : 1))
/** CR-8.4c, CR-1.6e: the hits of attackers that are driven off. */
export const hitsOfRepulse = (base: number, attitude: number): number => HITS * base * (attitude === CLIENT ? CLIENT_HITS : 1)

/** CR-8.5a: the modifier of the die; null below half of the defence, where there is no attack (CR-8.5a). */
export function attackModifier(force: number, defence: number): number | null {
  const ratio = force / defence
  if (ratio < 1 / 2) return null
  return Math.min(MOST, Math.ceil(ratio) - 2) // CR-8.5b, CR-8.5c
}
export type AttackResult = 'surrender' | 'repelled' | 'undecided'
/** CR-8.4a: what a die comes to. The natural die decides first. */
export function attackResult(face: number, modifier: number, attitude: number): AttackResult {
  if (face === 6) return 'surrender' // CR-8.4b
  if (face === 1 || (face === 2 && attitude === CLIENT)) return 'repelled' // CR-8.4c, CR-1.6e
  if (face + modifier >= 6) return 'surrender'
  return face + modifier <= 1 ? 'repelled' : 'undecided' // CR-8.4d
}
/** CR-8.6A: thirds that are left after a surrender, by the die. */
const THIRDS: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 }
/** CR-8.6A: what is left of an income or a defence, to the nearest whole. */
export const leftAfter = (face: number, whole: number): number => Math.round((whole * (THIRDS[face] ?? 0)) / 3)
