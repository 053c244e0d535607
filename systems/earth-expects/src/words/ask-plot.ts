// Questions of movement: plots, letter by letter or by destination, and routes of missiles.

import { list, plural, type Question } from '@admiralty/kernel'
import { type Hex, hexKey, rowTo, turned } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { toGuide } from '../fire/missiles.ts'
import { waysOf } from '../fire/ways.ts'
import { flightAlong, lettersFrom } from '../movement/flight.ts'
import { cannotPlot, mayDrift, meansOf, straight } from '../movement/means.ts'
import { coursesFrom } from '../movement/reach.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Plot, Ship, View } from '../state.ts'
import { enemiesOf, missileOf, shipOf } from '../table.ts'
import { closeForAll, makeForAll, reachable, turnForAll } from './all-ships.ts'
import { type Draft, type GuideDraft, type PlotDraft, plotOf, plotsIn } from './draft.ts'
import { draftOf, type GamePage, type GameRow, type GameRows, onHex, onlyShip, onThing, row, shipRow, toAll } from './form.ts'
import { facingName, fullName, hexName, missileName, nameOf } from './say.ts'

const movers = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter(({ design }) => !design.base)
const start = (view: View, me: Color): PlotDraft => ({ kind: 'plot', ships: {}, ship: onlyShip(movers(view, me)), path: '' })
/** The order so far, with the partial plot of the current ship. */
const orderOf = (draft: PlotDraft): OrderOf<'plot'> => ({ order: 'plot', ships: plotsIn(draft) })

export function plotPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = movers(view, me)
  if (now.ship !== null) return shipPage(view, ships, now, shipOf(view, now.ship))
  const label = Object.keys(now.ships).length === 0 ? 'All straight on' : 'Confirm plots'
  return {
    phase: 'Movement · yours to decide',
    title: 'Plot your movement',
    text: 'All plots are sealed, then opened together. A ship without a plot moves straight ahead.',
    rule: 'EE-MOV-09',
    rows() {
      const can = reachable(view, ships)
      const enemies = enemiesOf(view, me)
      return [
        row('plot', 'EE-MOV-09', label, { give: orderOf(now), role: 'main' }),
        enemies.length > 1 && allRow(now, 'near', 'Each moves towards its nearest enemy', closeForAll(view, can, enemies)),
        allRow(now, 'L', 'All turn left, then move on', turnForAll(view, ships, 'L')),
        allRow(now, 'R', 'All turn right, then move on', turnForAll(view, ships, 'R')),
        ships.map((ship) => shipRow(view, 'EE-MOV-09', { ...now, path: '' }, ship, plotNote(now.ships[ship.id] ?? straight(view, ship)))),
        enemies.map((enemy) => {
          const all = allRow(now, enemy.id, `All move towards ${fullName(view, enemy)}`, makeForAll(view, can, enemy.hex))
          return all && { ...all, spots: [onThing(enemy.id)] }
        }),
      ]
    },
  }
}
/** The page of one ship. The screens offer Undo for each letter. */
function shipPage(view: View, ships: readonly Ship[], now: PlotDraft, ship: Ship): GamePage {
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

/** A row that sets these plots; no row if there are none. */
function allRow(now: PlotDraft, key: string, label: string, plots: PlotDraft['ships']): GameRow | false {
  const many = Object.keys(plots).length
  const effect = { set: { ...now, ships: { ...now.ships, ...plots } }, note: plural(many, 'ship') }
  return many > 0 && row(`all:${key}`, 'EE-MOV-09', label, effect)
}
const endOf = (view: View, ship: Ship, path: string) => flightAlong(meansOf(view, ship), plotOf(path).path).legs.at(-1)?.hex ?? ship.hex
function flyLabel(view: View, ship: Ship, path: string): string {
  if (plotOf(path).glide) return 'Drift'
  const { facing } = flightAlong(meansOf(view, ship), path)
  if (!path.includes('F')) return path === '' ? 'Stay here' : `Turn to ${facingName(facing)}`
  return `Move to ${hexName(endOf(view, ship, path))}, facing ${facingName(facing)}`
}
const MADE: Readonly<Record<string, string>> = { L: 'left', R: 'right', l: 'drift left', r: 'drift right', X: 'cancel' }
/** '2, left, 3': hexes ahead, and manoeuvres between them. */
function plotNote({ path, glide }: Plot): string {
  if (glide || path === '') return glide ? 'drifts' : 'stays'
  const parts = (path.match(/F+|./g) ?? []).map((part) => MADE[part] ?? `${part.length}`)
  return parts.join(', ').replace(/^(\d+)$/, '$1 ahead')
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

/** A row for each letter that may come next, with its cost. */
function stepRows(view: View, ship: Ship, now: PlotDraft): GameRows {
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
function presetRows(view: View, ship: Ship, now: PlotDraft): GameRows {
  const means = meansOf(view, ship)
  if (mayDrift(view, ship) || ship.landing === 'landed' || means.speed === 0) return []
  const ahead = straight(view, ship).path
  const courses = coursesFrom(means).filter(({ path }) => path !== ahead && !cannotPlot(view, ship, { path, glide: false }))
  return courses.slice(0, LISTED).map(({ hex, facing, path, cost }) => {
    const effect = { set: { ...now, path }, spots: [onHex(hex)], cost, note: `costs ${cost}` }
    return row(`go:${hexKey(hex)}:${facing}`, 'EE-MOV-01', `To ${hexName(hex)}, facing ${facingName(facing)}`, effect)
  })
}

// Missiles.
/** 'Bend at 0304, enters from 0405' */
function wayLabel(path: readonly Hex[], entry: Hex): string {
  const bends = path.filter((hex, index) => {
    const [before, after] = [path[index - 1], path[index + 1]]
    return before && after && rowTo(before, hex) !== rowTo(hex, after)
  })
  return `${bends.length === 0 ? 'Straight' : `Bend at ${list(bends.map(hexName))}`}, enters from ${hexName(entry)}`
}
export function guidePage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'guide'>(draft, { kind: 'guide', missiles: {}, missile: null })
  const missiles = toGuide(view, me)
  const flown = missiles.find(({ id }) => id === now.missile)
  return {
    phase: 'Weapons · your missiles move',
    title: flown ? `Route of ${missileName(view, missileOf(view, flown.id))}` : 'Which routes do your missiles take?',
    text: 'A route is straight or has one bend. The hex of entry decides which side the missile hits and which weapons can shoot at it.',
    rule: 'EE-MIS-06',
    back: flown && { set: { ...now, missile: null } },
    rows: () =>
      flown
        ? wayRows(view, now, flown)
        : [
            row('guide', 'EE-MIS-06', 'Confirm routes', { give: { order: 'guide', missiles: now.missiles }, role: 'main' }),
            missiles.map((one) => missileRow(view, now, one)),
          ],
  }
}
function missileRow(view: View, now: GuideDraft, missile: Missile): GameRow {
  const label = `${missileName(view, missile)} at ${nameOf(view, missile.target)}`
  const details = { spots: [onThing(missile.id)], note: plural(waysOf(view, missile).length, 'route') }
  return row(`missile:${missile.id}`, 'EE-MIS-06', label, { set: { ...now, missile: missile.id }, ...details })
}
const wayRows = (view: View, now: GuideDraft, flown: Missile): GameRows =>
  waysOf(view, flown).map(({ path, entry }, way) => {
    const set = { ...now, missiles: { ...now.missiles, [flown.id]: way }, missile: null }
    return row(`way:${way}`, 'EE-MIS-06', wayLabel(path, entry), {
      set,
      spots: [onHex(entry)],
      note: now.missiles[flown.id] === way ? 'chosen' : null,
    })
  })
