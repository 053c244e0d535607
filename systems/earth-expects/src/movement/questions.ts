// The question of the Movement step: the plots of a seat's ships.

import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { ahead, distance } from '@admiralty/space'
import { byShip, commanded, judgeShips } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Plot, Ship, View } from '../state.ts'
import { enemiesOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { darken } from './darken-question.ts'
import { flightAlong, lettersFrom } from './flight.ts'
import { cannotPlot, mayDrift, meansOf, straight } from './means.ts'

function someCourse(view: View, ship: Ship, dice: Dice): Plot {
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
    for (let used = 0; used < means.speed; used += 'FX'.includes(path.slice(-1)) ? 1 : 0)
      path += likely(dice, 3, 5) ? 'F' : pick(dice, lettersFrom(means, path))
    if (means.speed === 0 && likely(dice, 1, 2)) path = pick(dice, ['', ...lettersFrom(means, '')])
    const deadly = flightAlong(means, path)
      .path.slice(1)
      .some((hex) => isTerrain(view, hex, 'interior', 'surface', 'cinematic'))
    if (!cannotPlot(view, ship, { path, glide: false }) && (!deadly || die(dice, 10, 'a rash captain') === 1)) return { path, glide: false }
  }
  return straight(view, ship)
}

/** EE-IMP-01: with the option, illegal plots are allowed. */
const anyPlot = (dice: Dice): Plot => ({
  path: Array.from({ length: die(dice, 8, 'a rash plot') }, () => pick(dice, [...'FFFLRlrX'])).join(''),
  glide: likely(dice, 1, 8),
})
/** The best of several random courses towards an enemy, since purely random ships rarely meet. */
function someChase(view: View, ship: Ship, dice: Dice, after: Ship): Plot {
  const means = meansOf(view, ship)
  const away = ({ path }: Plot): number => {
    const { path: hexes, facing } = flightAlong(means, path)
    const end = hexes.at(-1) ?? ship.hex
    return distance(end, after.hex) + distance(ahead(end, facing), after.hex)
  }
  const drawn = Array.from({ length: 4 }, () => someCourse(view, ship, dice)).map((plot) => ({ plot, far: away(plot) }))
  return drawn.reduce((best, one) => (one.far < best.far ? one : best)).plot
}
function somePlot(view: View, ship: Ship, dice: Dice): Plot {
  if (view.setup.options.adjudicated && likely(dice, 1, 4)) return anyPlot(dice)
  const enemies = enemiesOf(view, ship.seat)
  return enemies.length > 0 && likely(dice, 3, 4) ? someChase(view, ship, dice, pick(dice, enemies)) : someCourse(view, ship, dice)
}

/** Whether the ship has another course than straight ahead. */
function canChoose(view: View, ship: Ship): boolean {
  if (ship.design.base) return false
  if (view.setup.options.adjudicated || mayDrift(view, ship)) return true
  const { speed, manoeuvre } = meansOf(view, ship)
  return speed === 0 || manoeuvre > 0
}

const STRAIGHT: OrderOf<'plot'> = { order: 'plot', ships: {} }
const plot = callRules('plot', ['plot'], {
  wants: ['EE-MOV-09', 'give plots for your ships'],
  of: (view, me) => commanded(view, me).map(({ id }) => id),
  check: (view, me, { ships }) => judgeShips(view, me, ships, view.setup.options.adjudicated ? () => undefined : cannotPlot),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => canChoose(known, ship)), STRAIGHT),
  others: ['EE-MOV-09', 'none of your ships has another course than straight ahead: give no plot'],
  randomOrder: (view, me, dice) => ({
    order: 'plot',
    ships: byShip(commanded(view, me), (ship) => somePlot(view, ship, dice)),
  }),
  /** A ship without a plot moves straight ahead. */
  defaultOrder: () => STRAIGHT,
})

export const movementQuestions = { plot, darken }
