// Questions of the Sensors step: lock-ons, searches, and missiles to release.

import { noun, plural } from '@admiralty/kernel'
import { distance, hexKey, within } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { controlOf } from '../power/supply.ts'
import { excessOf } from '../sensors/guidance.ts'
import { type Locking, lockOdds } from '../sensors/lock-odds.ts'
import { lockBonus, rangeOf, sensorsOn } from '../sensors/locks.ts'
import type { Area } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { allied, enemiesOf, isHidden, missileOf, missilesOf, shipOf } from '../table.ts'
import { attemptsForAll } from './all-ships.ts'
import type { Draft, SenseDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, type GameRows, onHex, onlyShip, onThing, row, shipRow, toAll, toggled } from './form.ts'
import { fullName, hexName, missileName, nameOf } from './say.ts'

type Attempt = SenseDraft['ships'][string][number]
const busy = (now: SenseDraft, ship: Ship): readonly string[] => (now.ships[ship.id] ?? []).flatMap(({ sensors }) => sensors)
const free = (view: View, now: SenseDraft, ship: Ship, at: Parameters<typeof sensorsOn>[2]): readonly string[] =>
  sensorsOn(view, ship, at).filter((box) => !busy(now, ship).includes(box))
const able = (view: View, me: Color): readonly Ship[] =>
  commanded(view, me).filter(
    (ship) =>
      controlOf(view, ship) > 0 &&
      (enemiesOf(view, me).some((at) => sensorsOn(view, ship, at).length > 0) || searchable(view, me, ship).length > 0),
  )
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

function attemptRows(view: View, me: Color, now: SenseDraft, ship: Ship): GameRows {
  if ((now.ships[ship.id] ?? []).length >= controlOf(view, ship)) return []
  const lockings = enemiesOf(view, me).map((enemy) =>
    free(view, now, ship, enemy).map((_, at, sensors) => lockRow(view, now, { ship, enemy, sensors: sensors.slice(0, at + 1) })),
  )
  return [lockings, searchable(view, me, ship).map((hex) => searchRow(view, now, ship, hex))]
}
const withAttempt = (now: SenseDraft, ship: Ship, attempt: Attempt): SenseDraft => ({
  ...now,
  ships: { ...now.ships, [ship.id]: [...(now.ships[ship.id] ?? []), attempt] },
})
function lockRow(view: View, now: SenseDraft, { ship, enemy, sensors }: Locking): GameRow {
  const label = `Lock on to ${fullName(view, enemy)} with ${plural(sensors.length, 'sensor')}`
  return row(`lock:${enemy.id}:${sensors.length}`, sensors.length > 1 ? 'EE-SEN-07' : 'EE-SEN-05', label, {
    set: withAttempt(now, ship, { sensors, at: enemy.id }),
    spots: [onThing(enemy.id)],
    odds: lockOdds(view, { ship, enemy, sensors }),
    oddsTo: 'lock on',
    because: [{ title: 'added to the die', number: lockBonus(view, ship, enemy, sensors.length) }],
    note: `range ${rangeOf(view, ship, enemy)}`,
  })
}
/** EE-HID-05: the most hexes listed, the nearest first. */
const SEARCHED = 24
function searchable(view: View, me: Color, ship: Ship): readonly Ship['hex'][] {
  const areas = Object.values(view.hiding).flatMap(({ seat, area }): readonly Area[] => (allied(view, seat, me) ? [] : [area]))
  const hexes = new Map(areas.flatMap(({ centre, radius }) => within(centre, radius).map((hex) => [hexKey(hex), hex] as const)))
  return [...hexes.values()].toSorted((a, b) => distance(ship.hex, a) - distance(ship.hex, b)).slice(0, SEARCHED)
}
function searchRow(view: View, now: SenseDraft, ship: Ship, hex: Ship['hex']): GameRow | false {
  const [sensor] = free(view, now, ship, { hex })
  if (sensor === undefined) return false
  const details = { spots: [onHex(hex)], note: `range ${rangeOf(view, ship, { hex })}` }
  const set = withAttempt(now, ship, { sensors: [sensor], at: hex })
  return row(`search:${hexKey(hex)}`, 'EE-HID-05', `Search ${hexName(hex)}`, { set, ...details })
}

// Missiles to release.
export function releasePage(view: View, me: Color, draft: Draft): GamePage {
  const { missiles } = draftOf<'release'>(draft, { kind: 'release', missiles: [] })
  const excess = excessOf(view, me)
  const over = excess.map(({ ship, over: many }) => `${nameOf(view, ship.id)} ${plural(many, 'missile')} too many`)
  const label = missiles.length === 0 ? 'Release the latest' : `Release ${plural(missiles.length, 'missile')}`
  return {
    phase: 'Sensors · yours to decide',
    title: 'Which missiles do you release?',
    text: `Each missile in flight needs a control box: ${over.join(', ')}. If you choose too few, the latest are released.`,
    rule: 'EE-MIS-05',
    rows: () => [
      row('release', 'EE-MIS-05', label, { give: { order: 'release', missiles }, role: 'main' }),
      missilesOf(view, me).map(({ id, from, target }) => {
        const set: Draft = { kind: 'release', missiles: toggled(missiles, id) }
        const name = `${missiles.includes(id) ? 'Keep' : 'Release'} ${missileName(view, missileOf(view, id))}`
        const isOver = excess.some(({ ship }) => ship.id === from)
        return isOver && row(`missile:${id}`, 'EE-MIS-05', name, { set, spots: [onThing(id)], note: `at ${nameOf(view, target)}` })
      }),
    ],
  }
}
