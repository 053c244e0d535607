// Claims about the current turn: losses, damage, lock-ons.
import { type Claim, type ForecastRules, plural } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { EarthExpects } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State, View } from '../state.ts'
import { allied, enemiesOf, isColor, seatsOf, shipsOf } from '../table.ts'
import { nameOf } from '../words/say.ts'

type Chance = Claim<EarthExpects>
type Events = readonly GameEvent[]
type Whose = (seat: Color) => boolean

const claim = (key: string, label: string, comesTrue: (events: Events) => boolean): Chance => ({
  key,
  label,
  kind: 'chance',
  of: (events) => (comesTrue(events) ? 1 : 0),
})
const amount = (key: string, label: string, of: (events: Events) => number): Chance => ({ key, label, kind: 'amount', of })

/** Points of damage that hit a box. */
const pointsOn =
  (whose: Whose) =>
  (events: Events): number =>
    events.reduce((sum, event) => (event.type === 'boxesHit' && whose(event.seat) ? sum + event.hits.length : sum), 0)
const isLost =
  ({ id }: Ship) =>
  (events: Events): boolean =>
    events.some((event) => event.type === 'shipDestroyed' && event.ship === id)
const isDamaged =
  ({ id }: Ship) =>
  (events: Events): boolean =>
    events.some((event) => event.type === 'boxesHit' && event.ship === id && event.hits.length > 0)
const locksOn =
  (whose: Whose) =>
  (events: Events): boolean =>
    events.some((event) => event.type === 'lockRolled' && event.locked && whose(event.seat))

const AT_LEAST = [5, 1, 3, 10, 15, 20, 30] as const

function claims(view: View, me: string): readonly Chance[] {
  if (view.turn === 0 || !isColor(me) || !seatsOf(view).includes(me)) return []
  const mine: Whose = (seat) => allied(view, seat, me)
  const theirs: Whose = (seat) => !mine(seat)
  const own = seatsOf(view)
    .filter(mine)
    .flatMap((seat) => shipsOf(view, seat))
  const enemies = enemiesOf(view, me)
  const [dealt, taken] = [pointsOn(theirs), pointsOn(mine)]
  const least = AT_LEAST.flatMap((points) => [
    claim(`dealt:${points}`, `You do at least ${plural(points, 'point')} of damage`, (events) => dealt(events) >= points),
    claim(`taken:${points}`, `You take at least ${plural(points, 'point')} of damage`, (events) => taken(events) >= points),
  ])
  return [
    amount('dealt', 'points of damage you do', dealt),
    amount('taken', 'points of damage you take', taken),
    ...enemies.map((ship) => claim(`lost:${ship.id}`, `${nameOf(view, ship.id)} is destroyed`, isLost(ship))),
    ...own.map((ship) => claim(`lost:${ship.id}`, `You lose ${nameOf(view, ship.id)}`, isLost(ship))),
    ...least,
    claim('lock', 'You get a lock-on', locksOn(mine)),
    claim('locked', 'The enemy gets a lock-on', locksOn(theirs)),
    ...[...enemies, ...own].map((ship) => claim(`hurt:${ship.id}`, `${nameOf(view, ship.id)} is damaged`, isDamaged(ship))),
  ]
}

export const forecast: ForecastRules<EarthExpects> = {
  span: 'by the end of the turn',
  mark: ({ turn }: State | View) => turn,
  claims,
}
