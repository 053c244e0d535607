// Questions before movement: announcements, consent to docking, power.

import { type Dice, likely, pick, refusalsByPart, refuse } from '@admiralty/kernel'
import { byShip } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { ASKED, type Policy, type Ship, type View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { isActive, isDisguised, policyOf, shipOf, shipsOf } from '../table.ts'
import { cannotAnnounce } from './check-announcement.ts'
import { dockable } from './docking.ts'
import { power } from './power-question.ts'

export const NOTHING: Announcement = { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: false }
/** The announcement that continues what the ship does. */
export const asBefore = (ship: Ship): Announcement => ({
  ...NOTHING,
  roll: ship.rolling === 1 || ship.rolling === 2,
  reverse: ship.reversing,
  ftl: ship.ftl !== null,
})

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

export const powerQuestions = { announce, consent, power }
