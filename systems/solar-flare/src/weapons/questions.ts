// Answers in the weapons phase.
import { type Dice, die, isRefusal, likely, pick, type Refusal, refuse } from '@admiralty/kernel'
import type { FlightStep, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table, Torpedo, View } from '../state.ts'
import { flying, shipsOfSeat, steererOf, torpedoesOf, torpedoesOfSeat, withTorpedo, working } from '../table.ts'
import { ownShip, phaseQuestion } from '../turn/questions.ts'
import { type BeamShot, beamShot, blastHits } from './targets.ts'
import { flightOf, flown, launched } from './torpedoes.ts'

function ownTorpedo(view: View, me: Color, id: string): Torpedo | Refusal {
  const torpedo = view.torpedoes[id]
  if (!torpedo) return refuse('SF-TOR-11', `there is no torpedo ${id}`)
  return steererOf(view, torpedo) === me ? torpedo : refuse('SF-TOR-11', `another player steers the torpedo ${id}`)
}
/** SF-HIT-02: each chosen section must be one that the blast may hit. */
function checkSections(view: View, torpedo: Torpedo, sections: OrderOf<'detonate'>['sections']): Refusal | undefined {
  const hits = blastHits(view, torpedo)
  const wrong = Object.entries(sections).find(
    ([id, section]) => !hits.find((hit) => hit.id === id)?.sections.some((possible) => possible === section),
  )
  return wrong && refuse('SF-HIT-02', `the blast does not hit section ${wrong[1]} of ${wrong[0]}`)
}
const refusalOf = (value: object): Refusal | 'legal' => (isRefusal(value) ? value : 'legal')

function check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined {
  switch (order.order) {
    case 'fire': {
      const ship = ownShip(view, me, order.ship)
      return isRefusal(ship) ? ship : refusalOf(beamShot(view, order))
    }
    case 'launch': {
      const ship = ownShip(view, me, order.ship)
      return isRefusal(ship) ? ship : refusalOf(launched(view, order))
    }
    case 'steer': {
      const torpedo = ownTorpedo(view, me, order.torpedo)
      return isRefusal(torpedo) ? torpedo : refusalOf(flightOf(view, torpedo, order.path))
    }
    case 'detonate': {
      const torpedo = ownTorpedo(view, me, order.torpedo)
      return isRefusal(torpedo) ? torpedo : (checkSections(view, torpedo, order.sections) ?? 'legal')
    }
    case 'disarm':
      return refusalOf(ownTorpedo(view, me, order.torpedo))
    default:
      return undefined
  }
}

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
