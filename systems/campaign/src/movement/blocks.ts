// The worlds at which lanes are blocked, for movement and for trade.
import { once } from '@admiralty/kernel'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'

/** The facts behind blocks: worlds whose lanes are off, and worlds under attack. */
export type LaneTable = Pick<Table, 'land' | 'off'>
/** Neutral worlds that an attack has left undecided: they are interdicted (CR-8.4d). */
const interdicted = once(({ worlds }: Table['land']) => Object.values(worlds).filter(({ undecided }) => undecided.length > 0))
/**
 * CR-5.4a: the worlds that block lanes for some empires together: those that are switched off, for their owners too, and those that an attack
 * has left undecided, but for the empires that attacked them.
 */
export const blocksFor = ({ land, off }: LaneTable, seats: readonly Color[]): readonly HexAddress[] => {
  const shut = interdicted(land).filter(({ undecided }) => seats.length === 0 || seats.some((seat) => !undecided.includes(seat)))
  return shut.length === 0 ? off : [...off, ...shut.map(({ at }) => at)]
}
