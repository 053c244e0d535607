// The forms of interrupts: turrets, displacers, lost items.
import { chanceAtLeast, onItem, onThing, plural, type Spread } from '@admiralty/kernel'
import { itemCost } from '../design/cost.ts'
import { neededToDisplace, neededToIntercept } from '../fire/firing.ts'
import { oddsOf, spreadOf } from '../fire/odds.ts'
import { turretsOf } from '../fire/turrets.ts'
import { exposure } from '../foresee.ts'
import { check } from '../game.ts'
import { collisionSpread } from '../movement/collision-odds.ts'
import { neededToDodge } from '../movement/collisions.ts'
import type { Order } from '../orders.ts'
import type { Color, Shot, View } from '../state.ts'
import { allied, itemsOf, shipOf } from '../table.ts'
import { type DraftOf, type GamePage, row, toggled } from './form.ts'
import { capital, fullName, itemName, nameOf } from './say.ts'

const NO_TURRET = 'None of your turrets bears on the attacker.'
const TURRETS = 'Choose turrets before any die is rolled. Turrets that are not needed do not fire.'
export function defencePage(view: View, _: Color, draft: DraftOf<'start' | 'turrets'>): GamePage {
  const { shot } = view
  if (!shot) throw new Error('no missile is on its way')
  const chosen = draft.kind === 'turrets' ? draft.turrets : []
  const able = turretsOf(view, shot.at, shot.from)
  const isChosen = chosen.length > 0 || able.length === 0
  const fire = able.length === 1 ? 'Fire the turret' : `Fire all ${able.length} turrets`
  const hold = chosen.length === 0 ? 'Hold fire' : `Fire ${plural(chosen.length, 'turret')}`
  const all = able.map(({ id }) => id)
  return {
    phase: 'Point defence · yours to decide',
    title: `A missile attacks ${nameOf(view, shot.at)}`,
    text: `${fullName(view, shot.from)} fires its ${itemName(shot.weapon)}. ${able.length === 0 ? NO_TURRET : TURRETS}`,
    rule: 'ES-PDF-01',
    rows: () => [
      !isChosen && row('all', 'ES-PDF-02', fire, { ...defending(view, shot, all), role: 'main' }),
      row('defend', 'ES-PDF-02', hold, { ...defending(view, shot, chosen), role: isChosen ? 'main' : 'row' }),
      able.length > 1 &&
        able.map(({ id, mount }, index) => {
          const label = `${chosen.includes(id) ? 'Not' : 'With'} turret ${index + 1}, ${mount ?? ''}`
          return row(`turret:${id}`, 'ES-PDF-02', label, {
            set: { kind: 'turrets', turrets: toggled(chosen, id) },
            spots: [onItem(shot.at, id)],
          })
        }),
    ],
  }
}
/** The chance to shoot the missile down, and the damage otherwise. */
function defending(view: View, shot: Shot, turrets: readonly string[]) {
  const spread = spreadOf(view, shot, turrets.length)
  const answer = { give: { order: 'defend', turrets }, spread } as const
  if (turrets.length === 0) return answer
  const because = [{ title: 'each turret needs at least', number: neededToIntercept(view, shot.at) }]
  return { ...answer, odds: oddsOf(view, shot, turrets.length).intercepted, oddsTo: 'shoot it down', because }
}

const displace = (use: boolean): Order => ({ order: 'displace', use })
/** Against the hit of a shot; without a shot, against a collision. */
export function displacerPage(view: View): GamePage {
  const { shot } = view
  const isAble = !check(view, displace(true))
  const needed = shot ? neededToDisplace(shot.natural ?? 6) : neededToDodge()
  const spread = (use: boolean): Spread | null => (shot ? exposure(view, displace(use), shot.at) : (collisionSpread(view, { use }) ?? null))
  const odds = chanceAtLeast(needed.total, 6)
  const use = { give: displace(true), odds, oddsTo: 'avoid it', because: [{ title: 'needs at least', number: needed }] }
  const keep = { give: displace(false), role: isAble ? 'row' : 'main' } as const
  const works = shot
    ? `The attack rolled ${shot.natural ?? '?'}: the displacer works on that roll or higher, once a turn.`
    : 'The displacer avoids it on 4 or more. It cannot be used in combat this turn.'
  return {
    phase: 'Displacer · yours to decide',
    title: shot ? `${nameOf(view, shot.at)} is hit` : 'A collision',
    text: isAble ? works : 'The ship has no displacer.',
    rule: shot ? 'ES-AUX-DSP-01' : 'ES-AUX-DSP-03',
    rows: () => [
      isAble && row('use', 'ES-AUX-DSP-01', 'Use the displacer', { ...use, spread: spread(true) }),
      row('keep', 'ES-AUX-DSP-01', shot ? 'Take the hit' : 'Let them collide', { ...keep, spread: spread(false) }),
    ],
  }
}

export function losePage(view: View, me: Color): GamePage {
  const step = view.agenda.find((due) => due.step === 'loseItem')
  if (step?.step !== 'loseItem') throw new Error('no item is lost')
  const ship = shipOf(view, step.ship)
  return {
    phase: 'Critical hit · yours to choose',
    title: `${fullName(view, ship.id)} loses an item`,
    text: allied(view, ship.seat, me)
      ? 'Choose the weapon or device that you need least.'
      : 'You see its sheet. Choose the weapon or device that is lost.',
    rule: 'ES-CRT-03',
    rows: () => [
      itemsOf(view, ship).map((item) => {
        const worth = itemCost(ship.hull, item)
        const details = { spots: [onItem(ship.id, item.id), onThing(ship.id)], note: `${worth.total} points` }
        const effect = { give: { order: 'lose', item: item.id }, because: [{ title: 'worth', number: worth }], ...details } as const
        return row(`lose:${item.id}`, 'ES-CRT-04', capital(itemName(item)), effect)
      }),
      row('nothing', 'ES-CRT-05', 'Nothing to lose', { give: { order: 'lose', item: null }, role: 'main' }),
    ],
  }
}
