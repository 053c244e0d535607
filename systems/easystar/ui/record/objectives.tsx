// The objectives of each side, and its progress.
import { sideStyleOf } from '@admiralty/board'
import { ObjectiveList, Section } from '@admiralty/game-ui/panel'
import { lastTurnOf, objectivesOf } from '../../src/setting/objectives.ts'
import type { View } from '../../src/state.ts'
import { isColor, seatsOn, sideOf } from '../../src/table.ts'
import { COLORS } from '../../src/words/say.ts'

/** Whether the sides have different aims, which then stand above the records. */
export const isSpecial = (view: View): boolean => new Set(objectivesOf(view).map(({ text }) => text)).size > 1

/** The viewer's own objective first; one line if all sides have the same. */
export function Objectives({ view }: { readonly view: View }) {
  const all = objectivesOf(view)
  const own = isColor(view.me) ? sideOf(view, view.me) : null
  const sorted = all.toSorted((one, other) => Number(other.side === own) - Number(one.side === own))
  const shared = !isSpecial(view)
  const turns = lastTurnOf(view.setup)
  const lines = (shared ? sorted.slice(0, 1) : sorted).map(({ side, text, rule, progress }) => ({
    key: side,
    text,
    rule,
    sides: shared ? [] : seatsOn(view, side).map((seat) => ({ sideStyle: sideStyleOf(seat), name: COLORS[seat] })),
    progress: progress ? `(${progress.done} of ${progress.needed} so far)` : '',
  }))
  return (
    <Section title="Objective" aside={view.turn === 0 ? `${turns} turns` : `turn ${view.turn} of ${turns}`}>
      <ObjectiveList lines={lines} />
    </Section>
  )
}
