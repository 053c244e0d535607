// Answers in the weapons phase.
import { type Dice, die, isRefusal, likely, pick } from '@admiralty/kernel'
import type { FlightStep, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table, Torpedo, View } from '../state.ts'
import { flying, shipsOfSeat, torpedoesOf, torpedoesOfSeat, withTorpedo, working } from '../table.ts'
import { phaseQuestion } from '../turn/questions.ts'
import { blastHits } from './blasts.ts'
import { check } from './check-action.ts'
import type { BeamShot } from './layers.ts'
import { beamShot } from './targets.ts'
import { flown, launched } from './torpedoes.ts'

/** Every legal shot of a ship with all charges of the beam. */
export const shotsOf = (table: Table, ship: Ship): readonly BeamShot[] =>
  working(ship, 'beam')
    .filter(({ charge }) => charge > 0)
    .flatMap(({ index, charge }) =>
      [...flying(table), ...torpedoesOf(table)].flatMap(({ id }) => {
        const shot = beamShot(table, { ship: ship.id, beam: index, at: id, charges: charge, section: null })
        return isRefusal(shot) ? [] : [shot]
      }),
    )
/** Tubes of a ship that can launch now. Points against asteroids are not counted. */
export const tubesReady = (table: Table, ship: Ship): readonly number[] =>
  working(ship, 'tube').flatMap(({ index }) => (isRefusal(launched(table, { ship: ship.id, tube: index, dodge: 0 })) ? [] : [index]))

const able = (view: View, me: Color): readonly string[] => [
  ...shipsOfSeat(view, me).flatMap((ship) => (shotsOf(view, ship).length > 0 || tubesReady(view, ship).length > 0 ? [ship.id] : [])),
  ...torpedoesOfSeat(view, me).map(({ id }) => id),
]

/** A random path of up to four steps that ends at the first dice of asteroids. */
function randomPath(table: Table, torpedo: Torpedo, dice: Dice): readonly FlightStep[] {
  const path: FlightStep[] = []
  let now = torpedo
  for (let left = die(dice, 4, 'steps'); left > 0; left -= 1) {
    const dodge = likely(dice, 1, 6) ? die(dice, 6, 'points against asteroids') : 0
    const wanted = pick<FlightStep>(dice, [{ step: 'ahead', dodge }, { step: 'ahead', dodge: 0 }, { step: 'left' }, { step: 'right' }])
    const next = flown(withTorpedo(table, now), now, wanted)
    if (isRefusal(next)) continue
    path.push(wanted)
    now = next.torpedo
    if ((next.asteroids ?? 0) > 0) break
  }
  return path
}
type Action = OrderOf<'fire' | 'launch' | 'steer' | 'detonate' | 'disarm'>
function randomAct(view: View, me: Color, dice: Dice): Action | undefined {
  const ships = shipsOfSeat(view, me)
  const fires = ships
    .flatMap((ship) => shotsOf(view, ship))
    .map((shot) => (): Action => {
      const section = shot.sections.length > 0 && likely(dice, 1, 2) ? pick(dice, shot.sections) : null
      const at = shot.target.kind === 'ship' ? shot.target.ship.id : shot.target.torpedo.id
      return { order: 'fire', ship: shot.ship.id, beam: shot.beam.index, at, charges: die(dice, shot.beam.charge, 'charges'), section }
    })
  const launches = ships.flatMap((ship) =>
    tubesReady(view, ship).map((tube) => (): Action => ({ order: 'launch', ship: ship.id, tube, dodge: 0 })),
  )
  const torpedoes = torpedoesOfSeat(view, me).map((torpedo) => (): Action | undefined => {
    const enemy = blastHits(view, torpedo).some(({ target }) => target.kind === 'ship' && target.ship.side !== torpedo.side)
    if (enemy && likely(dice, 1, 2)) return { order: 'detonate', torpedo: torpedo.id, sections: {} }
    const path = randomPath(view, torpedo, dice)
    if (path.length > 0) return { order: 'steer', torpedo: torpedo.id, path }
    return likely(dice, 1, 4) ? { order: 'disarm', torpedo: torpedo.id } : { order: 'detonate', torpedo: torpedo.id, sections: {} }
  })
  const actions = [...fires, ...launches, ...torpedoes]
  return actions.length > 0 ? pick(dice, actions)() : undefined
}

export const weaponQuestions = {
  weapons: phaseQuestion<Action>({ phase: 'weapons', kinds: ['fire', 'launch', 'steer', 'detonate', 'disarm'], check, able, randomAct }),
}
