// Questions of the Sensors step: lock-ons, searches, and missiles to release.

import type { Question } from '@admiralty/kernel'
import { distance, hexKey, within } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { controlOf } from '../power/supply.ts'
import { type Locking, lockOdds } from '../sensors/lock-odds.ts'
import { lockBonus, rangeOf, sensorsOn } from '../sensors/locks.ts'
import { excessOf } from '../sensors/sensing.ts'
import type { Area } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { allied, enemiesOf, isHidden, missileOf, missilesOf, shipOf } from '../table.ts'
import { attemptsForAll } from './all-ships.ts'
import { back, draftOf, leads, main, onHex, onThing, orders, type Pick } from './choice.ts'
import type { Draft, ReleaseDraft, SenseDraft } from './draft.ts'
import { counted, fullName, hexName, missileName, nameOf, shipName } from './say.ts'

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
const start = (view: View, me: Color): SenseDraft => {
  const [ship, ...others] = able(view, me)
  return { kind: 'sense', ships: {}, ship: ship && others.length === 0 ? ship.id : null }
}

export function senseQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ship } = draftOf(draft, start(view, me))
  return {
    phase: 'Sensors · yours to decide',
    title: ship === null ? 'Use your sensors' : `Sensors of ${nameOf(view, ship)}`,
    text:
      ship === null
        ? 'A lock-on lasts until the next Sensors step. Each attempt needs a working control box and at least one sensor.'
        : `The ship can make ${counted(controlOf(view, shipOf(view, ship)), 'attempt')}; each sensor serves one attempt.`,
    rule: 'EE-SEN-02',
  }
}
export function senseChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  const ships = able(view, me)
  const sense = mainAnswer(view, me, now, ships)
  const none = sense.key === NONE.key ? [] : [orders(NONE, { order: 'sense', ships: {} })]
  if (now.ship === null)
    return [
      sense,
      ...likeliestRow(view, me, now, ships),
      ...ships.map((ship) =>
        leads(
          { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-SEN-02' },
          { ...now, ship: ship.id },
          { spots: [onThing(ship.id)], note: `${now.ships[ship.id]?.length ?? 0} of ${controlOf(view, ship)}` },
        ),
      ),
      ...allRows(view, me, now, ships),
      ...none,
    ]
  const ship = shipOf(view, now.ship)
  const others = ships.length > 1 ? [back({ ...now, ship: null }, 'All ships')] : []
  return [sense, ...likeliestRow(view, me, now, [ship]), ...attemptRows(view, me, now, ship), ...undoRow(now, ship), ...none, ...others]
}
const NONE = { key: 'none', label: 'No attempts', rule: 'EE-SEN-02' } as const
/** Makes the attempts of the draft; without a draft, the likeliest of the ships that the enemy sees. Sensors show a hidden ship (EE-HID-03). */
function mainAnswer(view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): Pick {
  const chosen = countOf(now.ships)
  if (chosen > 0)
    return main({ key: 'sense', label: `Make ${counted(chosen, 'attempt')}`, rule: 'EE-SEN-02' }, { order: 'sense', ships: now.ships })
  const open = ships.filter(({ id }) => !isHidden(view, id))
  const likeliest = attemptsForAll(view, open, enemiesOf(view, me))
  const many = countOf(likeliest)
  if (many === 0) return main(NONE, { order: 'sense', ships: {} })
  const label = `Make ${counted(many, 'attempt')} at the likeliest ${many === 1 ? 'target' : 'targets'}`
  return main({ key: 'sense', label, rule: 'EE-SEN-02' }, { order: 'sense', ships: likeliest })
}
const countOf = (ships: SenseDraft['ships']): number => Object.values(ships).reduce((sum, attempts) => sum + attempts.length, 0)
/** One row per enemy, for the attempts of all ships. */
function allRows(view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): readonly Pick[] {
  return enemiesOf(view, me).flatMap((enemy): readonly Pick[] => {
    const found = attemptsForAll(view, ships, [enemy])
    const many = Object.keys(found).length
    return many === 0
      ? []
      : [
          leads(
            { key: `all:${enemy.id}`, label: `All ships: lock on to ${fullName(view, enemy)}`, rule: 'EE-SEN-02' },
            { ...now, ships: { ...now.ships, ...found } },
            { spots: [onThing(enemy.id)], note: counted(many, 'ship') },
          ),
        ]
  })
}
function likeliestRow(view: View, me: Color, now: SenseDraft, ships: readonly Ship[]): readonly Pick[] {
  const found = attemptsForAll(view, ships, enemiesOf(view, me))
  const many = countOf(found)
  if (many === 0) return []
  const label = ships.length > 1 ? 'All ships: lock on to the likeliest targets' : 'Lock on to the likeliest targets'
  return [
    leads(
      { key: 'likeliest', label, rule: 'EE-SEN-02' },
      { ...now, ships: { ...now.ships, ...found } },
      { note: `${counted(many, 'attempt')}, to change first` },
    ),
  ]
}
const undoRow = (now: SenseDraft, ship: Ship): readonly Pick[] =>
  (now.ships[ship.id] ?? []).length === 0
    ? []
    : [leads({ key: 'undo', label: 'Remove these attempts', rule: 'EE-SEN-02' }, { ...now, ships: { ...now.ships, [ship.id]: [] } })]

function attemptRows(view: View, me: Color, now: SenseDraft, ship: Ship): readonly Pick[] {
  if ((now.ships[ship.id] ?? []).length >= controlOf(view, ship)) return []
  const lockings = enemiesOf(view, me).flatMap((enemy) =>
    free(view, now, ship, enemy).map((_, at, sensors) => lockRow(view, now, { ship, enemy, sensors: sensors.slice(0, at + 1) })),
  )
  return [...lockings, ...searchable(view, me, ship).flatMap((hex) => searchRow(view, now, ship, hex))]
}
const withAttempt = (now: SenseDraft, ship: Ship, attempt: Attempt): SenseDraft => ({
  ...now,
  ships: { ...now.ships, [ship.id]: [...(now.ships[ship.id] ?? []), attempt] },
})
function lockRow(view: View, now: SenseDraft, { ship, enemy, sensors }: Locking): Pick {
  const bonus = lockBonus(view, ship, enemy, sensors.length)
  return leads(
    {
      key: `lock:${enemy.id}:${sensors.length}`,
      label: `Lock on to ${fullName(view, enemy)} with ${counted(sensors.length, 'sensor')}`,
      rule: sensors.length > 1 ? 'EE-SEN-07' : 'EE-SEN-05',
    },
    withAttempt(now, ship, { sensors, at: enemy.id }),
    {
      spots: [onThing(enemy.id)],
      odds: lockOdds(view, { ship, enemy, sensors }),
      because: [{ title: 'added to the die', number: bonus }],
      note: `range ${rangeOf(view, ship, enemy)}`,
    },
  )
}
/** EE-HID-05: the most hexes listed, the nearest first. */
const SEARCHED = 24
function searchable(view: View, me: Color, ship: Ship): readonly Ship['hex'][] {
  const areas = Object.values(view.hiding).flatMap(({ seat, area }): readonly Area[] => (allied(view, seat, me) ? [] : [area]))
  const hexes = new Map(areas.flatMap(({ centre, radius }) => within(centre, radius).map((hex) => [hexKey(hex), hex] as const)))
  return [...hexes.values()].toSorted((a, b) => distance(ship.hex, a) - distance(ship.hex, b)).slice(0, SEARCHED)
}
function searchRow(view: View, now: SenseDraft, ship: Ship, hex: Ship['hex']): readonly Pick[] {
  const [sensor] = free(view, now, ship, { hex })
  if (sensor === undefined) return []
  return [
    leads(
      { key: `search:${hexKey(hex)}`, label: `Search ${hexName(hex)}`, rule: 'EE-HID-05' },
      withAttempt(now, ship, { sensors: [sensor], at: hex }),
      {
        spots: [onHex(hex)],
        note: `range ${rangeOf(view, ship, { hex })}`,
      },
    ),
  ]
}

// Missiles to release.
const none: ReleaseDraft = { kind: 'release', missiles: [] }
export function releaseQuestion(view: View, me: Color): Question {
  const over = excessOf(view, me).map(({ ship, over: many }) => `${nameOf(view, ship.id)} ${counted(many, 'missile')} too many`)
  return {
    phase: 'Sensors · yours to decide',
    title: 'Which missiles do you release?',
    text: `Each missile in flight needs a control box: ${over.join(', ')}. If you choose too few, the latest are released.`,
    rule: 'EE-MIS-05',
  }
}
export function releaseChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const { missiles } = draftOf(draft, none)
  const guides = excessOf(view, me).map(({ ship }) => ship.id)
  return [
    main(
      {
        key: 'release',
        label: missiles.length === 0 ? 'Release the latest' : `Release ${counted(missiles.length, 'missile')}`,
        rule: 'EE-MIS-05',
      },
      { order: 'release', missiles },
    ),
    ...missilesOf(view, me)
      .filter(({ from }) => guides.includes(from))
      .map(({ id, target }) => {
        const on = missiles.includes(id)
        const next: ReleaseDraft = { kind: 'release', missiles: on ? missiles.filter((one) => one !== id) : [...missiles, id] }
        return leads(
          { key: `missile:${id}`, label: `${on ? 'Keep' : 'Release'} ${missileName(view, missileOf(view, id))}`, rule: 'EE-MIS-05' },
          next,
          {
            spots: [onThing(id)],
            note: `at ${nameOf(view, target)}`,
          },
        )
      }),
  ]
}
