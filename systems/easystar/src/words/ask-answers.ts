// The forms of interrupts: turrets, displacers, lost items.
import { chanceAtLeast, type Spread, toSpread, weighted } from '@admiralty/kernel'
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
import type { DraftOf } from './draft.ts'
import { type Details, type GamePage, type GameRow, onItem, onThing, row, toggled } from './form.ts'
import { capital, counted, fullName, itemName, nameOf } from './say.ts'

const NO_TURRET = 'None of your turrets bears on the attacker.'
const TURRETS = 'Choose turrets before any die is rolled. Turrets that are not needed do not fire.'
export function defencePage(view: View, _: Color, draft: DraftOf<'start' | 'turrets'>): GamePage {
  const turrets = draft.kind === 'turrets' ? draft.turrets : []
  const { from, at, weapon } = view.shot ?? { from: '', at: '', weapon: null }
  const able = view.ships[at] ? turretsOf(view, at, from) : []
  const all = able.map(({ id }) => id)
  const fire = able.length === 1 ? 'Fire the turret' : `Fire all ${able.length} turrets`
  const hold = turrets.length === 0 ? 'Hold fire' : `Fire ${counted(turrets.length, 'turret')}`
  const isChosen = turrets.length > 0 || able.length === 0
  return {
    phase: 'Point defence · yours to decide',
    title: `A missile attacks ${nameOf(view, at)}`,
    text: `${fullName(view, from)} fires its ${weapon ? itemName(weapon) : 'missile'}. ${able.length === 0 ? NO_TURRET : TURRETS}`,
    rule: 'ES-PDF-01',
    rows: () => [
      !isChosen && row('all', 'ES-PDF-02', fire, { ...defending(view, at, all), role: 'main' }),
      row('defend', 'ES-PDF-02', hold, { ...defending(view, at, turrets), role: isChosen ? 'main' : 'row' }),
      able.length > 1 &&
        able.map(({ id, mount }, index) => {
          const label = `${turrets.includes(id) ? 'Not' : 'With'} turret ${index + 1}, ${mount ?? ''}`
          return row(`turret:${id}`, 'ES-PDF-02', label, {
            set: { kind: 'turrets', turrets: toggled(turrets, id) },
            spots: [onItem(at, id)],
          })
        }),
    ],
  }
}
/** The chance to shoot the missile down and the damage otherwise, without resolving every roll of every turret. */
function defending(view: View, at: string, turrets: readonly string[]): { readonly give: Order } & Details {
  const answer = { give: { order: 'defend', turrets } } as const
  if (!view.ships[at]) return answer
  const through = exposure(view, { order: 'defend', turrets: [] }, at)
  if (turrets.length === 0) return { ...answer, spread: through }
  const needed = neededToIntercept(view, at)
  const missed = (1 - chanceAtLeast(needed.total, 6)) ** turrets.length
  const points = weighted([[0, 1 - missed], ...through.ends.map(({ value, chance }) => [value, chance * missed] as const)])
  const spread: Spread = {
    ...toSpread(points, through.title),
    also: [
      { what: 'shot down', chance: 1 - missed, rule: 'ES-PDF-04' },
      ...through.also.map((more) => ({ ...more, chance: more.chance * missed })),
    ],
  }
  return { ...answer, odds: 1 - missed, spread, because: [{ title: 'each turret needs at least', number: needed }] }
}

const displace = (use: boolean): Order => ({ order: 'displace', use })
/** Against the hit of a shot; without a shot, against a collision. */
export function displacerPage(view: View): GamePage {
  const { shot } = view
  const isAble = !check(view, displace(true))
  const needed = shot ? neededToDisplace(shot.natural ?? 6) : neededToDodge()
  const spread = (use: boolean): Spread | null => (shot ? exposure(view, displace(use), shot.at) : (collisionSpread(view, use) ?? null))
  const works = shot
    ? `The attack rolled ${shot.natural ?? '?'}: the displacer works on that roll or higher, once a turn.`
    : 'The displacer avoids it on 4 or more. It cannot be used in combat this turn.'
  const odds = chanceAtLeast(needed.total, 6)
  const because = [{ title: 'needs at least', number: needed }]
  const keep = shot ? 'Take the hit' : 'Let them collide'
  return {
    phase: 'Displacer · yours to decide',
    title: shot ? `${nameOf(view, shot.at)} is hit` : 'A collision',
    text: isAble ? works : 'The ship has no displacer.',
    rule: shot ? 'ES-AUX-DSP-01' : 'ES-AUX-DSP-03',
    rows: () => [
      isAble && row('use', 'ES-AUX-DSP-01', 'Use the displacer', { give: displace(true), spread: spread(true), odds, because }),
      row('keep', 'ES-AUX-DSP-01', keep, { give: displace(false), spread: spread(false), role: isAble ? 'row' : 'main' }),
    ],
  }
}

export function losePage(view: View, me: Color): GamePage {
  const step = view.agenda.find((due) => due.step === 'loseItem')
  const ship = step?.step === 'loseItem' ? view.ships[step.ship] : undefined
  const isOwn = ship !== undefined && allied(view, ship.seat, me)
  return {
    phase: 'Critical hit · yours to choose',
    title: ship ? `${fullName(view, ship.id)} loses an item` : 'An item is lost',
    text: isOwn ? 'Choose the weapon or device that you need least.' : 'You see its sheet. Choose the weapon or device that is lost.',
    rule: 'ES-CRT-03',
    rows: () => [
      ship && itemsOf(view, ship).map((item) => loseRow(ship, item)),
      row('nothing', 'ES-CRT-05', 'Nothing to lose', { give: { order: 'lose', item: null }, role: 'main' }),
    ],
  }
}
function loseRow({ id, hull }: Ship, item: Item): GameRow {
  const number = itemCost(hull, item)
  const details = { spots: [onItem(id, item.id), onThing(id)], because: [{ title: 'worth', number }], note: `${number.total} points` }
  return row(`lose:${item.id}`, 'ES-CRT-04', capital(itemName(item)), { give: { order: 'lose', item: item.id }, ...details })
}
