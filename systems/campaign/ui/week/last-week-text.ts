// A short summary of the last week, from its statement. Pure.
import { list, plural } from '@admiralty/kernel'
import { secretOf } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { Color } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { hexTitle } from '../../src/words/names.ts'
import { weekOfStatement } from '../../src/words/phases.ts'

/** Lines that are quoted. */
const QUOTED = 3
/** 'Week 3 gained 45.20 credits and paid 38. Trade that brought nothing: ….'; empty before the end of week 1. */
export function lastWeekText(view: View, seat: Color): string {
  const { statement } = secretOf(view, seat)
  const week = weekOfStatement(view)
  if (week === 0 || statement.length === 0) return ''
  const sumOf = (sign: 1 | -1): number => statement.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0)
  const missed = statement.flatMap(({ what, amount }) => (amount === 0 ? [what] : []))
  const more = missed.length > QUOTED ? [`${plural(missed.length - QUOTED, 'line')} more`] : []
  const cut = view.links.flatMap(({ worlds, flows }) =>
    !flows && worlds.some((at) => view.land.worlds[at]?.owner === seat) ? [list(worlds.map((at) => hexTitle(view, at)))] : [],
  )
  return [
    `Week ${week} gained ${moneyText(sumOf(1))} and paid ${moneyText(sumOf(-1))} credits.`,
    ...(missed.length > 0 ? [`Without payment: ${[...missed.slice(0, QUOTED), ...more].join('; ')}.`] : []),
    ...(cut.length > 0 ? [`Links that brought nothing: ${cut.join('; ')}.`] : []),
  ].join(' ')
}
