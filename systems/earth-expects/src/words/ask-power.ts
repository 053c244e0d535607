// The question of power: a ready-made allocation for each ship, or single boxes and engines.
import { plural } from '@admiralty/kernel'
import { byShip, commanded } from '../ask.ts'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { cannotAllocate } from '../power/check.ts'
import { costsNow, POINT, pointsOf, speedBefore } from '../power/points.ts'
import { allocationFor, POWER_PLANS, type PowerPlan } from '../power/power-plans.ts'
import { supplyOf, totalOf } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { planForAll } from './all-ships.ts'
import { policiesQuestion, policyRows } from './ask-policies.ts'
import { type Draft, POWER_GROUPS, type PowerDraft, type PowerGroup } from './draft.ts'
import { done, draftOf, firstOfEach, type GamePage, type GameRow, type GameRows, onlyShip, row, sameAgain, shipRow, toAll } from './form.ts'
import { boxesOfGroup, boxRows, engineRows, type PowerChange } from './power-boxes.ts'
import { capital, nameOf, points } from './say.ts'

const start = (view: View, me: Color): PowerDraft => ({
  kind: 'power',
  ships: {},
  group: null,
  policy: null,
  policies: false,
  ship: onlyShip(commanded(view, me)),
})
const proposed = (view: View, ship: Ship): Allocation => {
  const [first] = POWER_PLANS
  return allocationFor(view, ship, first ?? { speed: 0, manoeuvre: 0, first: [] })
}
export const allocationIn = (view: View, draft: PowerDraft, ship: Ship): Allocation => draft.ships[ship.id] ?? proposed(view, ship)
const orderOf = (view: View, me: Color, draft: PowerDraft): OrderOf<'power'> => ({
  order: 'power',
  ships: byShip(commanded(view, me), (ship) => allocationIn(view, draft, ship)),
  ...(draft.policy ? { policy: draft.policy } : {}),
})

/** 'speed 3, manoeuvre 1, 14 boxes powered' */
function gives(view: View, ship: Ship, allocation: Allocation): string {
  const { speed, manoeuvre } = pointsOf(view, ship, allocation)
  return `${ship.design.base ? '' : `speed ${speed}, manoeuvre ${manoeuvre}, `}${plural(allocation.lit.length, 'box', 'boxes')} powered`
}
const supplied = (view: View, ship: Ship): string => points(supplyOf(view, ship).networks.reduce((sum, { yields }) => sum + yields, 0))

export function powerPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const asked = { ...policiesQuestion, rows: () => [policyRows(view, me, now), done({ ...now, policies: false })] }
  if (now.policies) return asked
  const give = orderOf(view, me, now)
  const wrong = check(view, give)
  const mended = wrong ? undefined : toMend(view, give)
  const ships = commanded(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const text = ship ? shipText(view, now, ship) : fleetText(ships.length)
  const confirm = row('power', 'EE-POW-03', 'Confirm power', { give, role: 'main' })
  const policies = row('policies', 'EE-SEQ-09', 'Automatic decisions…', { set: { ...now, policies: true } })
  return {
    phase: 'Power · yours to decide',
    title: ship ? `Power for ${nameOf(view, ship.id)}` : 'Allocate power',
    text: wrong ? `${text} Not yet: ${wrong.map(({ reason }) => reason).join('; ')}.` : mended ? `${text} ${mended}` : text,
    rule: wrong?.[0].rule ?? (mended ? 'EE-IMP-01' : 'EE-POW-03'),
    back: now.group === null ? toAll(now, ships) : undefined,
    rows() {
      const each = (one: Ship) => shipRow(view, 'EE-POW-03', now, one, gives(view, one, allocationIn(view, now, one)))
      if (!ship) return [confirm, allRows(view, ships, now), sameRow(view, me, now, ships), ships.map(each), policies]
      if (now.group !== null) return [groupRows(view, now, ship, now.group), done({ ...now, group: null })]
      return [
        confirm,
        planRows(view, me, now, ship),
        sameRow(view, me, now, [ship]),
        POWER_GROUPS.map((group) => groupRow(view, now, ship, group)),
        policies,
      ]
    },
  }
}
const shipText = (view: View, now: PowerDraft, ship: Ship): string =>
  `The ship has ${supplied(view, ship)} points of power. Last turn it gave ${points(speedBefore(view, ship))} of them to speed, and may now give up to one more; ${speedCost(view, ship)}. Now: ${gives(view, ship, allocationIn(view, now, ship))}.`
/** EE-ENG-10 limits the power, not the speed: a point of power may be several of speed, or less than one. */
function speedCost(view: View, ship: Ship): string {
  const { speed } = costsNow(view, ship)
  return speed < POINT && POINT % speed === 0
    ? `one point of power makes ${POINT / speed} of speed`
    : `one of speed takes ${points(speed)} of power`
}
const fleetText = (ships: number): string =>
  `Unused power is lost. You have ${plural(ships, 'ship')}. Ships that you do not change keep their speed and power weapons first.`

/** EE-IMP-01: a warning about an allocation that is accepted but corrected later. */
function toMend(view: View, { ships }: OrderOf<'power'>): string | undefined {
  if (!view.setup.options.adjudicated) return undefined
  for (const [id, allocation] of Object.entries(ships)) {
    const refusal = cannotAllocate(view, shipOf(view, id), allocation)
    if (refusal) return `${nameOf(view, id)} cannot do this: ${refusal.reason}. It will be corrected when plots are revealed.`
  }
  return undefined
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const allRows = (view: View, ships: readonly Ship[], now: PowerDraft): GameRows =>
  POWER_PLANS.map((plan) => {
    const set = { ...now, ships: planForAll(view, ships, plan) }
    return row(`all:${plan.key}`, 'EE-POW-03', `Every ship: ${uncapital(plan.title)}`, { set })
  })
/** The power of last turn again, for the ships that may still have it. */
function sameRow(view: View, me: Color, now: PowerDraft, ships: readonly Ship[]): GameRows {
  const last = byShip(ships, (ship) => {
    const allocation = view.secret[ship.seat]?.allotted[ship.id]
    return allocation && !cannotAllocate(view, ship, allocation) ? allocation : undefined
  })
  const many = Object.keys(last).length
  const set = { ...now, ships: { ...now.ships, ...last } }
  return many > 0 && sameAgain('EE-POW-03', { set, ifLegal: orderOf(view, me, set), note: plural(many, 'ship') })
}

/** The next ship without an allocation. */
function after(view: View, me: Color, ships: PowerDraft['ships']): string | null {
  const all = commanded(view, me)
  return all.length < 2 ? (all[0]?.id ?? null) : (all.find(({ id }) => ships[id] === undefined)?.id ?? null)
}
function planRows(view: View, me: Color, now: PowerDraft, ship: Ship): GameRows {
  const chosen = JSON.stringify(allocationIn(view, now, ship))
  const rows = POWER_PLANS.map((plan) => {
    const allocation = allocationFor(view, ship, plan)
    const ships = { ...now.ships, [ship.id]: allocation }
    const set = { ...now, ships, ship: after(view, me, ships), group: null }
    const note = `${JSON.stringify(allocation) === chosen ? 'In force: ' : ''}${boxesLit(view, ship, allocation)}`
    return row(`posture:${plan.key}`, 'EE-POW-03', planName(view, ship, plan, allocation), { set, note })
  })
  return firstOfEach(rows, ({ label }) => label) // Plans that come to the same for this ship are listed once.
}
/** '' for the usual order, in which weapons come first. */
const FIRST: Readonly<Record<string, string>> = { weapons: '', sensors: 'sensors and shields first' }
/** 'Faster, speed 3, manoeuvre 1': what the plan gives this ship now. */
function planName(view: View, ship: Ship, { first }: PowerPlan, allocation: Allocation): string {
  const { speed, manoeuvre } = pointsOf(view, ship, allocation)
  const before = Math.floor(speedBefore(view, ship) / costsNow(view, ship).speed)
  const pace = speed > before ? `Faster, speed ${speed}` : speed < before ? `Slower, speed ${speed}` : `Speed ${speed} as before`
  const boxes = FIRST[first[0] ?? ''] ?? 'no other power'
  if (ship.design.base) return capital(boxes || 'weapons first')
  return [pace, manoeuvre === 0 ? 'no manoeuvre' : `manoeuvre ${manoeuvre}`, ...(boxes === '' ? [] : [boxes])].join(', ')
}
const KINDS = [
  ['weapon', 'weapons'],
  ['sensor', 'sensors'],
  ['shield', 'shields'],
] as const
/** '9 of 12 weapon boxes, 2 of 6 sensor boxes' */
function boxesLit(view: View, ship: Ship, { lit }: Allocation): string {
  const counts = KINDS.flatMap(([name, group]) => {
    const boxes = boxesOfGroup(view, ship, group)
    return boxes.length === 0
      ? []
      : [`${boxes.filter((box) => lit.includes(box)).length} of ${plural(boxes.length, `${name} box`, `${name} boxes`)}`]
  })
  return counts.length === 0 ? 'no boxes to power' : counts.join(', ')
}

const GROUPS: Readonly<Record<PowerGroup, { readonly label: string; readonly rule: `EE-${string}` }>> = {
  weapons: { label: 'Weapons, box by box…', rule: 'EE-POW-08' },
  sensors: { label: 'Sensors…', rule: 'EE-SEN-01' },
  shields: { label: 'Shield generators…', rule: 'EE-SHD-01' },
  engines: { label: 'Engines…', rule: 'EE-ENG-07' },
}
function groupRow(view: View, now: PowerDraft, ship: Ship, group: PowerGroup): GameRow | false {
  const { label, rule } = GROUPS[group]
  const note = groupNote(view, allocationIn(view, now, ship), ship, group)
  return groupRows(view, now, ship, group).length > 0 && row(`group:${group}`, rule, label, { set: { ...now, group }, note })
}
function groupNote(view: View, { lit, engines }: Allocation, ship: Ship, group: PowerGroup): string {
  if (group !== 'engines') return `${boxesOfGroup(view, ship, group).filter((box) => lit.includes(box)).length} powered`
  return `${points(Object.values(engines).reduce((sum, { boxes }) => sum + totalOf(boxes), 0))} of power`
}
function groupRows(view: View, now: PowerDraft, ship: Ship, group: PowerGroup): readonly GameRow[] {
  const change: PowerChange = (key, rule, label, to, details) =>
    row(key, rule, label, { set: { ...now, ships: { ...now.ships, [ship.id]: to } }, ...details })
  const allocation = allocationIn(view, now, ship)
  return group === 'engines' ? engineRows(view, ship, allocation, change) : boxRows(view, ship, { group, now: allocation, change })
}
