// Damage of every ship, for the replay's figures.
import type { Tally } from '@admiralty/kernel'
import type { View } from '../state.ts'
import { strength } from '../table.ts'

/** Wrecks take no more damage and are left out. */
export const tally = (view: View): readonly Tally[] =>
  Object.values(view.ships)
    .filter(({ status }) => status !== 'wreck')
    .map((ship) => ({ id: ship.id, seat: ship.seat, taken: ship.hurt, of: strength(view, ship).total }))
