// The current phase, the phases of a turn, the tables and the tally.
import { type Phase, type PhaseMark, phaseMarks, plural, type Tally, type TextTable } from '@admiralty/kernel'
import { marksOf } from '../damage/checking.ts'
import type { Group, Ship, View } from '../state.ts'
import { changesLeft, flying, present, salvoesOf, screenLevel, thrustOf, workingSystems } from '../table.ts'
import * as say from './say.ts'

const SETTING = ['fleets', 'entry', 'changes'] as const
const TURN = [
  ...(['orders', 'launches', 'fighters', 'salvoes', 'movement', 'second moves', 'attacks', 'defence', 'fire', 'damage control'] as const),
] as const
type Stage = (typeof SETTING)[number] | (typeof TURN)[number]
const STAGE_OF: Readonly<Record<string, Stage>> = {
  fleet: 'fleets',
  enter: 'entry',
  change: 'changes',
  deploy: 'changes',
  turn: 'orders',
  plot: 'orders',
  initiative: 'launches',
  launch: 'launches',
  fly: 'fighters',
  ordnance: 'salvoes',
  move: 'movement',
  flyAgain: 'second moves',
  home: 'attacks',
  attack: 'attacks',
  dogfight: 'defence',
  defend: 'defence',
  intercept: 'defence',
  strike: 'defence',
  scramble: 'defence',
  fire: 'fire',
  shots: 'fire',
  evade: 'fire',
  lateChecks: 'fire',
  repair: 'damage control',
  mend: 'damage control',
  disengage: 'damage control',
  turnEnd: 'damage control',
}
const stageOf = (view: View): Stage => STAGE_OF[view.calls[0]?.kind ?? view.agenda[0]?.step ?? 'turnEnd'] ?? 'orders'

export function phases(view: View): readonly PhaseMark[] {
  const stages: readonly Stage[] = view.turn === 0 ? SETTING : TURN
  return phaseMarks(stages.map(say.capital), view.outcome ? -1 : stages.indexOf(stageOf(view)))
}
export function phase(view: View): Phase {
  const { turn, outcome } = view
  if (outcome) return { turn, step: 'over', title: `over in turn ${turn}` }
  const stage = stageOf(view)
  return { turn, step: stage, title: turn === 0 ? `setting up: ${stage}` : `turn ${turn}, ${stage}` }
}

/** 'hull 3 of 24, armour 2 of 4' */
export const hullText = ({ design, condition }: Ship): string =>
  [`hull ${condition.hull} of ${design.hull} marked`, design.armour > 0 && `armour ${condition.armour} of ${design.armour}`]
    .filter((part) => part !== false)
    .join(', ')
/** The damage and the announcements of a ship, in words. */
export function stateText(view: View, ship: Ship): string {
  const { condition, outOfControl, abandoned, struck, disengaging, warm, suffocates } = ship
  const { worse, mended, weaponSupplyShort, outOfSupply } = marksOf(view, ship)
  const named = (ids: readonly string[], what: string): readonly string[] => ids.map((id) => `${say.systemName(ship, id)} ${what}`)
  const lost = Object.keys(condition.systems).map((id) => `${say.systemName(ship, id)} ${condition.systems[id]}`)
  const states = [
    condition.drive > 0 && `drive hit, thrust ${thrustOf(ship)}`,
    ...lost,
    outOfControl >= view.turn && outOfControl > 0 && 'out of control',
    suffocates > 0 && !condition.crewOut && `life support fails in turn ${suffocates}`,
    condition.crewOut && 'crew out',
    condition.coreDumped && 'power core dumped',
    abandoned > 0 && 'abandoned',
    struck && 'has struck',
    warm === view.turn && warm > 0 && 'warms up its FTL drive',
    disengaging && 'disengages',
    ship.rolled && 'rolled',
    // FT-DMG-08: its owner alone knows them.
    weaponSupplyShort && 'short of weapon supply',
    outOfSupply && 'out of supply',
    ...named(worse, 'of lesser quality'),
    ...named(mended, 'repaired in an earlier battle'),
  ]
  return states.filter((state) => typeof state === 'string').join(', ') || '–'
}
export const STATUS: Readonly<Record<Exclude<Ship['status'], 'present'>, string>> = {
  coming: 'not on the table yet',
  destroyed: 'destroyed',
  jumped: 'left by FTL',
  disengaged: 'disengaged',
}
const shipRow = (view: View, ship: Ship): readonly string[] => [
  say.fullName(view, ship.id),
  `${say.classText(ship)}, mass ${ship.design.mass}`,
  ...(ship.status === 'present' ? [say.placeName(view, ship.at), say.motionText(ship)] : [STATUS[ship.status], '–']),
  hullText(ship),
  `thrust ${thrustOf(ship)}, screen ${screenLevel(ship)}, fire control ${workingSystems(ship, 'fireCon').length}`,
  stateText(view, ship),
]
const shipTable = (view: View): TextTable => ({
  title: 'Ships',
  head: ['ship', 'class', 'place', 'motion', 'hull', 'means', 'state'],
  rows: Object.values(view.ships).map((ship) => shipRow(view, ship)),
})
const groupState = (view: View, { mission, endurance, ready, where, torpedoes, role }: Group): string => {
  const rest = where === 'bay' && ready > view.turn ? (ready >= 999 ? 'out for the battle' : `ready in turn ${ready}`) : null
  const task = mission && `${mission.do === 'land' ? 'lands on' : `${mission.do}s`} ${say.fullName(view, mission.ship)}`
  return [`endurance ${endurance}`, role === 'torpedo' && torpedoes && 'torpedoes aboard', rest, task]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
const groupTable = (view: View): TextTable => ({
  title: 'Fighters',
  head: ['group', 'fighters', 'place', 'facing', 'state'],
  rows: Object.values(view.groups)
    .filter(({ where }) => where !== 'gone')
    .map((group) => [
      `${say.COLORS[group.seat]} ${say.groupText(group)}`,
      String(group.fighters),
      group.where === 'bay' ? `bay of ${say.fullName(view, group.ship)}` : say.placeName(view, group.at),
      group.where === 'bay' ? '–' : String(group.course),
      groupState(view, group),
    ]),
})
const salvoTable = (view: View): TextTable => ({
  title: 'Salvoes',
  head: ['salvo', 'missiles', 'place', 'target'],
  rows: salvoesOf(view).map((salvo) => [
    `${say.COLORS[salvo.seat]} ${say.salvoName(view, salvo.id)}`,
    String(salvo.missiles - Math.min(salvo.missiles, salvo.shotDown)),
    say.placeName(view, salvo.at),
    salvo.target === null ? '–' : say.fullName(view, salvo.target),
  ]),
})
/** Range and direction between ships, for players who do not see the map. */
function rangeTable(view: View): TextTable {
  const ships = present(view)
  return {
    title: 'Ranges',
    head: ['from', ...ships.map(({ id }) => say.fullName(view, id))],
    rows: ships.map((from) => [
      say.fullName(view, from.id),
      ...ships.map((to) => (to === from ? '–' : `${say.rangeText(view, from.at, to.at)} at ${say.bearingText(view, from.at, to.at)}`)),
    ]),
  }
}
const playerTable = (view: View): TextTable => ({
  title: 'Players',
  head: ['player', 'ships', 'groups in flight', 'changes of entry'],
  rows: view.setup.seats.map(({ seat }) => [
    say.COLORS[seat],
    plural(present(view).filter((ship) => ship.seat === seat).length, 'ship'),
    String(flying(view).filter((group) => group.seat === seat).length),
    String(changesLeft(view, seat)),
  ]),
})
export function tables(view: View): readonly TextTable[] {
  return [playerTable(view), shipTable(view), groupTable(view), salvoTable(view), rangeTable(view)].filter(({ rows }) => rows.length > 0)
}

/** Boxes of armour and hull. */
export const tally = (view: View): readonly Tally[] =>
  Object.values(view.ships).map(({ id, seat, design, condition, status }) => {
    const of = design.armour + design.hull
    return { id, seat, taken: status === 'destroyed' ? of : Math.min(of, condition.armour + condition.hull), of }
  })
