// The question of the Sensors step: lock-ons and searches.

import { noun, plural } from '@admiralty/kernel'
import { controlOf } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemiesOf, isHidden, shipOf } from '../table.ts'
import { attemptsForAll } from './all-ships.ts'
import { able, attemptRows } from './attempt-rows.ts'
import type { Draft, SenseDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, type GameRows, onlyShip, onThing, row, shipRow, toAll } from './form.ts'
import { fullName, nameOf } from './say.ts'

const start = (view: View, me: Color): SenseDraft => ({ kind: 'sense', ships: {}, ship: onlyShip(able(view, me)) })

export function sensePage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = able(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  return {
    phase: 'Sensors · yours to decide',
    title: ship ? `Sensors of ${nameOf(view, ship.id)}` : 'Use your sensors',
    text: ship
      ? `The ship can make ${plural(controlOf(view, ship), 'attempt')}; each sensor serves one attempt.`
      : 'A lock-on lasts until the next Sensors step. Each attempt needs a working control box and at least one sensor.',
    rule: 'EE-SEN-02',
    back: toAll(now, ships),
    rows() {
      const sense = mainRow(view, me, now, ships)
      const none = noneRow('row')
      const others = ship
        ? [attemptRows(view, me, now, ship), removeRow(now, ship)]
        : [ships.map((one) => shipRow(view, 'EE-SEN-02', now, one, madeNote(view, now, one))), allRows(view, me, now, ships)]
      return [sense, likeliestRow(view, me, now, ship ? [ship] : ships), others, sense.key !== none.key && none]
    },
  }
}
const madeNote = (view: View, { ships }: SenseDraft, ship: Ship): string => `${ships[ship.id]?.length ?? 0} of ${controlOf(view, ship)}`
const noneRow = (role: 'main' | 'row'): GameRow => row('none', 'EE-SEN-02', 'No attempts', { give: { order: 'sense', ships: {} }, role })
/** Makes the attempts of the draft; without a draft, the likeliest of the ships that the enemy sees. Sensors show a hidden ship (EE-HID-03). */
function mainRow(view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): GameRow {
  const sense = (label: string, attempts: SenseDraft['ships']): GameRow =>
    row('sense', 'EE-SEN-02', `Make ${label}`, { give: { order: 'sense', ships: attempts }, role: 'main' })
  const chosen = countOf(now.ships)
  if (chosen > 0) return sense(plural(chosen, 'attempt'), now.ships)
  const seen = ships.filter(({ id }) => !isHidden(view, id))
  const likeliest = attemptsForAll(view, seen, enemiesOf(view, me))
  const many = countOf(likeliest)
  return many === 0 ? noneRow('main') : sense(`${plural(many, 'attempt')} at the likeliest ${noun(many, 'target')}`, likeliest)
}
const countOf = (ships: SenseDraft['ships']): number => Object.values(ships).reduce((sum, attempts) => sum + attempts.length, 0)
/** One row per enemy, for the attempts of all ships. */
const allRows = (view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): GameRows =>
  enemiesOf(view, me).map((enemy) => {
    const found = attemptsForAll(view, ships, [enemy])
    const many = Object.keys(found).length
    const effect = { set: { ...now, ships: { ...now.ships, ...found } }, spots: [onThing(enemy.id)], note: plural(many, 'ship') }
    return many > 0 && row(`all:${enemy.id}`, 'EE-SEN-02', `All ships: lock on to ${fullName(view, enemy)}`, effect)
  })
function likeliestRow(view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): GameRow | false {
  const found = attemptsForAll(view, ships, enemiesOf(view, me))
  const many = countOf(found)
  const label = ships.length > 1 ? 'All ships: lock on to the likeliest targets' : 'Lock on to the likeliest targets'
  const set = { ...now, ships: { ...now.ships, ...found } }
  return many > 0 && row('likeliest', 'EE-SEN-02', label, { set, note: `${plural(many, 'attempt')}, to change first` })
}
const removeRow = (now: SenseDraft, ship: Ship): GameRow | false =>
  (now.ships[ship.id] ?? []).length > 0 &&
  row('undo', 'EE-SEN-02', 'Remove these attempts', { set: { ...now, ships: { ...now.ships, [ship.id]: [] } } })
