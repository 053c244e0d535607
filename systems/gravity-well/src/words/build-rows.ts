// Rows for things to build, and where they are placed.
import { sameHex } from '@admiralty/space'
import { type BuiltKind, SHEET } from '../../data/units.ts'
import { check } from '../game.ts'
import { oneOf } from '../names.ts'
import type { Build, BuildPlace } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import type { BuildPlan, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, row } from './form.ts'
import { PURPOSES } from './purposes.ts'
import { buildOrder, spotsOf } from './repair-rows.ts'
import { unitName } from './say.ts'

/** The places of a new unit that the rules allow, with a name for each. */
function placesOf(view: View, me: Color, plan: BuildPlan, station: Unit, kind: BuiltKind) {
  const carriers = Object.values(view.units).filter(({ seat, at, id }) => seat === me && id !== station.id && sameHex(at, station.at))
  const all: readonly { readonly key: string; readonly label: string; readonly to: BuildPlace }[] = [
    { key: 'board', label: 'On the board of the station', to: { at: 'board' } },
    { key: 'bay', label: 'Into the bay', to: { at: 'bay' } },
    { key: 'space', label: 'Into space beside the station', to: { at: 'space' } },
    ...carriers.map((unit) => ({ key: unit.id, label: `Aboard ${unitName(unit)}`, to: { at: 'carrier', carrier: unit.id } as const })),
  ]
  return all
    .map(({ key, label, to }) => {
      const build: Build = { station: station.id, kind, to }
      return { key, label, to, next: { ...plan, builds: [...plan.builds, build] } satisfies BuildPlan }
    })
    .filter(({ next }) => !check(view, buildOrder(next)))
}

interface Buildable {
  readonly station: Unit
  readonly kind: BuiltKind
  /** Whether the player has several stations, so that the row names this one. */
  readonly several: boolean
}

export function buildRow(view: View, me: Color, plan: BuildPlan, { station, kind, several }: Buildable): GameRow | false {
  const places = placesOf(view, me, plan, station, kind)
  const [only, another] = places
  if (!only) return false
  const { price } = SHEET[kind]
  const where = several ? ` at ${unitName(station)}` : ''
  return row(`build:${station.id}:${kind}`, 'GW-CON-01', `Build ${oneOf(kind)}${where}`, {
    set: another ? { kind: 'placing', plan, station: station.id, item: kind } : { kind: 'build', plan: only.next },
    spots: spotsOf(station, kind),
    cost: price,
    note: `${price} RU: ${PURPOSES[kind]}`,
  })
}

export function placingPage(view: View, me: Color, { plan, station: id, item }: DraftOf<'placing'>): GamePage {
  const station = view.units[id]
  return {
    phase: 'Construction · in secret',
    title: `Build ${oneOf(item)}`,
    text: 'Units in the bay are secret. Units in space are seen by all and move next turn.',
    rule: 'GW-CON-04',
    back: { set: { kind: 'build', plan } },
    rows: () =>
      station &&
      placesOf(view, me, plan, station, item).map(({ key, label, next }) =>
        row(`to:${key}`, 'GW-CON-04', label, { set: { kind: 'build', plan: next } }),
      ),
  }
}
