// Rows for what one ship may attempt with its sensors.
import { plural } from '@admiralty/kernel'
import { distance, hexKey, within } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { controlOf } from '../power/supply.ts'
import { type Locking, lockOdds } from '../sensors/lock-odds.ts'
import { lockBonus, rangeOf, sensorsOn } from '../sensors/locks.ts'
import type { Area } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { allied, enemiesOf } from '../table.ts'
import type { SenseDraft } from './draft.ts'
import { type GameRow, type GameRows, onHex, onThing, row } from './form.ts'
import { fullName, hexName } from './say.ts'

type Attempt = SenseDraft['ships'][string][number]

const busy = (now: SenseDraft, ship: Ship): readonly string[] => (now.ships[ship.id] ?? []).flatMap(({ sensors }) => sensors)

const free = (view: View, now: SenseDraft, ship: Ship, at: Parameters<typeof sensorsOn>[2]): readonly string[] =>
  sensorsOn(view, ship, at).filter((box) => !busy(now, ship).includes(box))

export function attemptRows(view: View, me: Color, now: SenseDraft, ship: Ship): GameRows {
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

export const able = (view: View, me: Color): readonly Ship[] =>
  commanded(view, me).filter(
    (ship) =>
      controlOf(view, ship) > 0 &&
      (enemiesOf(view, me).some((at) => sensorsOn(view, ship, at).length > 0) || searchable(view, me, ship).length > 0),
  )
