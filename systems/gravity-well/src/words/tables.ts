// The tables of the text view.
import { article, list, plural, type TextTable } from '@admiralty/kernel'
import { IMPULSES, MOVING_SPEEDS, OVERSPEED, RINGS } from '../../data/rings.ts'
import { MODULE_KINDS, type ModuleKind, SHEET } from '../../data/units.ts'
import { KIND_NAMES } from '../names.ts'
import { hexesOfRing } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import { clockOf, courseText, dangersTo, dangerText, motionText } from './orbit.ts'
import * as say from './say.ts'

/** 'core 1/4, engine out' */
const moduleText = (kind: ModuleKind, { damage, disabled }: { readonly damage: number; readonly disabled: number }, turn: number) =>
  [
    KIND_NAMES[kind],
    damage > 0 && `${damage} of ${SHEET[kind].hitPoints} damage`,
    damage >= 3 && 'out of action',
    disabled >= turn && 'pulsed',
  ]
    .filter((part) => part !== false)
    .join(' ')

export const stateText = (view: View, unit: Unit): string => {
  const states = [
    unit.damage > 0 && plural(unit.damage, 'point of damage', 'points of damage'),
    unit.deployed && 'deployed',
    unit.gas && 'a load of gas',
    unit.moon !== null && 'landed',
    unit.disabled >= view.turn && unit.disabled > 0 && `disabled to the end of turn ${unit.disabled}`,
    unit.shots > 0 && plural(unit.shots, 'shot'),
    unit.cargo.length > 0 && `carries ${list(unit.cargo.map(say.itemName))}`,
    isColor(view.me) && payloadOf(view, unit) && `carries ${article(say.itemName(payloadOf(view, unit) as Item))}`, // it was just found
  ].filter((state) => typeof state === 'string')
  return states.join(', ') || '–'
}

const isColor = (viewer: string): viewer is Color => viewer in say.COLORS

/** The payload of a booster of the viewer. */
export const payloadOf = (view: View, { id, seat }: Unit): Item | undefined => view.secret[seat]?.payloads[id]

function unitTable(view: View): TextTable {
  return {
    title: 'Units',
    head: ['unit', 'hex', 'orbit', 'vector', 'state', 'path'],
    rows: Object.values(view.units).map((unit) => [
      say.fullName(view, unit.id),
      unit.dive ? 'atmosphere' : say.hexName(unit.at),
      unit.dive ? 'in the atmosphere' : motionText(unit),
      unit.vector === null ? '–' : say.compass(unit.vector),
      stateText(view, unit),
      pathCell(view, unit),
    ]),
  }
}

function pathCell(view: View, unit: Unit): string {
  if (unit.dive) return 'returns to ring 1'
  if (unit.moon) return 'moves with its moon'
  const dangers = dangersTo(view, unit).map((danger) => dangerText(view, danger))
  return [courseText(unit, clockOf(view)), ...dangers].join('; ')
}

function stationTable(view: View): TextTable {
  const stations = Object.values(view.units).filter(({ kind }) => kind === 'station')
  return {
    title: 'Stations',
    head: ['station', 'modules', 'bay'],
    rows: stations.map((station) => [
      say.fullName(view, station.id),
      MODULE_KINDS.flatMap((kind) => {
        const fitted = station.modules[kind]
        return fitted ? [moduleText(kind, fitted, view.turn)] : []
      }).join(', '),
      bayText(view, station),
    ]),
  }
}

function bayText(view: View, { id, seat }: Unit): string {
  const secret = view.secret[seat]
  return secret ? (secret.bays[id] ?? []).map(say.itemName).join(', ') || 'empty' : 'secret'
}

const playerTable = (view: View): TextTable => ({
  title: 'Players',
  head: ['player', 'resource units', 'from gas', 'thrust points spent', 'bays in flight'],
  rows: view.setup.seats.map((seat) => [
    say.COLORS[seat],
    String(view.secret[seat]?.pool ?? 'secret'),
    String(view.gas[seat] ?? 0),
    String(view.thrustSpent[seat] ?? 0),
    view.openBays.includes(seat) ? 'open' : 'closed',
  ]),
})

const moonTable = (view: View): TextTable => ({
  title: 'Moons',
  head: ['moon', 'hex', 'orbit', 'dice'],
  rows: view.moons.map((moon) => [say.moonName(view, moon.id), say.hexName(moon.at), motionText(moon), String(moon.number)]),
})

/** The facts that the chart shows by shading and soundings. */
const ringTable = (view: View): TextTable => ({
  title: 'Rings',
  head: [
    'ring',
    'hexes',
    'orbital speed',
    'lost when climbing',
    'bends below (corner)',
    'bends below (side)',
    'debris',
    'moves in impulses',
  ],
  rows: RINGS.map(({ green, white, blueAtCorner, blueAtSide }, index) => [
    String(index + 1),
    String(hexesOfRing(index + 1).length),
    String(green),
    String(white),
    String(blueAtCorner),
    String(blueAtSide),
    view.setup.lost.debrisRings.includes(index + 1) ? 'yes' : 'no',
    impulsesOf(green).join(', '),
  ]),
})

/** The impulses in which a speed moves (GW-MOV-02, GW-MOV-03). */
export const impulsesOf = (velocity: number): readonly number[] =>
  // The table has every impulse below `OVERSPEED`.
  IMPULSES.filter((impulse) => impulse < OVERSPEED && MOVING_SPEEDS[impulse as keyof typeof MOVING_SPEEDS].includes(Math.min(6, velocity)))

export const tables = (view: View): readonly TextTable[] =>
  [unitTable(view), stationTable(view), playerTable(view), moonTable(view), ringTable(view)].filter(({ rows }) => rows.length > 0)
