// The claims of the forecast for the current turn: ships hit, ships lost, damage done and taken.
import { type Claim, type ForecastRules, plural } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { EasyStar } from '../game.ts'
import type { Color, Ship, State, View } from '../state.ts'
import { allied, flying, isColor, seatsOf } from '../table.ts'
import { nameOf, shipName } from '../words/say.ts'

type Chance = Claim<EasyStar>
type Events = readonly GameEvent[]

const claim = (key: string, label: string, comesTrue: (events: Events) => boolean): Chance => ({
  key,
  label,
  kind: 'chance',
  of: (events) => (comesTrue(events) ? 1 : 0),
})

/** Damage thresholds. The first one is listed before the others. */
const AT_LEAST = [3, 1, 2, 4, 5, 6, 8, 10, 13] as const

function claims(view: View, me: string): readonly Chance[] {
  if (view.turn === 0 || !isColor(me) || !seatsOf(view).includes(me)) return []
  const mine = (seat: Color): boolean => allied(view, seat, me)
  const theirs = (seat: Color): boolean => !mine(seat)
  const ships = Object.values(view.ships).filter(flying)
  const [own, enemies] = [ships.filter(({ seat }) => mine(seat)), ships.filter(({ seat }) => theirs(seat))]
  const [taken, dealt] = [pointsOn(own), pointsOn(enemies)]
  const [foremost, ...others] = AT_LEAST.map((points) => [
    claim(`dealt:${points}`, `You do at least ${plural(points, 'point')} of damage`, (events) => dealt(events) >= points),
    claim(`taken:${points}`, `You take at least ${plural(points, 'point')} of damage`, (events) => taken(events) >= points),
  ])
  const fighters = [
    claim('shotDown', 'You shoot a fighter down', fighterLost(theirs)),
    claim('fighterLost', 'You lose a fighter', fighterLost(mine)),
  ]
  return [
    amount('dealt', 'points of damage you do', dealt),
    amount('taken', 'points of damage you take', taken),
    ...enemies.map((ship) => claim(`lost:${ship.id}`, `You destroy ${nameOf(view, ship.id)}`, isLost(ship))),
    claim('lose', 'You lose a ship', (events) => own.some((ship) => isLost(ship)(events))),
    ...(foremost ?? []),
    ...own.map((ship) => claim(`lost:${ship.id}`, `You lose ${shipName(ship)}`, isLost(ship))),
    ...others.flat(),
    ...enemies.map((ship) => claim(`hurt:${ship.id}`, `${nameOf(view, ship.id)} is damaged`, isDamaged(ship))),
    ...own.map((ship) => claim(`hurt:${ship.id}`, `${shipName(ship)} is damaged`, isDamaged(ship))),
    ...own.map((ship) => claim(`critical:${ship.id}`, `${shipName(ship)} has a critical hit`, isCrippled(ship))),
    ...enemies.map((ship) => claim(`critical:${ship.id}`, `${nameOf(view, ship.id)} has a critical hit`, isCrippled(ship))),
    ...(Object.values(view.fighters).some(flying) ? fighters : []),
  ]
}
const amount = (key: string, label: string, of: (events: Events) => number): Chance => ({ key, label, kind: 'amount', of })

const pointsOn = (ships: readonly Ship[]) => {
  const taken = (event: GameEvent): number =>
    event.type === 'damaged' && ships.some(({ id }) => id === event.ship) ? event.damage.total : 0
  return (events: Events): number => events.reduce((sum, event) => sum + taken(event), 0)
}
const happens =
  (holds: (event: GameEvent) => boolean) =>
  (events: Events): boolean =>
    events.some(holds)
const isLost = ({ id }: Ship) => happens((event) => event.type === 'destroyed' && event.ship === id)
const isDamaged = ({ id }: Ship) => happens((event) => event.type === 'damaged' && event.ship === id && event.damage.total > 0)
const isCrippled = ({ id }: Ship) => happens((event) => event.type === 'criticalRolled' && event.ship === id && !event.ignored)
const fighterLost = (counts: (seat: Color) => boolean) => happens((event) => event.type === 'fighterShotDown' && counts(event.seat))

export const forecast: ForecastRules<EasyStar> = {
  span: 'by the end of the turn',
  mark: ({ turn }: State | View) => turn,
  claims,
}
