// Proposals in the impulses: fire, strikes, pulses, satellites, landings. One each, so that a search costs nothing here.
import type { CallRules } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { SHEET } from '../../data/units.ts'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { hostiles, isSatellite, isStation, isWarhead, payloadOf, stationsOf, unitsOf, unitsOfSeat } from '../table.ts'
import { isAtStation } from './intercept.ts'

export type QuestionCheck = Pick<CallRules<RuleTypes>, 'check'>
/** The worth of a target: its price, more for what comes at one's own station. */
function worthOf(view: View, target: Unit): number {
  const isComing = (target.kind === 'booster' || isWarhead(target.kind)) && isAtStation(view, target)
  if (isComing) return 20
  if (target.kind === 'station') return 12
  return target.kind === 'booster' ? 3 : SHEET[target.kind].price
}
const targetsOf = (view: View, me: Color): readonly Unit[] => hostiles(view, me).toSorted((a, b) => worthOf(view, b) - worthOf(view, a))
const firstLegal = (view: View, me: Color, question: QuestionCheck, orders: readonly Order[]): readonly Order[] => {
  const legal = orders.find((order) => !question.check(view, me, order))
  return legal ? [legal] : []
}
const PASS: Order = { order: 'pass' }

export const aim = (): readonly Order[] => [{ order: 'aim', fire: true }]
export function fire(view: View, me: Color, question: QuestionCheck): readonly Order[] {
  const shots = targetsOf(view, me).flatMap((target) =>
    unitsOfSeat(view, me).map(({ id }): Order => ({ order: 'fire', unit: id, target: target.id })),
  )
  return firstLegal(view, me, question, [...shots, PASS])
}
/** Own units with a basic or pulse warhead: loose, or under a booster. */
const armedWith = (view: View, me: Color, kind: 'basicWarhead' | 'pulseWarhead'): readonly Unit[] =>
  unitsOfSeat(view, me).filter((unit) => unit.kind === kind || (unit.kind === 'booster' && payloadOf(view, unit).kind === kind))
/** Warheads are kept for stations, and for what comes at one's own. */
const isWorthAStrike = (view: View, target: Unit): boolean => isStation(target) || worthOf(view, target) >= 10
export function arm(view: View, me: Color): readonly Order[] {
  const strike = armedWith(view, me, 'basicWarhead').some(({ at }) =>
    hostiles(view, me).some((target) => sameHex(target.at, at) && isWorthAStrike(view, target)),
  )
  return [{ order: 'arm', strike }]
}
export function strike(view: View, me: Color, question: QuestionCheck): readonly Order[] {
  // The station first: if it is destroyed, nothing else counts.
  const targets = targetsOf(view, me)
    .filter((target) => isWorthAStrike(view, target))
    .toSorted((a, b) => Number(isStation(b)) - Number(isStation(a)))
  const strikes = targets.flatMap((target) =>
    armedWith(view, me, 'basicWarhead').map(({ id }): Order => ({ order: 'strike', unit: id, target: target.id })),
  )
  return firstLegal(view, me, question, [...strikes, PASS])
}
/** Things that a pulse in a hex destroys or stops, for one side: warheads count most. */
function pulseCost(view: View, { id, at }: Unit, isCounted: (other: Unit) => boolean): number {
  const struck = unitsOf(view).filter((other) => other.id !== id && isCounted(other) && other.dive === null && sameHex(other.at, at))
  return struck.reduce((sum, { kind }) => sum + (kind === 'booster' || isWarhead(kind) ? 2 : kind === 'station' ? 3 : 1), 0)
}
/** A pulse is used where it costs the enemy more, such as several warheads at one's own station; or it is held. */
export function pulse(view: View, me: Color): readonly Order[] {
  const gains = armedWith(view, me, 'pulseWarhead').map((unit) => ({
    unit,
    gain: pulseCost(view, unit, ({ seat }) => seat !== me) - pulseCost(view, unit, ({ seat }) => seat === me),
  }))
  const [best] = gains.toSorted((a, b) => b.gain - a.gain)
  return [{ order: 'pulse', units: best && best.gain > 0 ? [best.unit.id] : [] }]
}
/** A bus drops all its warheads in the hex of an enemy station. */
export function cargo(view: View, me: Color, question: QuestionCheck): readonly Order[] {
  const actions = unitsOfSeat(view, me).flatMap((unit) => {
    const bombs = unit.kind === 'bus' && isAtStation(view, unit) ? unit.cargo.filter(({ kind }) => isWarhead(kind)) : []
    return bombs.length > 0 ? [{ do: 'drop', carrier: unit.id, items: bombs.map(({ id }) => id) } as const] : []
  })
  return firstLegal(view, me, question, [
    { order: 'cargo', actions },
    { order: 'cargo', actions: [] },
  ])
}
/** Satellites are deployed in the hex of a station of their side. */
export function deploy(view: View, me: Color, question: QuestionCheck): readonly Order[] {
  const isNear = ({ at }: Unit): boolean => stationsOf(view, me).some((station) => sameHex(station.at, at))
  const ready = unitsOfSeat(view, me)
    .filter(
      (unit) =>
        isNear(unit) && !unit.deployed && (isSatellite(unit.kind) || (unit.kind === 'booster' && isSatellite(payloadOf(view, unit).kind))),
    )
    .map(({ id }) => id)
  return firstLegal(view, me, question, [
    { order: 'deploy', units: ready },
    ...ready.map((id): Order => ({ order: 'deploy', units: [id] })),
    { order: 'deploy', units: [] },
  ])
}
/** Stations land where they can: moons yield more than debris. */
export function land(view: View, me: Color, question: QuestionCheck): readonly Order[] {
  return firstLegal(view, me, question, [
    ...stationsOf(view, me).map(({ id }): Order => ({ order: 'land', units: [id] })),
    { order: 'land', units: [] },
  ])
}
