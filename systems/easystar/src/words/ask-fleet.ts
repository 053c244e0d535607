// Questions and choices of fleet design and of the flagship's gift, usable without the graphical designer.
import type { Question } from '@admiralty/kernel'
import { checkFleet } from '../design/check-fleet.ts'
import { costOf, fleetCost } from '../design/cost.ts'
import { giftOf } from '../design/gifts.ts'
import { fitted, refitLimits } from '../design/questions.ts'
import { defaultFleet, READY_SHIPS, readyFor } from '../design/ready.ts'
import { type FleetLimits, limitsOf } from '../setting/limits.ts'
import { objectivesOf } from '../setting/objectives.ts'
import type { Color, FleetDesign, ShipDesign, View } from '../state.ts'
import { sideOf } from '../table.ts'
import { back, type GameChoice, leads, main } from './choice.ts'
import type { Draft } from './draft.ts'
import { capital, counted, fitWords, listed } from './say.ts'

export function fleetQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { budget } = limitsOf(view.setup, me)
  const spent =
    draft?.kind === 'fleet'
      ? `${fleetCost(draft.fleet).total} of ${budget} points spent on ${counted(draft.fleet.ships.length, 'ship')}.`
      : ''
  return {
    phase: 'Fleets · sealed',
    title: 'Choose your fleet',
    text: spent || `${aimOf(view, me)} ${budget} build points. Choose a ready fleet or design your own. Opponents do not see your designs.`,
    rule: 'ES-DES-01',
  }
}
/** The objective of a seat's side as a sentence. */
const aimOf = (view: View, me: Color): string => objectivesOf(view).find(({ side }) => side === sideOf(view, me))?.text ?? ''

export function refitQuestion(view: View, me: Color): Question {
  const gift = giftOf(view.advantages[me]?.rows ?? [])
  return {
    phase: 'Refit · sealed',
    title: `Your flagship is given ${gift.says}`,
    text:
      gift.counters > 0
        ? 'The flagship has it; there is nothing to place. You may still redesign any ship.'
        : 'Place the gift. You may redesign any ship. A part of the gift without a free box is forfeited.',
    rule: 'ES-FLG-06',
  }
}

const onBoard = (fleet: FleetDesign): Draft => ({ kind: 'fleet', fleet })
const EMPTY: FleetDesign = { name: 'My fleet', ships: [], flagship: 0, damageControl: 0 }
/** 'a battleship, two cruisers' */
const hullCounts = (ships: readonly ShipDesign[]): string => {
  const hulls = [...new Set(ships.map(({ hull }) => hull))]
  return listed(hulls.map((hull) => counted(ships.filter((ship) => ship.hull === hull).length, hull)))
}

// ---- the first design
export function fleetChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  const limits = limitsOf(view.setup, me)
  if (draft?.kind === 'fleet') return boardChoices(limits, draft.fleet, 'fleet')
  const ready = [...readyFor(limits).map(({ fleet }) => fleet), defaultFleet(limits)]
  const fleets = ready.filter((fleet, index) => ready.findIndex((other) => JSON.stringify(other) === JSON.stringify(fleet)) === index)
  return [
    ...fleets.map((fleet, index) =>
      leads({ key: `ready:${index}`, label: `${fleet.name}: ${hullCounts(fleet.ships)}`, rule: 'ES-DES-01' }, onBoard(fleet), {
        note: `${fleetCost(fleet).total} points`,
        because: [{ title: 'cost', number: fleetCost(fleet) }],
      }),
    ),
    leads({ key: 'own', label: 'Design your own', rule: 'ES-DES-01' }, onBoard(EMPTY)),
  ]
}

// ---- the gift
export function refitChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  const limits = refitLimits(view, me)
  if (draft?.kind === 'fleet') return boardChoices(limits, draft.fleet, 'refit')
  const made = view.secret[me]?.fleet
  if (!made) return []
  const placed = fitted(view, me, made, null)
  const takes = JSON.stringify(placed) !== JSON.stringify(made)
  return [
    ...(takes ? [leads({ key: 'gift', label: `Take it: ${giftsOn(placed)}`, rule: 'ES-FLG-06' }, onBoard(placed))] : []),
    leads(
      {
        key: 'forfeit',
        label: giftOf(limits.rows ?? []).counters > 0 ? 'Leave the fleet as it is' : 'Forfeit the gift',
        rule: 'ES-FLG-07',
      },
      onBoard(made),
    ),
  ]
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

// ---- the fleet being designed
function boardChoices(limits: FleetLimits, fleet: FleetDesign, order: 'fleet' | 'refit'): readonly GameChoice[] {
  const legal = checkFleet(fleet, limits).length === 0
  const cost = fleetCost(fleet)
  return [
    ...(legal
      ? [
          main(
            { key: 'hand-in', label: `Hand in ${fleet.name || 'the fleet'}`, rule: 'ES-DES-01' },
            { order, fleet },
            {
              note: `${cost.total} of ${limits.budget}`,
              because: [{ title: 'cost', number: cost }],
            },
          ),
        ]
      : []),
    ...fleet.ships.flatMap((ship, index) => shipChoices(fleet, ship, index)),
    ...additions(limits, fleet),
    ...(fleet.damageControl < 3 ? [counters(limits, fleet, 1)] : []).flat(),
    ...(fleet.damageControl > 0 ? [counters(limits, fleet, -1)] : []).flat(),
    back({ kind: 'start' }, 'Other fleets'),
  ]
}

const titleOf = (ship: ShipDesign, index: number): string => `${ship.name || `${ship.hull} ${index + 1}`}`
function shipChoices(fleet: FleetDesign, ship: ShipDesign, index: number): readonly GameChoice[] {
  const rest = fleet.ships.filter((_, at) => at !== index)
  const flagship = fleet.flagship > index ? fleet.flagship - 1 : Math.min(fleet.flagship, Math.max(0, rest.length - 1))
  const gift = index === fleet.flagship
  return [
    ...(gift
      ? []
      : [
          leads(
            { key: `flag:${index}`, label: `Make ${titleOf(ship, index)} the flagship`, rule: 'ES-FLG-01' },
            onBoard({ ...fleet, flagship: index }),
          ),
        ]),
    leads(
      { key: `remove:${index}`, label: `Remove ${titleOf(ship, index)}: ${fitWords(ship)}`, rule: 'ES-DES-01' },
      onBoard({ ...fleet, ships: rest, flagship }),
      {
        note: `saves ${costOf(ship).total}`,
        because: [{ title: 'cost', number: costOf(ship) }],
      },
    ),
  ]
}

/** Ready designs that points and counters still allow. */
function additions(limits: FleetLimits, fleet: FleetDesign): readonly GameChoice[] {
  return READY_SHIPS.flatMap(({ title, design }) => {
    const next = { ...fleet, ships: [...fleet.ships, design] }
    if (checkFleet(next, { ...limits, demand: 'none', rows: limits.rows }).length > 0) return []
    return [
      leads(
        { key: `add:${title}`, label: `Add ${capital(title)}, ${design.hull}: ${fitWords(design)}`, rule: 'ES-DES-01' },
        onBoard(next),
        {
          note: `costs ${costOf(design).total}`,
          because: [{ title: 'cost', number: costOf(design) }],
        },
      ),
    ]
  })
}

function counters(limits: FleetLimits, fleet: FleetDesign, more: 1 | -1): readonly GameChoice[] {
  const next = { ...fleet, damageControl: fleet.damageControl + more }
  if (fleetCost(next).total > limits.budget) return []
  const label = more > 0 ? 'Buy a damage-control counter' : 'Return a damage-control counter'
  return [leads({ key: `counters:${more}`, label, rule: 'ES-AUX-DC-01' }, onBoard(next), { note: `${next.damageControl} of 3` })]
}
