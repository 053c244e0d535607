// The simple players of Earth Expects. They plot by one idea; for everything else they give the first proposal.
import type { BotScript } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { askedOf, type EarthExpects } from '../game.ts'
import { cannotPlot, meansOf, straight } from '../movement/means.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enemiesOf } from '../table.ts'
import { placesFrom } from './places.ts'

/** A plot for every ship: the legal course with the highest worth by its distance from the nearest visible enemy. */
const plotting =
  (liking: (far: number) => number) =>
  (view: View, me: Color): Order => {
    const enemies = enemiesOf(view, me)
    const movers = commanded(view, me).filter(({ design }) => !design.base)
    const plots = movers.map((ship) => {
      const ways = placesFrom(meansOf(view, ship))
        .map(({ hex, path }) => ({
          plot: { path, glide: false },
          liked: liking(Math.min(99, ...enemies.map((enemy) => distance(hex, enemy.hex)))),
        }))
        .toSorted((a, b) => b.liked - a.liked)
      return [ship.id, ways.find(({ plot }) => !cannotPlot(view, ship, plot))?.plot ?? straight(view, ship)] as const
    })
    return { order: 'plot', ships: Object.fromEntries(plots) }
  }
const plotted = (id: string, idea: string, plot: (view: View, me: Color) => Order): BotScript<EarthExpects> => ({
  id,
  idea,
  order(view) {
    const asked = askedOf(view)
    return asked?.call.kind === 'plot' ? (asked.question.forcedOrder(view, asked.me) ?? plot(view, asked.me)) : undefined
  },
})
export const scripts: readonly BotScript<EarthExpects>[] = [
  plotted(
    'charge',
    'plots each ship as near to a visible enemy as it can',
    plotting((far) => -far),
  ),
  plotted(
    'run',
    'keeps as far away as it can',
    plotting((far) => far),
  ),
]
