// The page on which one ship is plotted, letter by letter or by destination.
import { plural, type Question } from '@admiralty/kernel'
import { flightAlong } from '../movement/flight.ts'
import { cannotPlot, mayDrift, meansOf } from '../movement/means.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { type PlotDraft, plotOf, plotsIn } from './draft.ts'
import { type GamePage, type GameRow, onHex, row, toAll } from './form.ts'
import { presetRows, stepRows } from './plot-steps.ts'
import { facingName, hexName, nameOf } from './say.ts'

/** The order so far, with the partial plot of the current ship. */
export const orderOf = (draft: PlotDraft): OrderOf<'plot'> => ({ order: 'plot', ships: plotsIn(draft) })

/** The page of one ship. The screens offer Undo for each letter. */
export function shipPage(view: View, ships: readonly Ship[], now: PlotDraft, ship: Ship): GamePage {
  const isAlone = ships.length < 2
  const isWhole = !cannotPlot(view, ship, plotOf(now.path))
  const spots = [onHex(endOf(view, ship, now.path))]
  return {
    phase: 'Movement · plot',
    title: `Plot for ${nameOf(view, ship.id)}`,
    ...toGo(view, ship, now.path),
    back: toAll({ ...now, path: '' }, ships),
    rows: () => [
      isWhole && isAlone && row('plot', 'EE-MOV-09', flyLabel(view, ship, now.path), { give: orderOf(now), role: 'main', spots }),
      isWhole && !isAlone && keepRow(view, ships, now, ship),
      !isWhole && straightRow(view, ships, now, ship),
      stepRows(view, ship, now),
      now.path === '' && presetRows(view, ship, now),
    ],
  }
}

function toGo(view: View, ship: Ship, path: string): Omit<Question, 'phase' | 'title'> {
  if (mayDrift(view, ship))
    return { text: 'A ship without movement power stays, turns one hexside, or drifts a tenth of a hex.', rule: 'EE-UNP-01' }
  const means = meansOf(view, ship)
  const { cost, used, legs, facing } = flightAlong(means, path)
  const hex = legs.at(-1)?.hex ?? ship.hex
  const left = means.speed - used
  const spare = means.manoeuvre - cost
  const to = left > 0 ? `${plural(left, 'speed point')} to go` : 'all speed points used'
  return { text: `At ${hexName(hex)}, facing ${facingName(facing)}: ${to}, ${plural(spare, 'manoeuvre point')} left.`, rule: 'EE-MOV-01' }
}

const endOf = (view: View, ship: Ship, path: string) => flightAlong(meansOf(view, ship), plotOf(path).path).legs.at(-1)?.hex ?? ship.hex

function flyLabel(view: View, ship: Ship, path: string): string {
  if (plotOf(path).glide) return 'Drift'
  const { facing } = flightAlong(meansOf(view, ship), path)
  if (!path.includes('F')) return path === '' ? 'Stay here' : `Turn to ${facingName(facing)}`
  return `Move to ${hexName(endOf(view, ship, path))}, facing ${facingName(facing)}`
}

/** The rest of the course straight ahead, in one press: the main answer of a single ship, otherwise a row before the next ship. */
function straightRow(view: View, ships: readonly Ship[], now: PlotDraft, ship: Ship): GameRow | false {
  if (mayDrift(view, ship)) return false
  const means = meansOf(view, ship)
  const path = now.path + 'F'.repeat(Math.max(0, means.speed - flightAlong(means, now.path).used))
  if (path === now.path || cannotPlot(view, ship, { path, glide: false })) return false
  const whole = { ...now, path }
  const named = { key: 'straight', label: `Ahead to ${hexName(endOf(view, ship, path))}`, rule: 'EE-MOV-01' } as const
  if (ships.length > 1) return { ...keepRow(view, ships, whole, ship), ...named }
  // A press on the chart plots; only the button seals.
  return { ...named, give: orderOf(whole), role: 'main' }
}

/** Keeps this plot and continues with the next ship. */
function keepRow(view: View, all: readonly Ship[], now: PlotDraft, ship: Ship): GameRow {
  const ships = { ...now.ships, [ship.id]: plotOf(now.path) }
  const next = all.find(({ id }) => ships[id] === undefined)?.id ?? null
  const details = { spots: [onHex(endOf(view, ship, now.path))], note: next === null ? 'the last ship' : 'then the next ship' }
  return row('keep', 'EE-MOV-09', flyLabel(view, ship, now.path), { set: { ...now, ships, ship: next, path: '' }, ...details })
}
