// Chooses the battle and the moment of the EasyStar screenshots: different fleets, turn three or four, guns that bear.
import { makeBot } from '@admiralty/bots'
import type { Call, Choice, Words } from '@admiralty/kernel'
import { seededDice } from '@admiralty/kernel'
import { type EasyStar, words as easystar, system } from '@admiralty/systems/easystar'
import { policy } from '@admiralty/systems/easystar/bots'
import type { SeatObservation } from '../shared/drive.ts'

export type EasyStarView = EasyStar['view']
type Order = EasyStar['order']
// Drafts are only passed back to the same words.
const words: Words = easystar as Words

const FLEETS: Readonly<Record<string, string>> = { yellow: 'Broadside', blue: 'Night Tide' }

/** Makes the orders of all seats: a bot that takes the fleets of the screenshots. */
export function players(seed: number): (view: EasyStarView, seat: string, call: Call) => Order {
  const dice = seededDice(seed)
  const bot = makeBot(system, policy, 'ensign')
  return (view, seat, call) => {
    const wanted = policy.propose(view, dice).find((order) => order.order === 'fleet' && order.fleet.name === FLEETS[seat])
    return wanted ?? bot(view, call, dice).order
  }
}

const shooters = (view: EasyStarView): readonly Choice[] => words.choices(view, null).filter(({ key }) => key.startsWith('from:'))
const shotsOf = (view: EasyStarView, shooter: Choice): readonly Choice[] =>
  shooter.then.kind === 'draft' ? words.choices(view, shooter.then.draft).filter(({ key }) => key.startsWith('shot:')) : []

/** The rows to click: the row of the ship, then the row of its shot, both counted from 1. */
export interface Aimed {
  readonly ship: number
  readonly shot: number
}
const LONG = 2
const ROWS = 3
/** A shot of a gun with a wide arc at a distant ship. */
export function aimIn(view: EasyStarView): Aimed | undefined {
  for (const [ship, shooter] of shooters(view).entries()) {
    const shots = shotsOf(view, shooter)
    const shot = shots.findIndex(
      ({ label, note }) =>
        /^(Dorsal|Ventral)/.test(label) && !/interceptor|attack craft/.test(label) && Number(/\d/.exec(note ?? '')?.[0]) >= LONG,
    )
    if (shot >= 0 && shots.length >= ROWS) return { ship: ship + 1, shot: shot + 1 }
  }
  return undefined
}

/** Whether this is a good moment: many ships in different hexes, a shot fired, some damage. */
export function isWorthDrawing({ view }: SeatObservation<EasyStarView>, call: Call): boolean {
  if (call.kind !== 'fire' || view.turn < 3 || view.turn > 4) return false
  const ships = Object.values(view.ships).filter(({ status }) => status === 'flying')
  const hexes = new Set(ships.map(({ hex }) => hex.join()))
  const fired = ships.filter((ship) => Object.keys(ship.fired).length > 0).length
  const damaged = ships.filter((ship) => ship.hurt > 0).length
  return (
    ships.length >= 9 &&
    hexes.size >= ships.length - 1 &&
    fired >= 1 &&
    damaged >= 2 &&
    shooters(view).length >= 3 &&
    aimIn(view) !== undefined
  )
}
