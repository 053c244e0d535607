// What may be answered in the Movement step: plots, for all of a seat's ships in one go.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { commanded, firstRefusal, notMine, refuse } from '../ask.ts'
import type { Question, QuestionsOf } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Plot, Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { fly, lettersFrom } from './flight.ts'
import { cannotPlot, mayDrift, meansOf, straight } from './means.ts'

function somePlot(view: View, ship: Ship, dice: Dice): Plot {
  if (ship.design.base) return { path: '', glide: false }
  if (mayDrift(view, ship))
    return pick(dice, [
      { path: '', glide: true },
      { path: 'L', glide: false },
      { path: 'R', glide: false },
      { path: '', glide: false },
    ])
  const means = meansOf(view, ship)
  for (let tries = 0; tries < 4; tries += 1) {
    let path = ''
    while (fly(means, path).used < means.speed) {
      const letters = lettersFrom(means, path)
      path += likely(dice, 3, 5) ? 'F' : pick(dice, letters)
    }
    if (means.speed === 0 && likely(dice, 1, 2)) path = pick(dice, ['', ...lettersFrom(means, '')])
    const deadly = fly(means, path)
      .path.slice(1)
      .some((hex) => isTerrain(view, hex, 'interior', 'surface', 'cinematic'))
    if (!cannotPlot(view, ship, { path, glide: false }) && (!deadly || die(dice, 10, 'a rash captain') === 1)) return { path, glide: false }
  }
  return straight(view, ship)
}

const plot: Question<OrderOf<'plot'>> = {
  offer: (view, me) => ({ kind: 'plot', orders: ['plot'], of: commanded(view, me).map(({ id }) => id) }),
  check(view, me, order) {
    if (order.order !== 'plot') return refuse('EE-MOV-09', 'plot a course for your ships')
    return (
      notMine(view, me, Object.keys(order.ships)) ??
      firstRefusal(Object.entries(order.ships), ([id, plotted]) => cannotPlot(view, shipOf(view, id), plotted))
    )
  },
  only: (view, seat) =>
    view.secret[seat] && commanded(view, seat).every(({ design }) => design.base) ? { order: 'plot', ships: {} } : undefined,
  sample: (view, me, dice) => ({
    order: 'plot',
    ships: Object.fromEntries(commanded(view, me).map((ship) => [ship.id, somePlot(view, ship, dice)])),
  }),
  /** A ship that is left out goes straight on. */
  standing: () => ({ order: 'plot', ships: {} }),
}

export const movementQuestions: QuestionsOf<'plot'> = { plot }
