// Questions and choices of interrupts: turrets, displacers, lost items.
import type { Question, Spread } from '@admiralty/kernel'
import { chanceOf } from '../bots/guns.ts'
import { itemCost } from '../design/cost.ts'
import { neededToDisplace, neededToIntercept } from '../fire/firing.ts'
import { turretsOf } from '../fire/turrets.ts'
import { exposure } from '../foresee.ts'
import { check } from '../game.ts'
import { collisionSpread } from '../movement/collision-odds.ts'
import { neededToDodge } from '../movement/collisions.ts'
import type { Order } from '../orders.ts'
import type { Color, Item, Ship, View } from '../state.ts'
import { allied, itemsOf } from '../table.ts'
import { type GameChoice, leads, main, onItem, onThing, orders } from './choice.ts'
import type { Draft } from './draft.ts'
import { capital, counted, fullName, itemName, nameOf } from './say.ts'

// ---- point defence
export function defenceQuestion(view: View): Question {
  const { from, at, weapon } = view.shot ?? { from: '', at: '', weapon: null }
  return {
    phase: 'Point defence · yours to decide',
    title: `A missile attacks ${nameOf(view, at)}`,
    text: `${fullName(view, from)} fires its ${weapon ? itemName(weapon) : 'missile'}. ${turretText(turretsOf(view, at, from).length)}`,
    rule: 'ES-PDF-01',
  }
}
const turretText = (able: number): string =>
  able === 0
    ? 'None of your turrets bears on the attacker.'
    : 'Choose turrets before any die is rolled. Turrets that are not needed do not fire.'

export function defenceChoices(view: View, draft: Draft | null): readonly GameChoice[] {
  const target = view.shot ? view.ships[view.shot.at] : undefined
  const chosen = draft?.kind === 'turrets' ? draft.turrets : []
  const able = target ? turretsOf(view, target.id, view.shot?.from ?? '') : []
  const all = able.map(({ id }) => id)
  const label = chosen.length === 0 ? 'Hold fire' : `Fire ${counted(chosen.length, 'turret')}`
  return [
    ...(able.length > 0 && chosen.length === 0 && target
      ? [
          main(
            {
              key: 'all',
              label: able.length === 1 ? 'Fire the turret' : `Fire all ${able.length} turrets`,
              rule: 'ES-PDF-02',
            },
            { order: 'defend', turrets: all },
            defended(view, target, all),
          ),
        ]
      : []),
    orders(
      { key: 'defend', label, rule: 'ES-PDF-02' },
      { order: 'defend', turrets: chosen },
      { ...(target ? defended(view, target, chosen) : {}), role: chosen.length > 0 || able.length === 0 ? 'main' : 'row' },
    ),
    ...(able.length > 1 && target ? able.map((turret, index) => turretRow(target, { turret, number: index + 1 }, chosen)) : []),
  ]
}
/** The chance to shoot the missile down and the damage otherwise, without resolving every roll of every turret. */
function defended(view: View, { id }: Ship, turrets: readonly string[]): Partial<GameChoice> {
  const through = exposure(view, { order: 'defend', turrets: [] }, id)
  if (turrets.length === 0) return { spread: through }
  const needed = neededToIntercept(view, id)
  const missed = (1 - chanceOf(needed.total)) ** turrets.length
  const spread: Spread = {
    ...through,
    ends: through.ends.map(({ value, chance }) => ({ value, chance: chance * missed + (value === 0 ? 1 - missed : 0) })),
    also: [
      { what: 'shot down', chance: 1 - missed, rule: 'ES-PDF-04' },
      ...through.also.map((more) => ({ ...more, chance: more.chance * missed })),
    ],
  }
  return { odds: 1 - missed, spread, because: [{ title: 'each turret needs at least', number: needed }] }
}
interface Numbered {
  readonly turret: Item
  readonly number: number
}
function turretRow(target: Ship, { turret, number }: Numbered, chosen: readonly string[]): GameChoice {
  const named = chosen.includes(turret.id)
  const turrets = named ? chosen.filter((id) => id !== turret.id) : [...chosen, turret.id]
  const label = `${named ? 'Not' : 'With'} turret ${number}, ${turret.mount ?? ''}`
  return leads(
    { key: `turret:${turret.id}`, label, rule: 'ES-PDF-02' },
    { kind: 'turrets', turrets },
    { spots: [onItem(target.id, turret.id)] },
  )
}

// ---- displacers
const displace = (use: boolean): Order => ({ order: 'displace', use })
const mayDisplace = (view: View): boolean => check(view, displace(true)) === undefined

export function displacerQuestion(view: View, kind: string): Question {
  if (kind === 'displacer' && view.shot) {
    const able = mayDisplace(view)
    const text = able
      ? `The attack rolled ${view.shot.natural ?? '?'}: the displacer works on that roll or higher, once a turn.`
      : 'The ship has no displacer.'
    return { phase: 'Displacer · yours to decide', title: `${nameOf(view, view.shot.at)} is hit`, text, rule: 'ES-AUX-DSP-01' }
  }
  return {
    phase: 'Displacer · yours to decide',
    title: 'A collision',
    text: mayDisplace(view) ? 'The displacer avoids it on 4 or more. It cannot be used in combat this turn.' : 'The ship has no displacer.',
    rule: 'ES-AUX-DSP-03',
  }
}
export function displacerChoices(view: View, kind: string): readonly GameChoice[] {
  const needed = kind === 'displacer' ? neededToDisplace(view.shot?.natural ?? 6) : neededToDodge()
  const able = mayDisplace(view)
  const spread = (use: boolean): Spread | null => {
    if (use && !able) return null
    if (kind !== 'displacer') return collisionSpread(view, use) ?? null
    return view.shot ? exposure(view, displace(use), view.shot.at) : null
  }
  const using: Partial<GameChoice> = {
    spread: spread(true),
    odds: chanceOf(needed.total),
    because: [{ title: 'needs at least', number: needed }],
  }
  return [
    orders({ key: 'use', label: 'Use the displacer', rule: 'ES-AUX-DSP-01' }, displace(true), using),
    orders({ key: 'keep', label: kind === 'displacer' ? 'Take the hit' : 'Let them collide', rule: 'ES-AUX-DSP-01' }, displace(false), {
      spread: spread(false),
      role: able ? 'row' : 'main',
    }),
  ]
}

// ---- the lost item
export function loseQuestion(view: View, me: Color): Question {
  const ship = struck(view)
  const own = ship !== undefined && allied(view, ship.seat, me)
  return {
    phase: 'Critical hit · yours to choose',
    title: ship ? `${fullName(view, ship.id)} loses an item` : 'An item is lost',
    text: own ? 'Choose the weapon or device that you need least.' : 'You see its sheet. Choose the weapon or device that is lost.',
    rule: 'ES-CRT-03',
  }
}
const struck = (view: View): Ship | undefined => {
  const step = view.agenda.find((due) => due.step === 'loseItem')
  return step?.step === 'loseItem' ? view.ships[step.ship] : undefined
}
export function loseChoices(view: View): readonly GameChoice[] {
  const ship = struck(view)
  if (!ship) return []
  const lose = (item: string | null): Order => ({ order: 'lose', item })
  return [
    ...itemsOf(view, ship).map((item) =>
      orders({ key: `lose:${item.id}`, label: capital(itemName(item)), rule: 'ES-CRT-04' }, lose(item.id), {
        spots: [onItem(ship.id, item.id), onThing(ship.id)],
        because: [{ title: 'worth', number: itemCost(ship.hull, item) }],
        note: `${itemCost(ship.hull, item).total} points`,
      }),
    ),
    main({ key: 'nothing', label: 'Nothing to lose', rule: 'ES-CRT-05' }, lose(null)),
  ]
}
