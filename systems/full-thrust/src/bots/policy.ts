// The bot policy of Full Thrust: proposals by kind of call, evaluation and forecast.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import { askedOf, type FullThrust } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { present } from '../table.ts'
import { attack } from './air-attack.ts'
import { evaluate } from './evaluate.ts'
import { launch, moveAgain, moveGroups } from './fighters.ts'
import { fire, hastyFire, hastyOrdnance, ordnance } from './fire.ts'
import { forecast, measures } from './forecast.ts'
import { hastyPlot } from './hasty-plot.ts'
import { firstPlot, plot } from './plot.ts'
import { repair } from './repair.ts'

type Proposer = (view: View, me: Color, dice: Dice) => readonly Order[]
/** The proposals of the bot for each kind of call; the default order answers the others. */
const PROPOSERS: Readonly<Record<string, Proposer | undefined>> = {
  plot,
  launch,
  fly: moveGroups,
  flyAgain: moveAgain,
  ordnance,
  attack,
  fire,
  repair,
}
const HASTY: Readonly<Record<string, Proposer | undefined>> = { plot: hastyPlot, ordnance: hastyOrdnance, fire: hastyFire }
function answers(table: Readonly<Record<string, Proposer | undefined>>, view: View, dice: Dice): readonly Order[] {
  const asked = askedOf(view)
  if (!asked) return []
  const found = table[asked.call.kind]?.(view, asked.me, dice) ?? []
  return found.length > 0 ? found : [asked.question.defaultOrder(view, asked.me)]
}
/** Ships in a battle that is simulated before an answer. In larger ones the first proposal is the answer. */
const MOST_SEARCHED = 6
export const policy: BotPolicy<FullThrust> = {
  propose: (view, dice) => answers(PROPOSERS, view, dice).slice(0, present(view).length > MOST_SEARCHED ? 1 : undefined),
  hasty: (view, dice) => answers({ ...PROPOSERS, ...HASTY }, view, dice),
  first(view) {
    const asked = askedOf(view)
    return asked?.call.kind === 'plot' ? firstPlot(view, asked.me) : undefined
  },
  isIdle: (order) => order.order === 'pass' || (order.order === 'fire' && order.shots.length === 0),
  evaluate,
  shortcut: (state) => state,
  reason: () => null,
  forecast,
  measures,
}
export { scripts } from './scripts.ts'
