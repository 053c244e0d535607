// A battle of Full Thrust between two captains, with fleets of the catalogue.
import { makeBot, playBout } from '@admiralty/bots'
import { type BattleReport, type BattleRequest, type Dice, die, isRefusal, pick, seededDice } from '@admiralty/kernel'
import type { CaptainsBattle } from '../../systems/campaign/test/abstract-losses.ts'
import { policy } from '../../systems/full-thrust/src/bots/policy.ts'
import { system } from '../../systems/full-thrust/src/game.ts'
import { tactics } from '../../systems/full-thrust/src/tactics/tactics.ts'

type Design = (typeof tactics.catalogue)[number]
type Condition = ReturnType<typeof tactics.pristine>
type Request = BattleRequest<Design, Condition>
type Side = Request['sides'][number]
type Report = BattleReport<Condition>

/** Points of the stronger fleet for a point of the weaker one. */
export const ODDS = [1, 1.5, 2] as const
/** Points of a fleet. */
const LEAST = 800
const MOST = 1600
/** A fleet may cost this much less than its budget, as a share. */
const SLACK = 0.03
const MOST_SHIPS = 24
const MOST_TURNS = 30
const MOST_CALLS = 4000
const NO_MARKS = { worse: [], weaponSupplyShort: false, outOfSupply: false }

const priceOf = (design: Design): number => tactics.facts(design).points.total
/** Ships that fight and may leave by FTL. */
const WARSHIPS = tactics.catalogue.filter((design) => tactics.facts(design).ftl && tactics.status(design, tactics.pristine(design)).armed)

/** Random warships of nearly this price. */
function fleetFor(budget: number, dice: Dice): readonly Design[] {
  for (;;) {
    const fleet: Design[] = []
    let left = budget
    for (let fits = WARSHIPS; fits.length > 0; fits = WARSHIPS.filter((design) => priceOf(design) <= left)) {
      const chosen = pick(dice, fits)
      if (priceOf(chosen) > left) continue
      fleet.push(chosen)
      left -= priceOf(chosen)
    }
    if (left <= budget * SLACK && fleet.length <= MOST_SHIPS) return fleet
  }
}
function sideOf(id: string, fleet: readonly Design[], from: 0 | 3): Side {
  const ships = fleet.map((design, index) => ({
    id: `${id}-${index + 1}`,
    name: design.name,
    design,
    condition: tactics.pristine(design),
    marks: NO_MARKS,
    excess: false,
  }))
  return { id, banner: id, ships, groups: [{ ships: ships.map((ship) => ship.id), from: [from], frozen: null }], leads: {} }
}
/** The share of its force that a side has lost: points of armed ships, by what is left of their hulls. */
function lostBy({ ships }: Side, report: Report): number {
  const found = new Map(report.ships.map((ship) => [ship.id, ship]))
  let [before, left] = [0, 0]
  for (const { id, design } of ships) {
    const price = priceOf(design)
    before += price
    const after = found.get(id)
    const status = after && tactics.status(design, after.condition)
    if (status?.armed) left += (price * (design.hull - status.hullLost)) / design.hull
  }
  return 1 - left / before
}
/** The end of a battle. Minor decisions are left to their rules. */
function played(request: Request, seed: number): Report {
  const start = tactics.start(request)
  if (isRefusal(start)) throw new Error(`the request is refused: ${start.reason}`)
  const bots = Object.fromEntries(Object.values(start.seats).map((seat) => [seat, makeBot(system, policy, 'captain')]))
  const { state } = playBout({
    system,
    start: { setup: system.schema.setup.parse(start.setup), position: system.schema.position.parse(start.position) },
    bots,
    seed,
    most: MOST_CALLS,
    unasked: (now, call, seat) =>
      system.automatic
        .filter(({ kind }) => kind === call.kind)
        .map(({ order }) => order(system.view(now, 'public'), call, seat))
        .find((order) => order !== undefined),
  })
  return tactics.report(request, state)
}
/** A battle of two captains; the seed gives fleets, bots and dice. */
export function captainsBattle(odds: (typeof ODDS)[number], seed: number): CaptainsBattle {
  const dice = seededDice(seed)
  const budget = LEAST + die(dice, Math.floor(MOST / odds) - LEAST + 1, 'budget') - 1
  const weak = sideOf('weak', fleetFor(budget, dice), 0)
  const strong = sideOf('strong', fleetFor(budget * odds, dice), 3)
  const report = played({ sides: [weak, strong], turnCap: MOST_TURNS }, seed)
  const holder = report.fieldHolder === 'weak' || report.fieldHolder === 'strong' ? report.fieldHolder : 'nobody'
  const names = ({ ships }: Side): readonly string[] => ships.map(({ name }) => name)
  return {
    odds,
    seed,
    holder,
    lost: { weak: lostBy(weak, report), strong: lostBy(strong, report) },
    fleets: { weak: names(weak), strong: names(strong) },
  }
}
