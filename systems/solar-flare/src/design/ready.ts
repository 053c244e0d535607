// The ready-made ships (SF-SET-03), parsed from their records.
import { SHIPS } from '../../data/ships.ts'
import type { Design } from './design.ts'
import { parseDesign } from './text.ts'

export interface ReadyShip {
  readonly id: string
  /** One line that describes the ship. */
  readonly line: string
  readonly design: Design
}
export const READY: readonly ReadyShip[] = SHIPS.map(({ id, line, record }) => {
  const design = parseDesign(record)
  if ('reason' in design) throw new Error(design.reason)
  return { id, line, design }
})
/** The ready-made ship with this id; undefined if there is none. */
export const readyShip = (id: string): ReadyShip | undefined => READY.find((ship) => ship.id === id)
