// The counters on the chart: ships, fighter groups, salvoes.
import { type Counter, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { plural } from '@admiralty/kernel'
import type { Group, Salvo, Ship, View } from '../src/state.ts'
import { flying, isDrifting, present, salvoesOf } from '../src/table.ts'
import { hullText, stateText } from '../src/words/phases.ts'
import { capital, classText, fullName, motionText, salvoName } from '../src/words/say.ts'
import { symbolOf } from './symbol.ts'

const counterOf = ({ id, at, seat }: Ship | Group | Salvo, selected: string | null) => ({
  id,
  at,
  sideStyle: sideStyleOf(seat),
  selected: id === selected,
})
/** The mark of a velocity; the caption of the chart explains it. */
export const speedMark = ({ velocity }: Pick<Ship, 'velocity'>): string => `v${velocity}`
export const shipCounter = (view: View, ship: Ship, selected: string | null): Counter =>
  plainCounter({
    ...counterOf(ship, selected),
    facing: ship.course,
    symbol: symbolOf(ship.design),
    label: ship.name,
    damage: [ship.condition.armour + ship.condition.hull, ship.design.armour + ship.design.hull],
    look: isDrifting(ship) ? 'faint' : 'plain',
    marks: [speedMark(ship), ...(ship.rolled ? ['rolled'] : []), ...(ship.warm === view.turn && view.turn > 0 ? ['FTL'] : [])],
    title: [fullName(view, ship.id), classText(ship), motionText(ship), hullText(ship), stateText(view, ship)]
      .filter((part) => part !== '–')
      .join(', '),
  })
const MARKS = { screen: 'screens', pursue: 'pursues', land: 'lands' } as const
export const groupCounter = (view: View, group: Group, selected: string | null): Counter =>
  plainCounter({
    ...counterOf(group, selected),
    facing: group.course,
    symbol: 'fighter',
    label: String(group.fighters),
    marks: group.mission ? [MARKS[group.mission.do]] : [],
    look: group.endurance === 0 ? 'faint' : 'plain',
    title: `${fullName(view, group.id)}, ${plural(group.fighters, 'fighter')}, endurance ${group.endurance}, facing ${group.course}`,
  })
const salvoCounter = (view: View, salvo: Salvo, selected: string | null): Counter =>
  plainCounter({
    ...counterOf(salvo, selected),
    facing: null,
    symbol: 'missile',
    label: capital(salvoName(view, salvo.id)),
    title: `${fullName(view, salvo.id)}, ${plural(salvo.missiles, 'missile')}${salvo.target === null ? '' : `, homes on ${fullName(view, salvo.target)}`}`,
  })
/** Everything on the chart. Ships are first, so that small things are drawn above them. */
export const countersOf = (view: View, selected: string | null): readonly Counter[] => [
  ...present(view).map((ship) => shipCounter(view, ship, selected)),
  ...salvoesOf(view).map((salvo) => salvoCounter(view, salvo, selected)),
  ...flying(view).map((group) => groupCounter(view, group, selected)),
]
