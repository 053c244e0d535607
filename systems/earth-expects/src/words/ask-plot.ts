// Questions of movement: plots, letter by letter or by destination, and routes of missiles.

import type { Question } from '@admiralty/kernel'
import { type Hex, hexKey, rowTo, turned } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { underWay } from '../fire/missiles.ts'
import { waysOf } from '../fire/ways.ts'
import { flightAlong, lettersFrom } from '../movement/flight.ts'
import { cannotPlot, mayDrift, meansOf, straight } from '../movement/means.ts'
import { coursesFrom } from '../movement/reach.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, View } from '../state.ts'
import { enemiesOf, findShip, missileOf, shipOf } from '../table.ts'
import { closeForAll, makeForAll, type Reachable, reachable, turnForAll } from './all-ships.ts'
import { back, draftOf, leads, main, onHex, onThing, type Pick } from './choice.ts'
import type { Draft, GuideDraft, PlotDraft } from './draft.ts'
import { counted, facingName, fullName, hexName, listed, missileName, nameOf, shipName } from './say.ts'

const movers = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter(({ design }) => !design.base)
const start = (view: View, me: Color): PlotDraft => {
  const [ship, ...others] = movers(view, me)
  return { kind: 'plot', ships: {}, ship: ship && others.length === 0 ? ship.id : null, path: '' }
}
const isGlide = (path: string): boolean => path === '~'
const plotOf = (path: string) => (isGlide(path) ? { path: '', glide: true } : { path, glide: false })
/** The order so far, with the partial plot of the current ship. */
const orderOf = ({ ships, ship, path }: PlotDraft): OrderOf<'plot'> => ({
  order: 'plot',
  ships: ship !== null && path !== '' ? { ...ships, [ship]: plotOf(path) } : ships,
})

export function plotQuestion(view: View, me: Color, draft: Draft | null): Question {
  const now = draftOf(draft, start(view, me))
  if (now.ship === null)
    return {
      phase: 'Movement · yours to decide',
      title: 'Plot your movement',
      text: 'All plots are sealed, then opened together. A ship without a plot moves straight ahead.',
      rule: 'EE-MOV-09',
    }
  return {
    phase: 'Movement · plot',
    title: `Plot for ${nameOf(view, now.ship)}`,
    ...toGo(view, shipOf(view, now.ship), now.path),
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
  const to = left > 0 ? `${counted(left, 'speed point')} to go` : 'all speed points used'
  return { text: `At ${hexName(hex)}, facing ${facingName(facing)}: ${to}, ${counted(spare, 'manoeuvre point')} left.`, rule: 'EE-MOV-01' }
}

export function plotChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  const order = orderOf(now)
  if (now.ship === null) {
    const can = reachable(view, movers(view, me))
    return [
      main({ key: 'plot', label: Object.keys(now.ships).length === 0 ? 'All straight on' : 'Confirm plots', rule: 'EE-MOV-09' }, order),
      ...closeRow(view, me, now, can),
      ...turnRows(view, me, now),
      ...movers(view, me).map((ship) => shipRow(view, now, ship)),
      ...makeForRows(view, me, now, can),
    ]
  }
  const ship = shipOf(view, now.ship)
  const several = movers(view, me).length > 1
  const whole = !cannotPlot(view, ship, plotOf(now.path))
  return [
    ...(whole && !several
      ? [
          main({ key: 'plot', label: flyLabel(view, ship, now.path), rule: 'EE-MOV-09' }, order, {
            spots: [onHex(endOf(view, ship, now.path))],
          }),
        ]
      : []),
    ...(whole && several ? [keepRow(view, me, now, ship)] : []),
    ...(whole ? [] : straightOn(view, me, now, ship)),
    ...steps(view, ship, now),
    ...(now.path === '' ? presets(view, ship, now) : []),
    // The application offers Undo for each letter.
    ...(several ? [back({ ...now, ship: null, path: '' }, 'All ships')] : []),
  ]
}
/** A row that sets these plots; no row if there are none. */
function allRow(now: PlotDraft, { key, label, spots = [] }: Together, plots: PlotDraft['ships']): readonly Pick[] {
  const note = counted(Object.keys(plots).length, 'ship')
  if (Object.keys(plots).length === 0) return []
  return [leads({ key, label, rule: 'EE-MOV-09' }, { ...now, ships: { ...now.ships, ...plots } }, { spots, note })]
}
interface Together {
  readonly key: string
  readonly label: string
  readonly spots?: Pick['spots']
}
const turnRows = (view: View, me: Color, now: PlotDraft): readonly Pick[] => [
  ...allRow(now, { key: 'all:L', label: 'All turn left, then move on' }, turnForAll(view, movers(view, me), 'L')),
  ...allRow(now, { key: 'all:R', label: 'All turn right, then move on' }, turnForAll(view, movers(view, me), 'R')),
]
function closeRow(view: View, me: Color, now: PlotDraft, can: Reachable): readonly Pick[] {
  const enemies = enemiesOf(view, me)
  if (enemies.length < 2) return []
  return allRow(now, { key: 'all:near', label: 'Each moves towards its nearest enemy' }, closeForAll(view, can, enemies))
}
function makeForRows(view: View, me: Color, now: PlotDraft, can: Reachable): readonly Pick[] {
  return enemiesOf(view, me).flatMap((enemy) => {
    const label = `All move towards ${fullName(view, enemy)}`
    return allRow(now, { key: `all:${enemy.id}`, label, spots: [onThing(enemy.id)] }, makeForAll(view, can, enemy.hex))
  })
}
const endOf = (view: View, ship: Ship, path: string) =>
  flightAlong(meansOf(view, ship), isGlide(path) ? '' : path).legs.at(-1)?.hex ?? ship.hex
function flyLabel(view: View, ship: Ship, path: string): string {
  if (isGlide(path)) return 'Drift'
  const { facing } = flightAlong(meansOf(view, ship), path)
  if (!path.includes('F')) return path === '' ? 'Stay here' : `Turn to ${facingName(facing)}`
  return `Move to ${hexName(endOf(view, ship, path))}, facing ${facingName(facing)}`
}
const MADE: Readonly<Record<string, string>> = { L: 'left', R: 'right', l: 'drift left', r: 'drift right', X: 'cancel' }
/** '2, left, 3': hexes ahead, and manoeuvres between them. */
const courseText = (path: string): string =>
  path === ''
    ? 'stays'
    : (path.match(/F+|./g) ?? [])
        .map((part) => MADE[part] ?? `${part.length}`)
        .join(', ')
        .replace(/^(\d+)$/, '$1 ahead')
const shipRow = (view: View, now: PlotDraft, ship: Ship): Pick => {
  const plot = now.ships[ship.id] ?? straight(view, ship)
  return leads(
    { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-MOV-09' },
    { ...now, ship: ship.id, path: '' },
    { spots: [onThing(ship.id)], note: plot.glide ? 'drifts' : courseText(plot.path) },
  )
}
/** The rest of the course straight ahead, in one press: the main answer of a single ship, otherwise a row before the next ship. */
function straightOn(view: View, me: Color, now: PlotDraft, ship: Ship): readonly Pick[] {
  if (mayDrift(view, ship)) return []
  const means = meansOf(view, ship)
  const path = now.path + 'F'.repeat(Math.max(0, means.speed - flightAlong(means, now.path).used))
  if (path === now.path || cannotPlot(view, ship, { path, glide: false })) return []
  const named = { key: 'straight', label: `Ahead to ${hexName(endOf(view, ship, path))}`, rule: 'EE-MOV-01' } as const
  if (movers(view, me).length > 1) return [{ ...keepRow(view, me, { ...now, path }, ship), ...named }]
  // A click on the chart plots; only the button seals.
  return [main(named, orderOf({ ...now, path }))]
}
/** Keeps this plot and continues with the next ship. */
function keepRow(view: View, me: Color, now: PlotDraft, ship: Ship): Pick {
  const ships = { ...now.ships, [ship.id]: plotOf(now.path) }
  const next = movers(view, me).find(({ id }) => ships[id] === undefined)?.id ?? null
  return leads(
    { key: 'keep', label: flyLabel(view, ship, now.path), rule: 'EE-MOV-09' },
    { ...now, ships, ship: next, path: '' },
    { spots: [onHex(endOf(view, ship, now.path))], note: next === null ? 'the last ship' : 'then the next ship' },
  )
}

/** A row for each letter that may come next, with its cost. */
function steps(view: View, ship: Ship, now: PlotDraft): readonly Pick[] {
  if (mayDrift(view, ship)) return now.path === '' ? drifting(ship, now) : []
  const means = meansOf(view, ship)
  const from = flightAlong(means, now.path)
  return lettersFrom(means, now.path).map((letter) => {
    const flight = flightAlong(means, now.path + letter)
    const leg = flight.legs.at(-1)
    const cost = flight.cost - from.cost
    return leads(
      { key: `letter:${letter}`, label: letterLabel(letter, leg?.hex ?? ship.hex, flight.facing), rule: RULES[letter] ?? 'EE-MOV-01' },
      { ...now, path: now.path + letter },
      {
        // The hex is named twice, so that the list shows the row too and does not leave it to the map.
        spots: letter === 'F' && leg ? [onHex(leg.hex), onHex(leg.hex)] : [],
        cost: letter === 'F' ? null : cost,
        note: letter === 'F' ? null : `costs ${cost}`,
      },
    )
  })
}
const RULES: Readonly<Record<string, `EE-${string}`>> = { L: 'EE-MOV-04', R: 'EE-MOV-04', l: 'EE-MOV-05', r: 'EE-MOV-05', X: 'EE-MOV-07' }
function letterLabel(letter: string, hex: Ship['hex'], facing: number): string {
  if (letter === 'F') return `One hex forward, to ${hexName(hex)}`
  if (letter === 'X') return 'Cancel a hex'
  if (letter === 'L' || letter === 'R') return `Turn ${letter === 'L' ? 'left' : 'right'}, to ${facingName(facing)}`
  return `Drift to the ${letter === 'l' ? 'left' : 'right'}`
}
const drifting = (ship: Ship, now: PlotDraft): readonly Pick[] =>
  (
    [
      ['~', 'Drift a tenth of a hex'],
      ['L', `Turn left, to ${facingName(turned(ship.facing, -1))}`],
      ['R', `Turn right, to ${facingName(turned(ship.facing, 1))}`],
    ] as const
  ).map(([path, label]) => leads({ key: `letter:${path}`, label, rule: 'EE-UNP-01' }, { ...now, path }))

/** The most rows listed, the cheapest first. */
const LISTED = 48
function presets(view: View, ship: Ship, now: PlotDraft): readonly Pick[] {
  const means = meansOf(view, ship)
  if (mayDrift(view, ship) || ship.landing === 'landed' || means.speed === 0) return []
  const ahead = straight(view, ship).path
  const courses = coursesFrom(means).filter(({ path }) => path !== ahead && !cannotPlot(view, ship, { path, glide: false }))
  return courses
    .slice(0, LISTED)
    .map(({ hex, facing, path, cost }) =>
      leads(
        { key: `go:${hexKey(hex)}:${facing}`, label: `To ${hexName(hex)}, facing ${facingName(facing)}`, rule: 'EE-MOV-01' },
        { ...now, path },
        { spots: [onHex(hex)], cost, note: `costs ${cost}` },
      ),
    )
}

// Missiles.
const guided = (view: View, me: Color): readonly Missile[] =>
  underWay(view, me).filter((one) => findShip(view, one.target)?.status === 'flying' && waysOf(view, one).length > 1)
const none: GuideDraft = { kind: 'guide', missiles: {}, missile: null }
export function guideQuestion(view: View, _: Color, draft: Draft | null): Question {
  const { missile } = draftOf(draft, none)
  return {
    phase: 'Weapons · your missiles move',
    title: missile === null ? 'Which routes do your missiles take?' : `Route of ${missileName(view, missileOf(view, missile))}`,
    text: 'A route is straight or has one bend. The hex of entry decides which side the missile hits and which weapons can shoot at it.',
    rule: 'EE-MIS-06',
  }
}
/** 'Bend at 0304, enters from 0405' */
function wayLabel(path: readonly Hex[], entry: Hex): string {
  const bends = path.filter((hex, index) => {
    const [before, after] = [path[index - 1], path[index + 1]]
    return before && after && rowTo(before, hex) !== rowTo(hex, after)
  })
  return `${bends.length === 0 ? 'Straight' : `Bend at ${listed(bends.map(hexName))}`}, enters from ${hexName(entry)}`
}
export function guideChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, none)
  const flown = guided(view, me).find(({ id }) => id === now.missile)
  if (flown)
    return [
      ...waysOf(view, flown).map(({ path, entry }, way) =>
        leads(
          {
            key: `way:${way}`,
            label: wayLabel(path, entry),
            rule: 'EE-MIS-06',
          },
          { ...now, missiles: { ...now.missiles, [flown.id]: way }, missile: null },
          { spots: [onHex(entry)], note: now.missiles[flown.id] === way ? 'chosen' : null },
        ),
      ),
      back({ ...now, missile: null }),
    ]
  return [
    main({ key: 'guide', label: 'Confirm routes', rule: 'EE-MIS-06' }, { order: 'guide', missiles: now.missiles }),
    ...guided(view, me).map((one) =>
      leads(
        { key: `missile:${one.id}`, label: `${missileName(view, one)} at ${nameOf(view, one.target)}`, rule: 'EE-MIS-06' },
        { ...now, missile: one.id },
        { spots: [onThing(one.id)], note: counted(waysOf(view, one).length, 'route') },
      ),
    ),
  ]
}
