// The result of the last week, above the orders.
import { Rule } from '@admiralty/game-ui/panel'
import type { Color } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { lastWeekText } from './last-week-text.ts'

interface LastWeekProps {
  readonly view: View
  readonly seat: Color
}
/** Nothing before the end of week 1. */
export function LastWeek({ view, seat }: LastWeekProps) {
  const text = lastWeekText(view, seat)
  if (text === '') return null
  return (
    <p className="gu-note">
      {text} The page Statement has every line. <Rule id="CR-X.1" />
    </p>
  )
}
