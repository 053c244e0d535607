// The counters on the chart: units and moons.

import { type Counter, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { hexKey } from '@admiralty/space'
import { MODULE_KINDS, SHEET } from '../data/units.ts'
import { KIND_NAMES } from '../src/names.ts'
import type { Moon, Unit, View } from '../src/state.ts'
import { unitsOf } from '../src/table.ts'
import { attacksOf, type PossibleAttack } from '../src/words/attacks.ts'
import { forecastText, motionText } from '../src/words/orbit.ts'
import { capital, fullName, moonName } from '../src/words/say.ts'
import { stateText } from '../src/words/tables.ts'
import { symbolOf } from './symbol.ts'

/** Damage of a station's modules or of a gunship; null for what dies of any damage. */
export function damageOf({ kind, damage, modules }: Unit): Counter['damage'] {
  if (kind === 'gunship') return [damage, SHEET.gunship.hitPoints]
  if (kind !== 'station') return null
  const fitted = MODULE_KINDS.flatMap((module) => (modules[module] ? [{ points: SHEET[module].hitPoints, ...modules[module] }] : []))
  return [fitted.reduce((sum, one) => sum + one.damage, 0), fitted.reduce((sum, one) => sum + one.points, 0)]
}
/** 'Station 1', 'B7': small things have short labels, because many share a hex. */
const labelOf = ({ kind, number }: Unit): string =>
  kind === 'station' || kind === 'gunship' || kind === 'bus' || kind === 'scoopship'
    ? `${capital(KIND_NAMES[kind])} ${number}`
    : String(number)

function unitCounter(view: View, unit: Unit, selected: string | null, marks: readonly string[]): Counter {
  const isOut = unit.disabled >= view.turn && unit.disabled > 0
  const isWaiting = SHOWN_AS_WAITING.includes(unit.kind) && !unit.deployed
  return plainCounter({
    id: unit.id,
    at: unit.at,
    facing: unit.dive || unit.moon ? null : unit.vector,
    symbol: symbolOf(unit.kind),
    sideStyle: sideStyleOf(unit.seat),
    label: labelOf(unit),
    damage: damageOf(unit),
    look: isOut || isWaiting ? 'faint' : 'plain',
    marks: [...marks, ...(isOut ? ['out'] : [])],
    selected: unit.id === selected,
    title: [fullName(view, unit.id), forecastText(view, unit), stateText(view, unit)].filter((part) => part !== '–').join(', '),
  })
}
const SHOWN_AS_WAITING: readonly string[] = ['defSat', 'comSat', 'ecmSat']

const moonCounter = (view: View, moon: Moon, selected: string | null): Counter =>
  plainCounter({
    id: moon.id,
    at: moon.at,
    facing: moon.vector,
    symbol: 'wreck',
    sideStyle: 1,
    look: 'wreck',
    label: capital(moonName(view, moon.id)),
    marks: [`v${moon.velocity}`],
    selected: moon.id === selected,
    title: `${moonName(view, moon.id)}, ${motionText(moon)}, ${moon.number} dice`,
  })

/** The roles of a unit in the attack that the open question is about. */
const roleIn = (attacks: readonly PossibleAttack[], { id }: Unit): readonly string[] => [
  ...(attacks.some(({ unit }) => unit.id === id) ? ['armed'] : []),
  ...(attacks.some(({ targets }) => targets.some((target) => target.id === id)) ? ['target'] : []),
]
/** Everything on the chart. Stations are first, so that small things are drawn above them. */
export function countersOf(view: View, selected: string | null): readonly Counter[] {
  const units = unitsOf(view).toSorted((a, b) => Number(b.kind === 'station') - Number(a.kind === 'station'))
  const last = new Map(units.map((unit) => [`${hexKey(unit.at)} ${unit.velocity}`, unit]))
  const attacks = attacksOf(view)
  // The last unit of a stack says the speed, at the edge, if all have the same speed.
  const saysSpeed = (unit: Unit): boolean => last.get(`${hexKey(unit.at)} ${unit.velocity}`) === unit
  return [
    ...view.moons.map((moon) => moonCounter(view, moon, selected)),
    ...units.map((unit) =>
      unitCounter(view, unit, selected, [...(saysSpeed(unit) ? [`v${unit.velocity}`] : []), ...roleIn(attacks, unit)]),
    ),
  ]
}
