// Losses of abstract battles beside those of battles that captains have fought. `npm run bench -- captains` records them.
import { seededDice } from '@admiralty/kernel'
import { type AbstractBattle, fightAbstractly, presentForce } from '../src/battles/abstract.ts'
import { fleetOf } from '../src/battles/fleet-for-tests.ts'
import { game } from './battle-game.ts'

/** A battle of two captains: the shares of force that both have lost, by what is left of the hulls of armed ships. */
export interface CaptainsBattle {
  /** Points of the stronger fleet for a point of the weaker one. */
  readonly odds: number
  readonly seed: number
  /** The side that held the field. */
  readonly holder: 'weak' | 'strong' | 'nobody'
  readonly lost: Losses
  /** The names of the designs. */
  readonly fleets: { readonly weak: readonly string[]; readonly strong: readonly string[] }
}
interface Losses {
  readonly weak: number
  readonly strong: number
}
const DIGITS = 3
/** A battle as a line: '1.5 17 strong 0.987 0.372 Lancer,Tern Petrel,Osprey'. */
export const lineOf = ({ odds, seed, holder, lost, fleets }: CaptainsBattle): string =>
  [odds, seed, holder, lost.weak.toFixed(DIGITS), lost.strong.toFixed(DIGITS), fleets.weak.join(), fleets.strong.join()].join(' ')
/** Reads a line of `lineOf`. */
export function battleIn(line: string): CaptainsBattle {
  const [odds, seed, holder, weak, strong, weaker = '', stronger = ''] = line.split(' ')
  return {
    odds: Number(odds),
    seed: Number(seed),
    holder: holder === 'weak' || holder === 'strong' ? holder : 'nobody',
    lost: { weak: Number(weak), strong: Number(strong) },
    fleets: { weak: weaker.split(','), strong: stronger.split(',') },
  }
}
/** The number of times that each battle is fought by the abstract method, so that its means depend little on the dice. */
const TIMES = 8
/** The same fleets in abstract battles, several times each. */
export const abstractBattles = (
  battles: readonly CaptainsBattle[],
  forceForHit: number,
): readonly Pick<CaptainsBattle, 'holder' | 'lost'>[] =>
  Array.from({ length: TIMES }, (_, time) => battles.map((battle) => abstractly(battle, battle.seed * TIMES + time, forceForHit))).flat()
/** The same fleets in an abstract battle in which nobody leaves, as captains fight. */
function abstractly({ fleets }: CaptainsBattle, seed: number, forceForHit: number): Pick<CaptainsBattle, 'holder' | 'lost'> {
  const sides: AbstractBattle['sides'] = [fleetOf('red', fleets.weak), fleetOf('blue', fleets.strong)]
  const { ships, holding } = fightAbstractly({ game, sides, areEnemies: () => true, dice: seededDice(seed), forceForHit })
  const lostOf = (index: number): number => {
    const before = sides[index]
    const left = before?.ships.map((ship) => ({
      ...ship,
      condition: ships.find(({ seat, id }) => seat === before.seat && id === ship.id)?.condition,
    }))
    return 1 - presentForce(game, left ?? []) / presentForce(game, before?.ships ?? [])
  }
  const holder = holding.length === 1 ? (holding[0] === 'red' ? 'weak' : 'strong') : 'nobody'
  return { holder, lost: { weak: lostOf(0), strong: lostOf(1) } }
}
/** Mean losses of winners and losers. Who holds the field has won; if nobody does, who has lost less. */
export function meanLosses(battles: readonly Pick<CaptainsBattle, 'holder' | 'lost'>[]): {
  readonly winner: number
  readonly loser: number
} {
  let [winner, loser] = [0, 0]
  for (const { holder, lost } of battles) {
    const weakWins = holder === 'nobody' ? lost.weak < lost.strong : holder === 'weak'
    winner += weakWins ? lost.weak : lost.strong
    loser += weakWins ? lost.strong : lost.weak
  }
  return { winner: winner / battles.length, loser: loser / battles.length }
}
