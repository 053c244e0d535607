// The forms of interrupts: turrets and lost items.
import { onItem, onThing, plural } from '@admiralty/kernel'
import { itemCost } from '../design/cost.ts'
import { neededToIntercept } from '../fire/firing.ts'
import { oddsOf, spreadOf } from '../fire/odds.ts'
import { turretsOf } from '../fire/turrets.ts'
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
