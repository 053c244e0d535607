// What an empire knows of the defence of a neutral world.
import { type Explained, explained } from '@admiralty/kernel'
import type { World } from '../land/world.ts'
import { secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { neutralDefence } from '../start/neutrals.ts'
import type { Table } from '../state.ts'
import { defenceAgainst } from './attack-table.ts'

/** CR-8.3, CR-1.6e: the points against which an attack of the viewer counts, with what it has learned of the world's attitude. */
export function knownDefence(
  table: Pick<Table, 'setup' | 'secret'>,
  seat: Color | undefined,
  world: Pick<World, 'at' | 'base'>,
): Explained {
  const plain = neutralDefence(table.setup, world)
  const attitude = seat && secretOf(table, seat).attitudes[world.at]
  const more = attitude === undefined ? 0 : defenceAgainst(plain.total, attitude) - plain.total
  if (more === 0) return plain
  const reason = plain.total === 0 ? 'at least one point' : 'a client of an outside power, whose defence counts three times'
  return explained(...plain.because, [reason, more, plain.total === 0 ? 'CR-8.3' : 'CR-1.6e'])
}
