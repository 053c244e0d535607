// Ships move: an order for each, flown hex by hex until something is met (ES-MOV, ES-TRN, ES-AUX-JMP, ES-AUX-DC, ES-CRT-06).

import { die, together } from '@admiralty/kernel'
import { ahead, type Hex, turned } from '@admiralty/space'
import { DAMAGE_CONTROL, JUMP_LENGTH, SHIPS } from '../../data/tables.ts'
import type { StepsOf, Telling } from '../chapter.ts'
import { reveal } from '../damage/inflict.ts'
import { arrival, end } from '../damage/victory.ts'
import type { OrderOf } from '../orders.ts'
import { acrossFarEdge, inFarRow } from '../setting/zones.ts'
import type { AuxiliaryKind, Fighter, Ship, Table } from '../state.ts'
import { flying, itemsOf, onMap, outOfPlay, seatsOn, sheetOf, shipOf, shipsOf, sideOf, sizeOf } from '../table.ts'
import { barred } from './band.ts'
import { entered, showsPod, steered, step } from './course.ts'
import { rolledFor } from './obstacles.ts'
import { hasShips } from './turn.ts'

/** Devices of one kind, once it shows that they are there. */
function betray(story: Telling, ship: string, kind: AuxiliaryKind): void {
  reveal(
    story,
    ship,
    itemsOf(story.state, shipOf(story.state, ship)).filter((item) => item.kind === kind),
  )
}

function move({ ship: id, change, path, rams }: OrderOf<'move'>, story: Telling): void {
  const before = shipOf(story.state, id)
  const speed = before.speed + change
  story.tell({ type: 'shipSetOff', ship: id, seat: before.seat, from: before.speed, speed })
  // Faster than its hull, though it need not be: everybody can see why.
  if (speed > Math.max(SHIPS[before.hull].speed - before.slowed, before.speed - 1)) betray(story, id, 'engine')
  story.next({ step: 'advance', mover: id, rest: path, rams })
}

function jump({ ship: id, before, after }: OrderOf<'jump'>, story: Telling): void {
  const ship = shipOf(story.state, id)
  const device = itemsOf(story.state, ship).find(({ kind }) => kind === 'jump')
  if (!device) throw new Error(`no jump engine aboard ${id}`)
  const heading = turned(ship.facing, before)
  const letter = (side: number): string => (side === 0 ? '' : side > 0 ? 'R' : 'L')
  if (before !== 0 || after !== 0) betray(story, id, 'manoeuvring')
  story.tell({
    type: 'shipJumped',
    ship: id,
    seat: ship.seat,
    device,
    turn: letter(before) + letter(after),
    hex: ahead(ship.hex, heading, JUMP_LENGTH),
    facing: turned(heading, after),
  })
}

/** ES-AUX-DC-02, ES-AUX-DC-03; R-ES-36: surplus is lost. The flagship's own counters go first. */
function repair({ ship: id, counters, what }: OrderOf<'repair'>, story: Telling): void {
  const ship = shipOf(story.state, id)
  const secret = story.state.secret[ship.seat]
  const own = secret?.flagship === id ? Math.min(counters, secret.flagshipCounters) : 0
  const mends = DAMAGE_CONTROL.mends[counters as keyof typeof DAMAGE_CONTROL.mends] // 1 to 3 by schema
  const amount = what === 'damage' ? Math.min(ship.hurt, mends) : 1
  const team = seatsOn(story.state, sideOf(story.state, ship.seat))
  story.tell({ type: 'repaired', ship: id, seat: ship.seat, team: [...team], counters, own, what, amount })
}

/** ES-SCN-03, R-ES-89: a stretch that led into the far row, or across that edge, recorded for good. True if that ends the battle. */
function arrive(story: Telling, ship: Ship, stretch: string): boolean {
  const { id, seat, reached } = ship
  const { setup } = story.state
  if (setup.scenario !== 'convoy' || reached || sheetOf(story.state, ship)?.freighter !== true) return false
  const there = (hex: Hex): boolean => (onMap(setup.map, hex) ? inFarRow(setup, seat, hex) : acrossFarEdge(setup, seat, hex))
  if (!entered(story.state, ship, stretch).some(there)) return false
  story.tell({ type: 'freighterReached', ship: id, seat })
  const outcome = arrival(story.state)
  if (outcome) end(story, outcome)
  return outcome !== null
}

/** On as far as something is met, the map ends, or the path does. */
export function sail(story: Telling, id: string, rest: string, rams: readonly string[]): void {
  const ship = shipOf(story.state, id)
  if (!flying(ship)) return
  const path = steered(story.state, ship, rest)
  if (path !== rest) balk(story, ship, 'nav')
  const flown = (ship.course?.path ?? '') + path
  let now: Pick<Ship, 'hex' | 'facing'> = ship
  for (const [index, letter] of [...path].entries()) {
    const next = step(now, letter)
    if (letter === 'F' && barred(story.state, next.hex)) {
      tellMoved(story, ship, path.slice(0, index), now)
      balk(story, ship, 'band')
      return
    }
    now = next
    if (letter !== 'F') continue // ES-COL-14: only a hex that is entered is rolled for
    if (!onMap(story.state.setup.map, now.hex)) {
      // ES-MOV-06
      tellMoved(story, ship, path.slice(0, index + 1), now)
      story.tell({ type: 'shipLeft', ship: id, seat: ship.seat, fighters: [...gone(story.state, ship)] })
      arrive(story, ship, path.slice(0, index + 1))
      return
    }
    const [target, ...others] = rolledFor(story.state, ship, now.hex, flown) // ES-COL-01
    if (target) {
      tellMoved(story, ship, path.slice(0, index + 1), now)
      if (arrive(story, ship, path.slice(0, index + 1))) return
      // Whom it means to ram in other hexes is not said yet.
      const here = rams.filter((rammed) => rammed === target.id || others.some((other) => other.id === rammed))
      story.next(
        { step: 'meet', mover: id, target: target.id, rams: here, others: others.map((other) => other.id) },
        { step: 'advance', mover: id, rest: path.slice(index + 1), rams }, // ES-MOV-07, ES-COL-10
      )
      return
    }
  }
  tellMoved(story, ship, path, now)
  arrive(story, ship, path)
}

function balk(story: Telling, { id, seat }: Ship, why: 'nav' | 'band'): void {
  story.tell({ type: 'shipBalked', ship: id, seat, team: [...seatsOn(story.state, sideOf(story.state, seat))], why })
}

/** A pod is seen when it turns the ship. */
function tellMoved(story: Telling, ship: Ship, path: string, { hex, facing }: Pick<Ship, 'hex' | 'facing'>): void {
  if (path === '') return
  if (showsPod(story.state, ship, path)) betray(story, ship.id, 'manoeuvring')
  story.tell({ type: 'shipMoved', ship: ship.id, seat: ship.seat, path, hex, facing })
}

/** ES-FTR-07: fighters that go with it: those that everybody saw land, and all where the line hangs on how many there are (ES-SCN-04). */
function gone(table: Table, ship: Ship): readonly Fighter[] {
  const berthed = sheetOf(table, ship)?.fighters ?? []
  const counted = berthed.filter(({ id }) => table.setup.scenario === 'carriers' || id in table.fighters)
  return counted.map((berth) => outOfPlay(table, ship, berth, 'left'))
}

export const shipSteps: StepsOf<'ships' | 'navRepair'> = {
  ships: {
    // Everybody sees whether a player has ships left; whether he has counters to use is his own business.
    asks: ({ seat }, state) => (hasShips(state, seat) ? together(seat) : together()),
    play(step, story, orders) {
      const order = orders[step.seat]
      if (!order || order.order === 'done') return
      story.next(step)
      if (order.order === 'move') move(order, story)
      if (order.order === 'jump') jump(order, story)
      if (order.order === 'repair') repair(order, story)
    },
  },

  /** ES-CRT-06: below the size number; a scout never. */
  navRepair: {
    play({ seat }, story) {
      for (const ship of shipsOf(story.state, seat)) {
        if (!flying(ship) || !ship.navHit || sizeOf(ship) < 2) continue
        const face = die(story.dice, 6, `navigation of ${ship.name}`)
        story.tell({ type: 'navRepairRolled', ship: ship.id, seat, die: face, size: sizeOf(ship), cleared: face < sizeOf(ship) })
      }
    },
  },
}
