// The scene of the chart: terrain, counters, tracks, and a preview of the draft.
import { type Counter, type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { choiceMarks, draftAhead, orderAhead, plainCounter, type SceneMoment } from '@admiralty/game-ui'
import { type Hex, hexKey, sameHex, turned } from '@admiralty/space'
import { displacementTo, type Weapon, weaponsOf } from '../src/fire/weapons.ts'
import type { EarthExpects } from '../src/game.ts'
import { askedOf } from '../src/game.ts'
import { headingsFor } from '../src/record/rows.ts'
import { enlistedOf } from '../src/setting/deploy-check.ts'
import type { Area, Enlisted } from '../src/setup.ts'
import type { Ship, View } from '../src/state.ts'
import { allShips, enemiesOf, findShip, flying, isColor, locksOn } from '../src/table.ts'
import { laid } from '../src/words/ask-setting.ts'
import type { Draft } from '../src/words/draft.ts'
import { harboursOf } from '../src/words/objectives.ts'
import { capital, nameOf, weaponName } from '../src/words/say.ts'
import { hexesOf } from './chart.ts'
import { countersOf } from './counters.ts'
import { flown, guided, NOTHING, type Preview, plotted } from './courses.ts'
import { reachWhilePlotting } from './plotting.ts'
import { NO_REACH, type Reach, reachOf } from './reach.ts'
import { symbolOf } from './symbol.ts'
import { terrainAreas } from './terrain-areas.ts'

/** All that the chart depends on. */
export type Moment = Omit<SceneMoment<EarthExpects, Draft>, 'observations'>

/** The draft that the choice under the pointer would lead to, otherwise the current draft. */
function ahead(moment: Moment): Draft | null {
  const [now, next] = [moment.draft, draftAhead(moment)]
  return next === now && now?.kind !== 'deploy' && deploying(moment.view) ? laid(moment.view) : next
}
const deploying = (view: View): boolean => askedOf(view)?.call.kind === 'deploy'

/** The hexes of all choices, with the lowest cost. */
const marksOf = (choices: Moment['choices']): Scene['marked'] =>
  choiceMarks(
    choices.filter(({ role }) => role !== 'back'),
    (here) => {
      const costs = here.flatMap(({ cost }) => (cost === null ? [] : [cost]))
      return costs.length > 0 ? String(Math.min(...costs)) : null
    },
  )
function previewOf(moment: Moment): Preview {
  const draft = ahead(moment)
  const order = orderAhead(moment)
  if (order?.order === 'plot') return plotted(moment.view, { kind: 'plot', ships: order.ships, ship: null, path: '' })
  if (draft?.kind === 'plot') return plotted(moment.view, draft)
  if (draft?.kind === 'guide') return guided(moment.view, draft)
  return draft?.kind === 'deploy' ? placed(moment.view, draft) : NOTHING
}
/** A ship that is not on the chart yet. */
const inPencil = ({ id, seat, design, hex, facing }: Enlisted & Pick<Ship, 'hex'>, what: string): Counter =>
  plainCounter({
    id,
    at: hex,
    facing,
    label: design.name,
    look: 'pencilled',
    title: `${design.name}, ${what}`,
    symbol: symbolOf(design),
    sideStyle: sideStyleOf(seat),
  })
/** Ships to be placed, where the draft puts them. */
function placed(view: View, draft: Extract<Draft, { readonly kind: 'deploy' }>): Preview {
  const { me } = view
  if (!isColor(me)) return NOTHING
  const waiting = enlistedOf(view, me)
  const counters = Object.entries(draft.places).flatMap(([id, { hex, facing }]): readonly Counter[] => {
    const ship = waiting.find((one) => one.id === id)
    return ship ? [{ ...inPencil({ ...ship, hex, facing }, 'to be placed here'), selected: draft.ship === id }] : []
  })
  return { counters, tracks: [] }
}

/** Before the first turn: ships whose starting position the scenario makes public. */
function expected(view: View): readonly Counter[] {
  if (view.turn > 0) return []
  return view.setup.ships.flatMap((ship): readonly Counter[] => {
    const { id, design, hex, facing, hides } = ship
    if (hex === null || hides !== null || Object.hasOwn(view.ships, id)) return []
    return [inPencil({ ...ship, hex, facing: design.base ? null : (facing ?? 0) }, 'starting position')]
  })
}

interface ChosenWeapon {
  readonly ship: Ship
  readonly weapon: Weapon
  readonly target: Ship | undefined
}
/** The weapon whose target is being chosen, or that the choice under the pointer is about. */
function chosenWeapon(moment: Moment): ChosenWeapon | null {
  const { view, draft, aimed } = moment
  const next = aimed?.then.kind === 'draft' ? aimed.then.draft : null
  const chosen = [draft, next].find((one) => one?.kind === 'commit' && one.weapon !== null)
  if (chosen?.kind !== 'commit' || chosen.ship === null) return null
  const ship = findShip(view, chosen.ship)
  const weapon = ship && weaponsOf(view, ship).find(({ id }) => id === chosen.weapon)
  if (!ship || !weapon) return null
  const spot = aimed?.spots.find(({ kind }) => kind === 'thing')
  const target = (spot?.kind === 'thing' ? findShip(view, spot.id) : undefined) ?? enemiesOf(view, ship.seat)[0]
  return { ship, weapon, target }
}

const lineTo = (from: Ship, to: Ship, style: 'shot' | 'aim'): readonly Track[] =>
  hexKey(from.hex) === hexKey(to.hex) ? [] : [{ sideStyle: sideStyleOf(from.seat), places: [from.hex, to.hex], style, notes: [] }]
/** Lock-ons of the selected ship, and lock-ons on it. */
function lockLines({ view, selected }: Moment): readonly Track[] {
  const ships = allShips(view).filter(flying)
  return ships.flatMap((from) =>
    ships.flatMap((to) =>
      (from.id === selected || to.id === selected) && locksOn(view, from.id, to.id) > 0 ? lineTo(from, to, 'aim') : [],
    ),
  )
}
/** Fire in the draft or of the choice under the pointer; or the first revealed shots; or the attack that is being resolved. */
function fireLines(moment: Moment): readonly Track[] {
  const { view } = moment
  const draft = ahead(moment)
  const order = orderAhead(moment)
  const shots = order?.order === 'commit' ? order.ships : draft?.kind === 'commit' ? draft.ships : {}
  const preview = Object.entries(shots).flatMap(([from, of]) => of.map(({ at }) => ({ from, at })))
  const attack = view.attack ? [{ from: view.attack.by, at: view.attack.at }] : view.shots.slice(0, 3)
  const lines = (list: readonly { readonly from: string; readonly at: string }[], style: 'shot' | 'aim') =>
    [...new Map(list.map((shot) => [`${shot.from} ${shot.at}`, shot])).values()].flatMap(({ from, at }) => {
      const [one, other] = [findShip(view, from), findShip(view, at)]
      return one && other ? lineTo(one, other, style) : []
    })
  return [...lines(preview, 'aim'), ...lines(attack, 'shot')]
}

/** Removes equal tracks, such as a lock-on line and a shot along it. */
const once = (tracks: readonly Track[]): readonly Track[] => [
  ...new Map(tracks.map((track) => [`${track.style} ${track.sideStyle} ${track.places.map(hexKey).join(' ')}`, track])).values(),
]

/** Harbours, areas of hidden ships, and during placement the viewer's own zone. */
function areasOf(view: View): readonly Overlay[] {
  const disc = (look: Overlay['look'], legend: string, printed: boolean, { centre, radius }: Area): Overlay => ({
    look,
    legend,
    printed,
    shape: { kind: 'disc', centre, bands: [{ radius, label: '' }] },
  })
  const mine = deploying(view) ? view.setup.seats.filter(({ seat }) => seat === view.me) : []
  return [
    ...harboursOf(view).map((area) => disc('goal', 'harbour', true, area)),
    ...Object.values(view.hiding).map(({ area }) => disc('zone', 'a hidden ship is here', false, area)),
    ...mine.map(({ zone }) => disc('zone', 'your deployment zone', false, zone)),
  ]
}

/** The sides of the target through which the chosen weapon hits (EE-POI-01). */
function hitSides(view: View, { ship, target }: ChosenWeapon): readonly Overlay[] {
  if (!target || sameHex(ship.hex, target.hex)) return []
  const sides = headingsFor(displacementTo(view, ship, target)).map((heading) => turned(heading, 3))
  return [
    { look: 'field', legend: `hit side of ${nameOf(view, target.id)}`, printed: false, shape: { kind: 'sides', hex: target.hex, sides } },
  ]
}

function captionOf(view: View, chosen: ChosenWeapon | null): Scene['caption'] {
  if (!chosen) return null
  const { ship, weapon, target } = chosen
  const locked = target && locksOn(view, ship.id, target.id) > 0 ? ', locked on' : ', no lock-on'
  const text =
    weapon.kind === 'missile'
      ? 'hexes it can launch at'
      : `average points of damage${target ? ` to ${nameOf(view, target.id)}${locked}` : ''}`
  return { title: capital(weaponName(view, ship.id, weapon.id)), text }
}

/** The scene that the board draws. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected, choices } = moment
  const hexes = hexesOf(view)
  const chosen = chosenWeapon(moment)
  const reach: Reach = chosen ? reachOf(view, chosen.ship, chosen.weapon, chosen.target) : NO_REACH
  const preview = previewOf(moment)
  const asked = askedOf(view)
  const plotting =
    asked?.call.kind === 'plot'
      ? reachWhilePlotting(view, { me: asked.me, draft: ahead(moment), order: orderAhead(moment), selected })
      : null
  const onChart = new Set(hexes.map(hexKey))
  const isOnChart = (hex: Hex): boolean => onChart.has(hexKey(hex))
  return {
    hexes,
    terrain: terrainAreas(view, hexes),
    counters: [...expected(view), ...countersOf(view, selected), ...preview.counters],
    tracks: once([...flown(view), ...preview.tracks, ...lockLines(moment), ...fireLines(moment)]),
    overlays: [...areasOf(view), ...(plotting?.overlays ?? []), ...(chosen ? hitSides(view, chosen) : [])],
    tints: (plotting?.tints ?? reach.tints).filter(({ hex }) => isOnChart(hex)),
    hatched: reach.masked.filter(isOnChart),
    marked: marksOf(choices).filter(({ at }) => isOnChart(at)),
    caption: plotting?.caption ?? captionOf(view, chosen),
  }
}
