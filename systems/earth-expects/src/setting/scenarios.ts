// The battles on offer as scenarios. battle.ts has their parts, ../battles the battles themselves.
import type { Choices, Refusal, Scenario, SeatInfo } from '@admiralty/kernel'
import { CHASES } from '../battles/chases.ts'
import { DUELS } from '../battles/duels.ts'
import { FLEETS } from '../battles/fleets.ts'
import { WORLDS } from '../battles/worlds.ts'
import type { Setup } from '../setup.ts'
import { type Battle, isOpen, setupFor } from './battle.ts'
import { OPTIONS, SWITCH_NAMES } from './options.ts'

type BattleScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }

const seats = ({ seats: sitting }: Pick<Setup, 'seats'>): readonly SeatInfo[] =>
  sitting.map(({ seat, side }) => ({ seat, side, kind: 'player' }))

const endingOf = ({ objectives }: Battle): readonly string[] =>
  objectives.flatMap((objective) => {
    if (objective.aim === 'broken')
      return [`When a side has lost ${objective.share}% of its ships by price, damage included, the side with the smaller loss wins.`]
    return objective.aim === 'losses'
      ? [`If nobody has won by the end of turn ${objective.turn}, the side with the smallest losses by price wins.`]
      : []
  })
const offered = (battle: Battle): BattleScenario => ({
  id: battle.id,
  title: battle.title,
  briefing: [battle.briefing, ...endingOf(battle)].join(' '),
  rule: 'EE-GEN-20',
  seats: seats({ seats: battle.seats }),
  options: [...(battle.buys ? ['budget', 'speed'] : isOpen(battle) ? ['fleets', 'budget', 'speed'] : []), ...SWITCH_NAMES],
  setup: (choices) => setupFor(battle, choices),
})
export const battles: readonly Battle[] = [...DUELS, ...CHASES, ...WORLDS, ...FLEETS]
export const scenarios: readonly BattleScenario[] = battles.map(offered)

/** The choices before a match, and its seats. */
export const setting = { options: OPTIONS, scenarios, seats }
