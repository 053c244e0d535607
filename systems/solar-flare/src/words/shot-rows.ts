// Rows for shots, with their chances.
import { chanceOf, type Distribution, mean, onHex, onItem, onThing, plural, type Spread, toSpread } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { damageChances } from '../damage/damage.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipsOfSeat } from '../table.ts'
import type { BlastHit } from '../weapons/blasts.ts'
import { type BeamShot, layersAt } from '../weapons/layers.ts'
import { shotsOf } from '../weapons/questions.ts'
import { hitText } from './ask-blast.ts'
import { type GameRow, itemId, row } from './form.ts'
import { capital, fittingName, fullName } from './say.ts'

/** The shot at an enemy ship that does the most damage on average. */
export function bestShot(view: View, me: Color): BeamShot | undefined {
  const shots = shipsOfSeat(view, me)
    .flatMap((ship) => shotsOf(view, ship))
    .filter((shot) => shot.target.kind === 'ship' && isAtEnemy(shot))
  return shots.map((shot) => ({ shot, mean: chances(shot).mean })).toSorted((a, b) => b.mean - a.mean)[0]?.shot
}

/** The main button fires the best shot, so that a ship with several beams needs one press a shot. */
export function bestRow(view: View, shot: BeamShot): GameRow {
  const { ship, beam, section } = shot
  const at = targetId(shot)
  const give = { order: 'fire', ship: ship.id, beam: beam.index, at, charges: beam.charge, section } as const
  const label = `Fire at ${fullName(view, at)}: ${fittingName(beam)}, ${plural(beam.charge, 'charge')}`
  return row('best', 'SF-BEM-03', label, { give, role: 'main', note: hitText(shot), ...figures(shot) })
}

// Shots.
export const isAtEnemy = ({ ship, target }: Pick<BeamShot, 'ship' | 'target'>): boolean =>
  (target.kind === 'ship' ? target.ship : target.torpedo).side !== ship.side

const targetId = ({ target }: Pick<BeamShot, 'target'>): string => (target.kind === 'ship' ? target.ship.id : target.torpedo.id)

const targetHex = ({ target }: Pick<BeamShot, 'target'>): Hex => (target.kind === 'ship' ? target.ship.hex : target.torpedo.hex)

/** The chances of an attack, for a row. */
export function chances({ target, section, strength }: Pick<BlastHit, 'target' | 'section' | 'strength'>) {
  const layers = layersAt(target, section)
  const { shield } = layers
  const points = damageChances(layers, strength.total)
  return {
    odds: chanceOf(points, (damage) => damage > 0),
    oddsTo: target.kind === 'ship' ? 'do damage' : 'destroy it',
    spread: target.kind === 'ship' ? { ...toSpread(points, 'points of damage, shield included'), also: alsoOf(shield, points) } : null,
    because: [{ title: 'dice', number: strength }],
    mean: mean(points),
  }
}

/** Behind a shield, damage may stop there. */
const alsoOf = (shield: number, points: Distribution): Spread['also'] =>
  shield > 0 ? [{ what: 'gets past the shield', chance: chanceOf(points, (damage) => damage > shield), rule: 'SF-DMG-06' }] : []

export function figures(attack: Pick<BlastHit, 'target' | 'section' | 'strength'>) {
  const { mean: _, ...shown } = chances(attack)
  return shown
}

export function shotRow(view: View, shot: BeamShot): GameRow {
  const at = targetId(shot)
  const set = { kind: 'shot', ship: shot.ship.id, beam: shot.beam.index, at, section: shot.section } as const
  const spots = [onThing(at), onHex(targetHex(shot)), onItem(shot.ship.id, itemId(shot.beam.index))]
  const label = `${capital(fittingName(shot.beam))} at ${fullName(view, at)}`
  return row(`shot:${shot.ship.id}:${shot.beam.index}@${at}`, 'SF-BEM-04', label, {
    set,
    spots,
    ...figures(shot),
    note: isAtEnemy(shot) ? hitText(shot) : `of your own side; ${hitText(shot)}`,
  })
}
