// The pages of launches and dodges.
import { isRefusal, onHex, onItem, onThing, plural } from '@admiralty/kernel'
import type { Ship, Torpedo, View } from '../state.ts'
import { fittedAt } from '../table.ts'
import { launched } from '../weapons/torpedoes.ts'
import { PHASE } from './ask-torpedo.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, type GameRow, itemId, row, START } from './form.ts'
import { capital, compass, nameOf, sectionName } from './say.ts'

export const head = (view: View, title: string) =>
  ({ phase: PHASE, title, text: `Round ${view.round}. Each action is resolved before the next one.`, rule: 'SF-TRN-02' }) as const

// Launches.
export function launchRow(view: View, ship: Ship, tube: number): GameRow | false {
  const made = launched(view, { ship: ship.id, tube, dodge: 0 })
  const fitted = fittedAt(ship, tube)
  if (isRefusal(made) || !fitted) return false
  const label = `Launch a torpedo from tube ${fitted.level} in ${sectionName(fitted.section)}`
  const details = {
    spots: [onItem(ship.id, itemId(tube)), onHex(made.torpedo.hex)],
    note: `warhead ${made.torpedo.warhead}, ${compass(made.torpedo.facing)}`,
  }
  const key = `launch:${ship.id}:${tube}`
  return made.asteroids === null
    ? row(key, 'SF-TOR-01', label, { give: { order: 'launch', ship: ship.id, tube, dodge: 0 }, ...details })
    : row(key, 'SF-TOR-04', label, { set: { kind: 'launch', ship: ship.id, tube }, ...details })
}

export const launchPage = (_view: View, { ship, tube }: DraftOf<'launch'>): GamePage => ({
  phase: PHASE,
  title: 'Launch into asteroids',
  text: 'Each movement point that you spend removes one of six dice.',
  rule: 'SF-AST-04',
  back: { set: START },
  rows: () => [6, 5, 4, 3, 2, 1, 0].map((dodge) => dodgeRow(dodge, { give: { order: 'launch', ship, tube, dodge } })),
})

const dodgeRow = (
  dodge: number,
  effect: { readonly give: GameRow extends infer R ? Extract<R, { readonly give: unknown }>['give'] : never },
): GameRow =>
  row(`dodge:${dodge}`, 'SF-AST-04', `Spend ${plural(dodge, 'point')} against asteroids`, {
    ...effect,
    note: plural(6 - dodge, 'die', 'dice'),
  })

// Torpedoes.
export function torpedoRow(view: View, torpedo: Torpedo): GameRow {
  const { id, hex, points, turn, warhead } = torpedo
  const note = `warhead ${warhead}, ${plural(points, 'point')}${turn > 1 ? ', last turn' : ''}`
  return row(`torpedo:${id}`, 'SF-TOR-05', capital(nameOf(view, id)), {
    set: { kind: 'torpedo', torpedo: id, path: [] },
    spots: [onThing(id), onHex(hex)],
    note,
  })
}
