// Rows for the next letter of a plot, and for whole courses.
import { hexKey, turned } from '@admiralty/space'
import { flightAlong, lettersFrom } from '../movement/flight.ts'
import { cannotPlot, mayDrift, meansOf, straight } from '../movement/means.ts'
import { coursesFrom } from '../movement/reach.ts'
import type { Ship, View } from '../state.ts'
import type { PlotDraft } from './draft.ts'
import { type GameRow, type GameRows, onHex, row } from './form.ts'
import { facingName, hexName } from './say.ts'

/** A row for each letter that may come next, with its cost. */
export function stepRows(view: View, ship: Ship, now: PlotDraft): GameRows {
  if (mayDrift(view, ship)) return now.path === '' && driftRows(ship, now)
  const means = meansOf(view, ship)
  const from = flightAlong(means, now.path)
  return lettersFrom(means, now.path).map((letter) => {
    const flight = flightAlong(means, now.path + letter)
    const hex = flight.legs.at(-1)?.hex
    const cost = flight.cost - from.cost
    // The hex is named twice, so that the list shows the row too and does not leave it to the map.
    const details = letter === 'F' ? { spots: hex ? [onHex(hex), onHex(hex)] : [] } : { cost, note: `costs ${cost}` }
    const label = letterLabel(letter, hex ?? ship.hex, flight.facing)
    return row(`letter:${letter}`, RULES[letter] ?? 'EE-MOV-01', label, { set: { ...now, path: now.path + letter }, ...details })
  })
}

const RULES: Readonly<Record<string, `EE-${string}`>> = { L: 'EE-MOV-04', R: 'EE-MOV-04', l: 'EE-MOV-05', r: 'EE-MOV-05', X: 'EE-MOV-07' }

function letterLabel(letter: string, hex: Ship['hex'], facing: number): string {
  if (letter === 'F') return `One hex forward, to ${hexName(hex)}`
  if (letter === 'X') return 'Cancel a hex'
  if (letter === 'L' || letter === 'R') return `Turn ${letter === 'L' ? 'left' : 'right'}, to ${facingName(facing)}`
  return `Drift to the ${letter === 'l' ? 'left' : 'right'}`
}

function driftRows(ship: Ship, now: PlotDraft): GameRows {
  const drift = (path: string, label: string): GameRow => row(`letter:${path}`, 'EE-UNP-01', label, { set: { ...now, path } })
  return [
    drift('~', 'Drift a tenth of a hex'),
    drift('L', `Turn left, to ${facingName(turned(ship.facing, -1))}`),
    drift('R', `Turn right, to ${facingName(turned(ship.facing, 1))}`),
  ]
}

/** The most rows listed, the cheapest first. */
const LISTED = 48

export function presetRows(view: View, ship: Ship, now: PlotDraft): GameRows {
  const means = meansOf(view, ship)
  if (mayDrift(view, ship) || ship.landing === 'landed' || means.speed === 0) return []
  const ahead = straight(view, ship).path
  const courses = coursesFrom(means).filter(({ path }) => path !== ahead && !cannotPlot(view, ship, { path, glide: false }))
  return courses.slice(0, LISTED).map(({ hex, facing, path, cost }) => {
    const effect = { set: { ...now, path }, spots: [onHex(hex)], cost, note: `costs ${cost}` }
    return row(`go:${hexKey(hex)}:${facing}`, 'EE-MOV-01', `To ${hexName(hex)}, facing ${facingName(facing)}`, effect)
  })
}
