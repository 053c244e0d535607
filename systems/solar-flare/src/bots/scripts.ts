// The simple players of Solar Flare. They choose ships or move by one idea; for everything else they give the first proposal.
import type { BotScript } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { readyShip } from '../design/ready.ts'
import { askedOf, type SolarFlare } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { flying, placeOf, shipsOfSeat } from '../table.ts'
import { type Reached, reachable } from './move.ts'
import { pressure } from './pressure.ts'

type Answer = (view: View, me: Color) => Order | undefined
const answering = (id: string, idea: string, answers: Readonly<Record<string, Answer | undefined>>): BotScript<SolarFlare> => ({
  id,
  idea,
  order(view) {
    const asked = askedOf(view)
    return asked && answers[asked.call.kind]?.(view, asked.me)
  },
})
const END: Order = { order: 'end', all: false }
/** The ready-made ship that wins most battles between captains. */
const STRONGEST = 'rampart'
function onlyTheStrongest(view: View, me: Color): Order | undefined {
  const ready = readyShip(STRONGEST)
  const ships = placeOf(view, me).ships
  return ready && { order: 'ships', ships: Array.from({ length: ships }, () => ({ base: ready.id, design: ready.design })) }
}
/** The move of a ship to the pose that an idea likes best; the end of the phase if it is there. */
const moving =
  (liking: (reached: Reached, enemies: readonly Ship[]) => number): Answer =>
  (view, me) => {
    for (const ship of shipsOfSeat(view, me)) {
      const enemies = flying(view).filter((other) => other.side !== ship.side)
      const [best] = reachable(view, ship)
        .map((reached) => ({ steps: reached.steps, liked: liking(reached, enemies) }))
        .toSorted((a, b) => b.liked - a.liked)
      if (best && best.steps.length > 0) return { order: 'move', ship: ship.id, steps: best.steps }
    }
    return END
  }
const gap = ({ ship }: Reached, enemies: readonly Ship[]): number => Math.min(99, ...enemies.map(({ hex }) => distance(hex, ship.hex)))
const fire = ({ ship }: Reached, enemies: readonly Ship[]): number => Math.max(0, ...enemies.map((enemy) => pressure(ship, ship, enemy)))

export const scripts: readonly BotScript<SolarFlare>[] = [
  answering('one-ship', 'takes nothing but the strongest ready-made ship', { ships: onlyTheStrongest }),
  answering('sit-and-shoot', 'never moves and shoots', { movement: () => END }),
  answering('charge', 'closes in, guns ahead', {
    movement: moving((reached, enemies) => -10 * Math.max(1, gap(reached, enemies)) + fire(reached, enemies)),
  }),
  answering('run', 'keeps as far away as it can', {
    movement: moving((reached, enemies) => gap(reached, enemies) - reached.steps.length / 100),
  }),
]
