// Lines of attack on the table: their obstacles, and the beams that may be fired along them.
import { explained, isRefusal, type Refusal, refuse, when } from '@admiralty/kernel'
import { type Hex, hexKey, sameHex } from '@admiralty/space'
import type { OuterSection } from '../../data/tables.ts'
import { contentAt } from '../board/board.ts'
import { inArc, lineOfAttack, type Obstacles } from '../line/line.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { type ComponentNow, fittedAt, flying, shipOf, torpedoesOf } from '../table.ts'
import { type AttackTarget, type BeamShot, sectionsAt } from './layers.ts'

/** Undefined for an id of nothing on the board. */
export function targetOf(table: Table, id: string): AttackTarget | undefined {
  const torpedo = table.torpedoes[id]
  if (torpedo) return { kind: 'torpedo', torpedo }
  const ship = table.ships[id]
  return ship?.status === 'flying' ? { kind: 'ship', ship } : undefined
}
export const hexOf = (target: AttackTarget): Hex => (target.kind === 'ship' ? target.ship.hex : target.torpedo.hex)

/** SF-LOA-05, SF-LOA-06, SF-LOA-07, SF-LOA-08, SF-ANO-02, SF-ANO-03, SF-TEAM-06: friends block like enemies; asteroids do nothing. */
export function beamObstacles(table: Table): Obstacles {
  const units = new Set([...flying(table), ...torpedoesOf(table)].map(({ hex }) => hexKey(hex)))
  return { blocks: (hex) => units.has(hexKey(hex)) || isSolid(table, hex), dims: (hex) => contentAt(table.tiles, hex) === 'nebula' }
}

export type Aim = Omit<OrderOf<'fire'>, 'order'>

/** A beam that may fire now. */
function readyBeam(ship: Ship, index: number): ComponentNow | Refusal {
  const beam = fittedAt(ship, index)
  if (beam?.kind !== 'beam') return refuse('SF-BEM-03', `component ${index} of ${ship.name} is no beam`)
  if (!beam.works) return refuse('SF-DMG-08', 'the beam is lost')
  if (beam.fired) return refuse('SF-BEM-03', 'the beam has already fired in this turn')
  return beam
}
/** SF-LOA-01: the shot, or why it is illegal. It changes nothing before it is confirmed. */
export function beamShot(table: Table, aim: Aim): BeamShot | Refusal {
  const ship = shipOf(table, aim.ship)
  const beam = readyBeam(ship, aim.beam)
  if (isRefusal(beam)) return beam
  if (aim.charges > beam.charge) return refuse('SF-BEM-03', `the beam holds ${beam.charge}, and the shot needs ${aim.charges}`)
  const target = targetOf(table, aim.at)
  if (!target) return refuse('SF-BEM-02', `there is no ship or torpedo ${aim.at}`)
  return aimed(table, { ...aim, from: ship, beam, target })
}
interface Aimed {
  readonly from: Ship
  readonly beam: ComponentNow
  readonly target: AttackTarget
  readonly charges: number
  readonly section: OuterSection | null
}
function aimed(table: Table, { from, beam, target, charges, section }: Aimed): BeamShot | Refusal {
  const to = hexOf(target)
  if (target.kind === 'ship' && target.ship.id === from.id) return refuse('SF-BEM-02', 'a ship cannot fire at itself')
  if (beam.section === 0 || !inArc({ at: from.hex, facing: from.facing }, beam.section, to))
    return refuse(sameHex(from.hex, to) ? 'SF-BEM-02' : 'SF-BEM-01', 'the target is not in the arc of the beam')
  const line = lineOfAttack(from.hex, to, beamObstacles(table))
  const [blocked] = line.blockedBy
  if (blocked) return refuse(isSolid(table, blocked) ? 'SF-LOA-05' : 'SF-LOA-06', `the line is blocked in ${blocked.join(', ')}`)
  const sections = target.kind === 'ship' ? sectionsAt(target.ship, line.sides) : []
  if (section !== null && !sections.includes(section)) return refuse('SF-HIT-01', `the line does not enter by section ${section}`)
  const nebulae = line.nebulae.length // SF-LOA-10: distance takes no die
  const strength = explained(['charges', charges, 'SF-BEM-03'], when(nebulae > 0, 'nebulae', -nebulae, 'SF-LOA-07'))
  return { ship: from, beam, target, line, strength, sections, section: section ?? sections[0] ?? null }
}

/** SF-ANO-01 */
export const isSolid = (table: Table, hex: Hex): boolean => contentAt(table.tiles, hex) === 'solid'
