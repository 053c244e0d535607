// Questions before movement: announcements, consent to docking, power.

import { type Dice, die, likely, pick, type Refusal, refusalsByPart, refusalsOfParts, refuse } from '@admiralty/kernel'
import { byShip, commanded, notMine } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { type Allocation, ASKED, type Policy, type Ship, type View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { isActive, isDisguised, policyOf, shipOf, shipsOf } from '../table.ts'
import { cannotAllocate } from './check.ts'
import { allocate } from './courses.ts'
import { cannotDock, cannotUndock, dockable } from './docking.ts'
import { POINT, speedBefore } from './points.ts'
import { isNoPower } from './structure.ts'
import { NO_POWER, supplyOf } from './supply.ts'

export const NOTHING: Announcement = { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: false }
/** The announcement that continues what the ship does. */
export const asBefore = (ship: Ship): Announcement => ({
  ...NOTHING,
  roll: ship.rolling === 1 || ship.rolling === 2,
  reverse: ship.reversing,
  ftl: ship.ftl !== null,
})

function cannotRoll({ setup }: View, { design, docked }: Ship, before: number): Refusal | undefined {
  if (!setup.options.rolling || design.base) return refuse('EE-ROL-01', 'the ship cannot roll')
  if (docked.length > 0) return refuse('EE-ROL-01', 'a docked ship cannot roll')
  return before > POINT ? refuse('EE-ROL-01', 'the ship can roll only if its speed power last turn was at most one point') : undefined
}
/** EE-DOC-05: an inactive docked ship may announce only undocking and the end of a disguise. */
function cannotSay(ship: Ship, { dock, roll, reverse, ftl }: Announcement): Refusal | undefined {
  if (isActive(ship) || (!dock && !roll && reverse === ship.reversing && ftl === (ship.ftl !== null))) return undefined
  return refuse('EE-DOC-05', 'an inactive docked ship can only undock')
}
function cannotTurn(view: View, ship: Ship, { roll, reverse, ftl }: Announcement): Refusal | undefined {
  const { options } = view.setup
  const fixed = ship.design.base
  const before = speedBefore(view, ship)
  const rolls = roll ? cannotRoll(view, ship, before) : undefined
  if (rolls) return rolls
  if (ftl && (!options.ftl || fixed)) return refuse('EE-FTL-01', 'the ship cannot leave by FTL')
  if (reverse && (!options.reverse || fixed)) return refuse('EE-REV-01', 'the ship cannot reverse')
  return reverse !== ship.reversing && before > 0
    ? refuse('EE-REV-02', 'the ship can change direction only if its speed power last turn was 0')
    : undefined
}
function cannotAnnounce(view: View, ship: Ship, announcement: Announcement): Refusal | undefined {
  const wrong = cannotSay(ship, announcement) ?? cannotTurn(view, ship, announcement)
  if (wrong) return wrong
  const { dock, undock, unmask } = announcement
  if (unmask && !isDisguised(view, ship)) return refuse('EE-DIS-03', 'the ship has no disguise')
  if (dock && undock !== null) return refuse('EE-DOC-10', 'a ship docks or undocks, not both')
  return (dock && cannotDock(view, ship, dock)) ?? (undock === null ? undefined : cannotUndock(view, ship, undock))
}

/** Whether the ship can announce anything but what it does already. */
function canAnnounce(view: View, ship: Ship): boolean {
  const before = asBefore(ship)
  const changes: readonly Partial<Announcement>[] = [
    { roll: !before.roll },
    { reverse: !before.reverse },
    { ftl: !before.ftl },
    { unmask: true },
    ...ship.docked.map(({ to }) => ({ undock: to })),
    ...dockable(view, ship).map((dock) => ({ dock })),
  ]
  return changes.some((change) => !cannotAnnounce(view, ship, { ...before, ...change }))
}
const quiet = (view: View, seat: Color): OrderOf<'announce'> => ({ order: 'announce', policy: policyOf(view, seat), ships: {} })

const announce = callRules('announce', ['announce'], {
  wants: ['EE-SEQ-09', 'give the announcements of your ships'],
  of: (view, me) => shipsOf(view, me).map(({ id }) => id),
  check(view, me, { ships }) {
    const other = Object.keys(ships).find((id) => shipsOf(view, me).every((ship) => ship.id !== id))
    if (other !== undefined) return refuse('EE-SEQ-09', `${other} is not one of your ships`)
    return refusalsByPart(ships, (id, announcement) => cannotAnnounce(view, shipOf(view, id), announcement))
  },
  forcedOrder: (view, seat) =>
    unless(view, seat, (known) => shipsOf(known, seat).some((ship) => canAnnounce(known, ship)), quiet(view, seat)),
  others: ['EE-SEQ-09', 'your ships have nothing to announce. Change automatic decisions with your power'],
  randomOrder: (view, me, dice) => ({
    order: 'announce',
    policy: somePolicy(dice),
    ships: byShip(shipsOf(view, me), (ship) => {
      const announcement = someAnnouncement(view, ship, dice)
      return cannotAnnounce(view, ship, announcement) ? undefined : announcement
    }),
  }),
  defaultOrder: quiet,
})
const somePolicy = (dice: Dice): Policy =>
  likely(dice, 1, 3)
    ? ASKED
    : {
        ties: pick(dice, ['asked', 'first']),
        defence: pick(dice, ['asked', 'own']),
        repairs: pick(dice, ['asked', 'useful']),
        rows: pick(dice, ['asked', 'middle']),
      }
function someAnnouncement(view: View, ship: Ship, dice: Dice): Announcement {
  const { options } = view.setup
  if (!isActive(ship)) return { ...asBefore(ship), undock: likely(dice, 1, 4) ? (ship.docked[0]?.to ?? null) : null }
  const docks = dockable(view, ship)
  return {
    dock: docks.length > 0 && likely(dice, 1, 2) ? pick(dice, docks) : null,
    undock: ship.docked.length > 0 && likely(dice, 1, 4) ? (ship.docked[0]?.to ?? null) : null,
    roll: options.rolling && likely(dice, ship.rolling > 0 ? 3 : 1, 4),
    reverse: options.reverse && likely(dice, 1, 3) ? !ship.reversing : ship.reversing,
    ftl: options.ftl && likely(dice, ship.ftl === null ? 1 : 5, 6),
    unmask: isDisguised(view, ship) && likely(dice, 1, 8),
  }
}

/** The requests to dock that a seat answers now. */
export const pairsIn = (view: View, me: Color): StepOf<'consent'>['asked'] =>
  view.agenda[0]?.step === 'consent' ? view.agenda[0].asked.filter(({ ship }) => shipOf(view, ship).seat === me) : []
const consent = callRules('consent', ['consent'], {
  wants: ['EE-DOC-02', 'answer each request to dock'],
  of: (view, me) => pairsIn(view, me).map(({ by }) => by),
  check(view, me, { accept }) {
    const asked = pairsIn(view, me).map(({ by }) => by)
    const other = Object.keys(accept).find((by) => !asked.includes(by))
    return other === undefined ? undefined : refuse('EE-DOC-02', `${other} does not ask to dock`)
  },
  randomOrder: (view, me, dice) => ({
    order: 'consent',
    accept: Object.fromEntries(pairsIn(view, me).map(({ by }) => [by, likely(dice, 1, 2)])),
  }),
  defaultOrder: () => ({ order: 'consent', accept: {} }),
})

/** The default: the same speed as far as possible, and no other power. */
const steady = (view: View, ship: Ship) => allocate(view, ship, { speed: speedBefore(view, ship), manoeuvre: 0 }, [])
/** EE-IMP-01: a random allocation that is usually impossible. */
function someRashAllocation(view: View, ship: Ship, dice: Dice): Allocation {
  const { engines, lightable } = supplyOf(view, ship)
  const runs = engines.map(({ id, boxes }) => {
    const given = Object.fromEntries(boxes.map((box) => [box.id, die(dice, box.most, 'a rash engine')]))
    return [id, { makes: pick(dice, ['speed', 'manoeuvre'] as const), boxes: given }] as const
  })
  return { ...NO_POWER, lit: lightable, engines: Object.fromEntries(runs) }
}
function someAllocation(view: View, ship: Ship, dice: Dice): Allocation {
  if (view.setup.options.adjudicated && likely(dice, 1, 4)) return someRashAllocation(view, ship, dice)
  const before = speedBefore(view, ship)
  const change = die(dice, 5 * POINT, 'speed') - 4 * POINT
  const wish = { speed: Math.max(0, before + change), manoeuvre: (die(dice, 6, 'manoeuvre') - 1) * POINT }
  const lit = supplyOf(view, ship).lightable.filter(() => likely(dice, 3, 4))
  const found = allocate(view, ship, likely(dice, 1, 5) ? { speed: 0, manoeuvre: 0 } : wish, lit)
  const drawn = { ...found, rapid: someRapid(view, ship, dice) }
  return cannotAllocate(view, ship, drawn) ? steady(view, ship) : drawn
}
const someRapid = (view: View, { design }: Ship, dice: Dice): readonly string[] =>
  view.setup.options.rapidFire && likely(dice, 1, 2)
    ? [...new Set(design.boxes.flatMap(({ type, system }) => (type === 'R' && system !== null ? [system] : [])))]
    : []

/** EE-IMP-01: with the option Impossible moves corrected, an allocation must only fit the ship's boxes. */
const cannotGive = (view: View, ship: Ship, allocation: Allocation): Refusal | undefined =>
  (view.setup.options.adjudicated ? isNoPower : cannotAllocate)(view, ship, allocation)
/** An order with an allocation for each ship of the seat. */
const orderFor = (view: View, me: Color, of: (ship: Ship) => Allocation): OrderOf<'power'> => ({
  order: 'power',
  ships: byShip(commanded(view, me), of),
})
const power = callRules('power', ['power'], {
  wants: ['EE-POW-03', 'allocate power to your ships'],
  of: (view, me) => commanded(view, me).map(({ id }) => id),
  check: (view, me, { ships }) =>
    notMine(view, me, Object.keys(ships)) ??
    refusalsOfParts(
      commanded(view, me),
      ({ id }) => id,
      (ship) => cannotGive(view, ship, ships[ship.id] ?? NO_POWER),
    ),
  randomOrder: (view, me, dice) => orderFor(view, me, (ship) => someAllocation(view, ship, dice)),
  defaultOrder: (view, me) => orderFor(view, me, (ship) => steady(view, ship)),
})

export const powerQuestions = { announce, consent, power }
