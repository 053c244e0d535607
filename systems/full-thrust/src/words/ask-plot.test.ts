// How many presses an order for a ship takes, by the list and on the chart.
import { type Choice, choicesByPlace } from '@admiralty/kernel'
import { MOVEMENT_UNIT, PLANE_BOUND } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { begin, setupFor } from '../game-for-tests.ts'
import { NO_PLOT } from '../movement/budget.ts'
import { CHANGES } from '../movement/ends.ts'
import { LEGS } from '../movement/flight-path.ts'
import { formatPlot } from '../movement/notation.ts'
import { plotFault } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { Position } from '../position.ts'
import type { View } from '../state.ts'
import { shipOf } from '../table.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

const FAR = { seat: 'blue', design: 'Drover', mu: [0, 300] } as const
/** Red's view of a position in which red writes orders. */
function viewOf(ships: Position['ships'], options = {}): View {
  return system.view(begin(setupFor('cruiser-duel', options), { turn: 3, ships: { ...ships, 'blue-1': FAR } }).state, 'red')
}
/** Every order of at most one turn and one change of velocity that the rules allow. */
const legalPlots = (view: View, ship: string): readonly ShipPlot[] =>
  [[], ...LEGS.map((leg) => [leg])]
    .flatMap((turns) => CHANGES.map((change) => ({ ...NO_PLOT, turns, change })))
    .filter((plot) => shipOf(view, ship).velocity + plot.change >= 0 && plotFault(view, 'red', ship, plot) === undefined)

type Press = (view: View, draft: Draft | null) => readonly { readonly presses: number; readonly draft: Draft }[]
const draftsOf = (choices: readonly Choice[], presses: number): ReturnType<Press> =>
  choices.flatMap(({ then, role }) => (then.kind === 'draft' && role !== 'back' ? [{ presses, draft: then.draft as Draft }] : [])) // of this game
const isOnChart = ({ spots }: Choice): boolean => spots.some(({ kind }) => kind === 'place')
/** The rows that the list shows without unfolding what is only on the chart. */
const byList: Press = (view, draft) =>
  draftsOf(
    words.choices(view, draft).filter((choice) => !isOnChart(choice)),
    1,
  )
/** Ships and places. A place of several choices opens a menu, which takes a second press. */
const onChart: Press = (view, draft) => {
  const pressed = choicesByPlace(words.choices(view, draft), 0).filter(({ spots }) => spots.length > 0)
  const bySpot = Map.groupBy(pressed, ({ spots }) => JSON.stringify(spots[0]))
  return [...bySpot.values()].flatMap((choices) => draftsOf(choices, choices.length > 1 ? 2 : 1))
}
/** The fewest presses after which the draft has each order of a ship, up to a limit. */
function pressesTo(view: View, ship: string, press: Press, from: Draft | null = null): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let due: readonly { readonly presses: number; readonly draft: Draft | null }[] = [{ presses: 0, draft: from }]
  const seen = new Map<string, number>()
  while (due.length > 0) {
    const next: { readonly presses: number; readonly draft: Draft }[] = []
    for (const { presses, draft } of due) {
      const key = JSON.stringify(draft)
      if (presses > MOST || (seen.get(key) ?? MOST + 1) <= presses) continue
      seen.set(key, presses)
      const plot = (draft && 'ships' in draft && draft.kind === 'plotting' ? draft.ships[ship] : undefined) ?? NO_PLOT
      const written = formatPlot(plot)
      found.set(written, Math.min(presses, found.get(written) ?? presses))
      if (presses < MOST) next.push(...press(view, draft).map((one) => ({ draft: one.draft, presses: presses + one.presses })))
    }
    due = next
  }
  return found
}
const MOST = 3
/** The legal orders that more presses are needed for, by the list or on the chart. */
function beyondThreePresses(view: View): readonly string[] {
  const wanted = legalPlots(view, 'red-1').map(formatPlot)
  expect(wanted.length).toBeGreaterThan(2)
  return [byList, onChart].flatMap((press) => {
    const presses = pressesTo(view, 'red-1', press)
    return wanted.filter((plot) => !presses.has(plot))
  })
}

const CASES: Readonly<Record<string, Position['ships']>> = {
  'one ship': { 'red-1': { design: 'Osprey', course: 12, velocity: 6 } },
  'two ships': {
    'red-1': { design: 'Osprey', course: 12, velocity: 6 },
    'red-2': { seat: 'red', design: 'Tern', mu: [3, 0], course: 12, velocity: 6 },
  },
  'at rest': { 'red-1': { design: 'Tern', course: 3, velocity: 0 }, 'red-2': { seat: 'red', design: 'Tern', mu: [3, 0] } },
  'velocity 1': { 'red-1': { design: 'Falchion', course: 5, velocity: 1 } },
  'velocity 3 and thrust 8': { 'red-1': { design: 'Dart', course: 8, velocity: 3 } },
  'velocity 14': { 'red-1': { design: 'Falchion', course: 7, velocity: 14 } },
  'a damaged drive': { 'red-1': { design: 'Falchion', course: 7, velocity: 5, condition: { drive: 1 } } },
  'thrust 2': { 'red-1': { design: 'Drover', course: 1, velocity: 2 } },
}
const SETTINGS = [{}, { turnRounding: 'up' }, { surface: 'hex' }] as const

describe.each(Object.entries(CASES))('FT-MOV-03, FT-MOV-08: %s', (_, ships) => {
  test.each(SETTINGS)('every order of one turn and one change of velocity takes at most three presses, with %o', (options) => {
    const view = viewOf(ships, options)
    expect(beyondThreePresses(view)).toEqual([])
  })
})
test('FT-GEO-03: nor more near the bound of the plane, where only a turn with a lower velocity is legal', () => {
  const view = viewOf({ 'red-1': { design: 'Falchion', at: [0, PLANE_BOUND - 14 * MOVEMENT_UNIT], course: 12, velocity: 20 } })
  expect(beyondThreePresses(view)).toEqual([])
})

test('FT-MOV-04, FT-MOV-05: a turn that leaves too little thrust for the new velocity takes the nearest one with it', () => {
  const view = viewOf(CASES['one ship'])
  const draft = { kind: 'plotting', ship: 'red-1', ships: { 'red-1': { ...NO_PLOT, change: 4 } } } as const
  const turn = words.choices(view, draft).find(({ key }) => key === 'turn:port:2')
  expect(turn).toMatchObject({ label: 'Port 2 · left 60°', cost: 4, note: '4 thrust, velocity 8' })
  expect(turn?.then).toMatchObject({ draft: { ships: { 'red-1': { turns: [{ to: 'port', points: 2 }], change: 2 } } } })
})
test('an order that is written already is changed to any other one with three presses', () => {
  const view = viewOf(CASES['two ships'])
  const wanted = legalPlots(view, 'red-1')
  for (const plot of wanted) {
    const presses = pressesTo(view, 'red-1', byList, { kind: 'plot', ships: { 'red-1': plot } })
    expect(wanted.map(formatPlot).filter((written) => !presses.has(written))).toEqual([])
  }
})

test('FT-MOV-02: the order of a player’s only ship is given by one more press, without a choice of ships', () => {
  const view = viewOf(CASES['one ship'])
  const [give] = words.choices(view, null)
  expect(give).toMatchObject({ label: 'Fly straight on', role: 'main', then: { kind: 'order', order: { order: 'plot', ships: {} } } })
  for (const { draft } of byList(view, null)) {
    const main = words.choices(view, draft).find(({ role }) => role === 'main')
    expect(main).toMatchObject({ label: 'Give this order', then: { kind: 'order' } })
  }
})
