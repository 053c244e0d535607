// The map as the board draws it: counters, tracks and the effect of the chosen or aimed answer.
import { type Counter, type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { choiceMarks, draftAhead, orderAhead, plannedReach, type SceneMoment } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import { fighterWeapon } from '../src/fire/fighter-weapon.ts'
import type { Gun } from '../src/fire/firing.ts'
import type { EasyStar } from '../src/game.ts'
import { flownPath } from '../src/movement/band.ts'
import { endOf, type HexPose } from '../src/movement/course.ts'
import type { Fighter, Item, Ship, View } from '../src/state.ts'
import { isColor, isEmpty, itemOf, onMap } from '../src/table.ts'
import { capital, itemName, nameOf } from '../src/words/say.ts'
import type { Draft } from '../src/words.ts'
import { placesOf, threatsTo } from './areas.ts'
import { hexesOf } from './chart.ts'
import { countersOf } from './counters.ts'
import { courseOf, flightOf, flownOf, NOTHING, type PlannedMarks, plannedMarks } from './courses.ts'
import { deploymentMarks } from './deploy/deployment-marks.ts'
import { fieldsOf, hitSides } from './fields.ts'
import { depthOf, plannedFire, reachTints } from './reach.ts'

/** All that the scene depends on. */
export type Moment = SceneMoment<EasyStar, Draft>

/** A note where exactly one choice is, and no counter. */
const marksOf = ({ view, choices }: Moment): Scene['marked'] =>
  choiceMarks(
    choices.filter(({ role }) => role === 'row'),
    ([only, another], hex) => (only && !another && isEmpty(view, hex) ? only.note : null),
  ).filter(({ at: hex }) => onMap(view.setup.map, hex))

interface SelectedWeapon {
  readonly from: Ship | Fighter
  readonly item: Item
  readonly powerUp: Gun['powerUp']
  /** The ship or fighter that it aims at; null while none is chosen. */
  readonly at: string | null
}
function selectedWeapon(moment: Moment): SelectedWeapon | null {
  const { view } = moment
  const [draft, order] = [draftAhead(moment), orderAhead(moment)]
  const using = order?.order === 'fire' ? order : draft && 'weapon' in draft ? draft : null
  if (!using) return null
  const aim = 'at' in using ? { at: using.at, powerUp: using.powerUp } : { at: null, powerUp: null }
  const fighter = view.fighters[using.from]
  if (fighter) return { from: fighter, item: fighterWeapon(fighter), ...aim }
  const ship = view.ships[using.from]
  const item = ship && itemOf(view, ship, using.weapon)
  return ship && item ? { from: ship, item, ...aim } : null
}

const hexOf = (view: View, thing: string): Hex | undefined => view.ships[thing]?.hex ?? view.fighters[thing]?.hex
const seatOf = (view: View, thing: string): string => view.ships[thing]?.seat ?? view.fighters[thing]?.seat ?? ''
function lineBetween(view: View, from: string, at: string, style: 'shot' | 'aim'): readonly Track[] {
  const [start, end] = [hexOf(view, from), hexOf(view, at)]
  return start && end ? [{ sideStyle: sideStyleOf(seatOf(view, from)), places: [start, end], style, notes: [] }] : []
}
/** The number of shots of this turn that are drawn: the last two. */
const SHOTS = 2
function shotsOf({ view, observations }: Moment): readonly Track[] {
  const turn = observations.findLastIndex(({ type }) => type === 'turnBegan')
  return observations
    .slice(turn + 1)
    .flatMap((one) => (one.type === 'shotDeclared' ? [one.shot] : []))
    .slice(-SHOTS)
    .flatMap(({ from, at }) => lineBetween(view, from, at, 'shot'))
}
/** Lines of the last shots, and of the aimed shot. */
function linesOf(moment: Moment): readonly Track[] {
  const { view } = moment
  const [draft, order] = [draftAhead(moment), orderAhead(moment)]
  const aim = order?.order === 'fire' ? order : draft?.kind === 'shot' ? draft : null
  const shots = shotsOf(moment)
  return [
    ...(shots.length === 0 && view.shot ? lineBetween(view, view.shot.from, view.shot.at, 'shot') : shots),
    ...(aim ? lineBetween(view, aim.from, aim.at, 'aim') : []),
  ]
}

function pencilledOf(moment: Moment): PlannedMarks {
  const order = orderAhead(moment)
  if (order?.order === 'move') return courseOf(moment.view, order)
  if (order?.order === 'fly') return flightOf(moment.view, order)
  const drawn = plannedMarks(moment.view, draftAhead(moment))
  return drawn === NOTHING ? plannedMarks(moment.view, moment.draft) : drawn
}

/** Where the planned course or flight ends; null if none is planned. */
function plannedEnd(moment: Moment): { readonly id: string; readonly pose: HexPose } | null {
  const { view } = moment
  const order = orderAhead(moment)
  for (const plan of [order, draftAhead(moment), moment.draft]) {
    if (!plan || !('path' in plan) || plan.path === '') continue
    const id = 'ship' in plan ? plan.ship : plan.fighter
    const from = view.ships[id] ?? view.fighters[id]
    if (from) return { id, pose: endOf(from, flownPath(view, from, plan.path)) }
  }
  return null
}

const moving = (view: View): boolean => ['ships', 'fighters'].includes(asked(view) ?? '')
/** The shading and outlines while ships or fighters move. */
function reachAhead(moment: Moment): ReturnType<typeof plannedReach> {
  const { view } = moment
  const end = plannedEnd(moment)
  const fire = end && plannedFire(view, end.id, end.pose)
  const reach = plannedReach({
    planned: end && fire && { name: nameOf(view, end.id), means: fire.means },
    threats: threatsTo(view),
    enemies: 'known enemy weapons',
    levelOf: depthOf,
  })
  return { ...reach, overlays: [...reach.overlays, ...(fire?.fields ?? [])] }
}

/** The field of the weapon that is to fire, and the side of its target that it hits. */
function shotFields(view: View, { from, item, powerUp, at }: SelectedWeapon): readonly Overlay[] {
  const gun = { from: from.id, weapon: item, powerUp }
  return [...fieldsOf(view, [gun], from), ...(at === null ? [] : hitSides(view, from.id, at))]
}

const captionOf = (view: View, weapon: SelectedWeapon | null): Scene['caption'] =>
  weapon && { title: capital(itemName(weapon.item)), text: `mean damage at each hex, from ${nameOf(view, weapon.from.id)}` }

const asked = (view: View): string | null => view.calls.find(({ seats }) => seats.includes(view.me))?.kind ?? null
/** While ships move, own ships that have moved are drawn faint. */
const quieter = (view: View, counter: Counter): Counter =>
  asked(view) === 'ships' && view.ships[counter.id]?.moved && view.ships[counter.id]?.seat === view.me && counter.look === 'plain'
    ? { ...counter, look: 'faint' }
    : counter

function deployScene(moment: Moment): Scene {
  const { view } = moment
  const draft = draftAhead(moment)
  const line = isColor(view.me) ? deploymentMarks(view, view.me, draft?.kind === 'deploy' ? draft : null) : { counters: [], overlays: [] }
  return {
    hexes: hexesOf(view.setup.map),
    counters: line.counters,
    tracks: [],
    tints: [],
    hatched: [],
    overlays: [...placesOf(view), ...line.overlays],
    marked: [],
    caption: beforeBattle(view),
  }
}

const beforeBattle = (view: View): Scene['caption'] =>
  asked(view) === 'deploy'
    ? { title: 'Deployment', text: 'place ships on the light hexes; all fleets are revealed together' }
    : { title: 'Before the battle', text: 'fleets are chosen and placed in secret and revealed together' }

/** The scene of a moment. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected } = moment
  if (view.turn === 0) return deployScene(moment)
  const weapon = selectedWeapon(moment)
  const drawn = pencilledOf(moment)
  const reach = moving(view) ? reachAhead(moment) : null
  return {
    hexes: hexesOf(view.setup.map),
    counters: [...countersOf(view, selected).map((counter) => quieter(view, counter)), ...drawn.counters],
    tracks: [...flownOf(view), ...drawn.tracks, ...linesOf(moment)],
    tints: weapon ? reachTints(view, weapon.from.id, weapon.item) : (reach?.tints ?? []),
    hatched: [],
    overlays: [...placesOf(view), ...(reach?.overlays ?? []), ...(weapon ? shotFields(view, weapon) : [])],
    marked: marksOf(moment),
    caption: captionOf(view, weapon) ?? reach?.caption ?? null,
  }
}
