// The forms of fleet design and of the flagship's gift, usable without the graphical designer.
import { list, plural } from '@admiralty/kernel'
import { checkFleet } from '../design/check-fleet.ts'
import { costOf, fleetCost } from '../design/cost.ts'
import { EMPTY } from '../design/edit.ts'
import { giftOf } from '../design/gifts.ts'
import { fitted, refitLimits } from '../design/questions.ts'
import { defaultFleet, READY_SHIPS, readyFor } from '../design/ready.ts'
import { type FleetLimits, limitsOf } from '../setting/limits.ts'
import { objectivesOf } from '../setting/objectives.ts'
import type { Color, FleetDesign, ShipDesign, View } from '../state.ts'
import { sideOf } from '../table.ts'
import { type Details, type DraftOf, firstOfEach, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, fitWords } from './say.ts'

const onBoard = (fleet: FleetDesign): DraftOf<'fleet'> => ({ kind: 'fleet', fleet })
const back = { label: 'Other fleets', set: START }
const costing = (number: ReturnType<typeof costOf>): Details => ({ because: [{ title: 'cost', number }] })

export function fleetPage(view: View, me: Color, draft: DraftOf<'start' | 'fleet'>): GamePage {
  const limits = limitsOf(view.setup, me)
  const { budget } = limits
  const asked = { phase: 'Fleets · in secret', title: 'Choose your fleet', rule: 'ES-DES-01' } as const
  if (draft.kind === 'fleet') {
    const text = `${fleetCost(draft.fleet).total} of ${budget} points spent on ${plural(draft.fleet.ships.length, 'ship')}.`
    return { ...asked, text, back, rows: () => boardRows(limits, draft.fleet, 'fleet') }
  }
  const aim = objectivesOf(view).find(({ side }) => side === sideOf(view, me))?.text ?? ''
  const text = `${aim} ${budget} build points. Choose a ready fleet or design your own. Opponents do not see your designs.`
  const own = row('own', 'ES-DES-01', 'Design your own', { set: onBoard(EMPTY) })
  return { ...asked, text, rows: () => [readyRows(limits), own] }
}
/** 'a battleship, two cruisers' */
const hullCounts = (ships: readonly ShipDesign[]): string => {
  const hulls = [...new Set(ships.map(({ hull }) => hull))]
  return list(hulls.map((hull) => plural(ships.filter((ship) => ship.hull === hull).length, hull)))
}
function readyRows(limits: FleetLimits): GameRows {
  const ready = [...readyFor(limits).map(({ fleet }) => fleet), defaultFleet(limits)]
  return firstOfEach(ready, (fleet) => JSON.stringify(fleet)).map((fleet, index) => {
    const cost = fleetCost(fleet)
    const label = `${fleet.name}: ${hullCounts(fleet.ships)}`
    return row(`ready:${index}`, 'ES-DES-01', label, { set: onBoard(fleet), note: `${cost.total} points`, ...costing(cost) })
  })
}

export function refitPage(view: View, me: Color, draft: DraftOf<'start' | 'fleet'>): GamePage {
  const made = view.secret[me]?.fleet
  const gift = giftOf(view.advantages[me]?.rows ?? [])
  const isPlaced = gift.counters > 0
  const asked = {
    phase: 'Refit · in secret',
    title: `Your flagship is given ${gift.says}`,
    text: isPlaced
      ? 'The flagship has it; there is nothing to place. You may still redesign any ship.'
      : 'Place the gift. You may redesign any ship. A part of the gift without a free box is forfeited.',
    rule: 'ES-FLG-06',
  } as const
  if (draft.kind === 'fleet') return { ...asked, back, rows: () => boardRows(refitLimits(view, me), draft.fleet, 'refit') }
  if (!made) return { ...asked, rows: () => [] }
  const placed = fitted(view, me, made, null)
  const takes = JSON.stringify(placed) !== JSON.stringify(made)
  const forfeit = row('forfeit', 'ES-FLG-07', isPlaced ? 'Leave the fleet as it is' : 'Forfeit the gift', { set: onBoard(made) })
  return { ...asked, rows: () => [takes && row('gift', 'ES-FLG-06', `Take it: ${giftsOn(placed)}`, { set: onBoard(placed) }), forfeit] }
}
/** The gifts of a flagship as text. */
function giftsOn({ ships, flagship }: FleetDesign): string {
  const ship = ships[flagship]
  if (!ship) return 'nothing'
  const weapons = ship.weapons.filter(({ gift, giftRange, giftDamage }) => gift || giftRange + giftDamage > 0)
  const auxiliaries = ship.auxiliaries.filter(({ gift }) => gift)
  if (weapons.length + auxiliaries.length === 0) return 'nothing fits'
  return fitWords({ weapons, auxiliaries, fighters: ship.fighters.filter(({ gift }) => gift), speedTraded: 0 })
}

// The fleet being designed.
function boardRows(limits: FleetLimits, fleet: FleetDesign, order: 'fleet' | 'refit'): GameRows {
  const cost = fleetCost(fleet)
  const handIn = { role: 'main', give: { order, fleet }, note: `${cost.total} of ${limits.budget}`, ...costing(cost) } as const
  return [
    row('hand-in', 'ES-DES-01', `Hand in ${fleet.name || 'the fleet'}`, handIn),
    fleet.ships.map((ship, index) => shipRows(fleet, ship, index)),
    READY_SHIPS.map(({ title, design }) => addRow(limits, fleet, title, design)),
    fleet.damageControl < 3 && counterRow(limits, fleet, 1),
    fleet.damageControl > 0 && counterRow(limits, fleet, -1),
  ]
}
function shipRows(fleet: FleetDesign, ship: ShipDesign, index: number): GameRows {
  const title = ship.name || `${ship.hull} ${index + 1}`
  const ships = fleet.ships.filter((_, at) => at !== index)
  const flagship = fleet.flagship > index ? fleet.flagship - 1 : Math.min(fleet.flagship, Math.max(0, ships.length - 1))
  const cost = costOf(ship)
  const without = { set: onBoard({ ...fleet, ships, flagship }), note: `saves ${cost.total}`, ...costing(cost) }
  const lead = { set: onBoard({ ...fleet, flagship: index }) }
  return [
    index !== fleet.flagship && row(`flag:${index}`, 'ES-FLG-01', `Make ${title} the flagship`, lead),
    row(`remove:${index}`, 'ES-DES-01', `Remove ${title}: ${fitWords(ship)}`, without),
  ]
}
/** A ready design, if points and counters still allow it. */
function addRow(limits: FleetLimits, fleet: FleetDesign, title: string, design: ShipDesign): GameRow | false {
  const next = { ...fleet, ships: [...fleet.ships, design] }
  if (checkFleet(next, { ...limits, demand: 'none' }).length > 0) return false
  const cost = costOf(design)
  const label = `Add ${capital(title)}, ${design.hull}: ${fitWords(design)}`
  return row(`add:${title}`, 'ES-DES-01', label, { set: onBoard(next), note: `costs ${cost.total}`, ...costing(cost) })
}
function counterRow(limits: FleetLimits, fleet: FleetDesign, more: 1 | -1): GameRow | false {
  const next = { ...fleet, damageControl: fleet.damageControl + more }
  const label = more > 0 ? 'Buy a damage-control counter' : 'Return a damage-control counter'
  const isLegal = fleetCost(next).total <= limits.budget
  return isLegal && row(`counters:${more}`, 'ES-AUX-DC-01', label, { set: onBoard(next), note: `${next.damageControl} of 3` })
}
