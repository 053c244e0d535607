// The question of power: a ready-made allocation for each ship, or single boxes and engines.
import type { Question } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { cannotAllocate } from '../power/check.ts'
import { costsNow, pointsOf, speedBefore } from '../power/points.ts'
import { allocationFor, POWER_PLANS, type PowerPlan } from '../power/power-plans.ts'
import { supplyOf } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Ship, View } from '../state.ts'
import { policyOf, shipOf } from '../table.ts'
import { planForAll } from './all-ships.ts'
import { policiesQuestion, policyRows } from './ask-policies.ts'
import { back, done, draftOf, leads, main, onThing, type Pick } from './choice.ts'
import { type Draft, POWER_GROUPS, type PowerDraft, type PowerGroup } from './draft.ts'
import { boxesOfGroup, boxRows, engineRows } from './power-boxes.ts'
import { capital, counted, nameOf, points, shipName } from './say.ts'

/** A seat with one ship starts with that ship. */
const start = (view: View, me: Color): PowerDraft => {
  const [ship, ...others] = commanded(view, me)
  return { kind: 'power', ships: {}, ship: ship && others.length === 0 ? ship.id : null, group: null, policy: null, policies: false }
}
const proposed = (view: View, ship: Ship): Allocation => {
  const [first] = POWER_PLANS
  return allocationFor(view, ship, first ?? { speed: 0, manoeuvre: 0, first: [] })
}
export const allocationIn = (view: View, draft: PowerDraft, ship: Ship): Allocation => draft.ships[ship.id] ?? proposed(view, ship)
const orderOf = (view: View, me: Color, draft: PowerDraft): OrderOf<'power'> => ({
  order: 'power',
  ships: Object.fromEntries(commanded(view, me).map((ship) => [ship.id, allocationIn(view, draft, ship)])),
  ...(draft.policy ? { policy: draft.policy } : {}),
})

/** 'speed 3, manoeuvre 1, 14 boxes powered' */
function gives(view: View, ship: Ship, allocation: Allocation): string {
  const { speed, manoeuvre } = pointsOf(view, ship, allocation)
  return `${ship.design.base ? '' : `speed ${speed}, manoeuvre ${manoeuvre}, `}${counted(allocation.lit.length, 'box', 'boxes')} powered`
}
const supplied = (view: View, ship: Ship): string => points(supplyOf(view, ship).networks.reduce((sum, { yields }) => sum + yields, 0))

export function powerQuestion(view: View, me: Color, draft: Draft | null): Question {
  const now = draftOf(draft, start(view, me))
  if (now.policies) return policiesQuestion
  const wrong = check(view, orderOf(view, me, now))
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const before = ship ? speedBefore(view, ship) : 0
  const text = ship
    ? `The ship has ${supplied(view, ship)} points of power. Last turn it used ${points(before)} for speed, which may rise by one. Now: ${gives(view, ship, allocationIn(view, now, ship))}.`
    : `Unused power is lost. You have ${counted(commanded(view, me).length, 'ship')}. Ships that you do not change keep their speed and power weapons first.`
  const mended = wrong ? undefined : toMend(view, orderOf(view, me, now))
  return {
    phase: 'Power · yours to decide',
    title: ship ? `Power for ${nameOf(view, ship.id)}` : 'Allocate power',
    text: wrong ? `${text} Not yet: ${wrong.reason}.` : mended ? `${text} ${mended}` : text,
    rule: wrong?.rule ?? (mended ? 'EE-IMP-01' : 'EE-POW-03'),
  }
}

/** EE-IMP-01: a warning about an allocation that is accepted but corrected later. */
function toMend(view: View, { ships }: OrderOf<'power'>): string | undefined {
  if (!view.setup.options.adjudicated) return undefined
  for (const [id, allocation] of Object.entries(ships)) {
    const refusal = cannotAllocate(view, shipOf(view, id), allocation)
    if (refusal) return `${nameOf(view, id)} cannot do this: ${refusal.reason}. It will be corrected when plots are revealed.`
  }
  return undefined
}

export function powerChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  if (now.policies)
    return [...policyRows(now.policy ?? policyOf(view, me), (policy) => ({ ...now, policy })), done({ ...now, policies: false })]
  const give = main({ key: 'power', label: 'Confirm power', rule: 'EE-POW-03' }, orderOf(view, me, now))
  if (now.ship === null)
    return [give, ...allRows(view, me, now), ...commanded(view, me).map((ship) => shipRow(view, now, ship)), policiesRow(now)]
  const ship = shipOf(view, now.ship)
  if (now.group !== null) return [...groupRows(view, now, ship), done({ ...now, group: null })]
  const several = commanded(view, me).length > 1
  return [
    give,
    ...planRows(view, me, now),
    ...POWER_GROUPS.flatMap((group) => groupRow(view, now, { ship, group })),
    policiesRow(now),
    ...(several ? [back({ ...now, ship: null }, 'All ships')] : []),
  ]
}
const policiesRow = (now: PowerDraft): Pick =>
  leads({ key: 'policies', label: 'Automatic decisions…', rule: 'EE-SEQ-09' }, { ...now, policies: true })
const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const allRows = (view: View, me: Color, now: PowerDraft): readonly Pick[] =>
  POWER_PLANS.map((plan) =>
    leads(
      { key: `all:${plan.key}`, label: `Every ship: ${uncapital(plan.title)}`, rule: 'EE-POW-03' },
      { ...now, ships: planForAll(view, commanded(view, me), plan) },
    ),
  )
const shipRow = (view: View, now: PowerDraft, ship: Ship): Pick =>
  leads(
    { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-POW-03' },
    { ...now, ship: ship.id },
    { spots: [onThing(ship.id)], note: gives(view, ship, allocationIn(view, now, ship)) },
  )

/** The next ship without an allocation. */
function after(view: View, me: Color, ships: PowerDraft['ships']): string | null {
  const all = commanded(view, me)
  return all.length < 2 ? (all[0]?.id ?? null) : (all.find(({ id }) => ships[id] === undefined)?.id ?? null)
}
function planRows(view: View, me: Color, now: PowerDraft): readonly Pick[] {
  if (now.ship === null) return []
  const ship = shipOf(view, now.ship)
  const chosen = JSON.stringify(allocationIn(view, now, ship))
  const rows = POWER_PLANS.map((plan) => {
    const allocation = allocationFor(view, ship, plan)
    const ships = { ...now.ships, [ship.id]: allocation }
    return leads(
      { key: `posture:${plan.key}`, label: planName(view, ship, plan, allocation), rule: 'EE-POW-03' },
      { ...now, ships, ship: after(view, me, ships), group: null },
      { note: `${JSON.stringify(allocation) === chosen ? 'In force: ' : ''}${boxesLit(view, ship, allocation)}` },
    )
  })
  // Plans that come to the same for this ship are listed once.
  return rows.filter(({ label }, at) => rows.findIndex((one) => one.label === label) === at)
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
      : [`${boxes.filter((box) => lit.includes(box)).length} of ${counted(boxes.length, `${name} box`, `${name} boxes`)}`]
  })
  return counts.length === 0 ? 'no boxes to power' : counts.join(', ')
}

const GROUPS: Readonly<Record<PowerGroup, { readonly label: string; readonly rule: `EE-${string}` }>> = {
  weapons: { label: 'Weapons, box by box…', rule: 'EE-POW-08' },
  sensors: { label: 'Sensors…', rule: 'EE-SEN-01' },
  shields: { label: 'Shield generators…', rule: 'EE-SHD-01' },
  engines: { label: 'Engines…', rule: 'EE-ENG-07' },
}
interface Grouped {
  readonly ship: Ship
  readonly group: PowerGroup
}
function groupRow(view: View, now: PowerDraft, { ship, group }: Grouped): readonly Pick[] {
  if (groupRows(view, { ...now, group }, ship).length === 0) return []
  return [leads({ key: `group:${group}`, ...GROUPS[group] }, { ...now, group }, { note: groupNote(view, now, { ship, group }) })]
}
function groupNote(view: View, now: PowerDraft, { ship, group }: Grouped): string {
  const allocation = allocationIn(view, now, ship)
  if (group !== 'engines') return `${boxRows(view, ship, group, allocation).filter(({ lit }) => lit).length} powered`
  const quarters = Object.values(allocation.engines).flatMap(({ boxes }) => Object.values(boxes))
  return `${points(quarters.reduce((sum, some) => sum + some, 0))} of power`
}
function groupRows(view: View, now: PowerDraft, ship: Ship): readonly Pick[] {
  if (now.group === null) return []
  const allocation = allocationIn(view, now, ship)
  const next = (changed: Allocation): PowerDraft => ({ ...now, ships: { ...now.ships, [ship.id]: changed } })
  const rows = now.group === 'engines' ? engineRows(view, ship, allocation) : boxRows(view, ship, now.group, allocation)
  return rows.map(({ key, label, rule, note, spots, to }) => leads({ key, label, rule }, next(to), { note, spots }))
}
