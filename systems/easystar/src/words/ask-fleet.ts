// The forms of fleet design and of the flagship's gift, usable without the graphical designer.
import { plural } from '@admiralty/kernel'
import { fleetCost } from '../design/cost.ts'
import { EMPTY } from '../design/edit.ts'
import { giftOf } from '../design/gifts.ts'
import { fitted, refitLimits } from '../design/questions.ts'
import { limitsOf } from '../setting/limits.ts'
import { objectivesOf } from '../setting/objectives.ts'
import type { Color, FleetDesign, View } from '../state.ts'
import { sideOf } from '../table.ts'
import { boardRows, onBoard, readyRows } from './fleet-rows.ts'
import { type DraftOf, type GamePage, row, START } from './form.ts'
import { fitWords } from './say.ts'

const back = { label: 'Other fleets', set: START }

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
