// The scenario of the draft for two to eight empires, and its options.
import {
  type Choices,
  judgedBy,
  list,
  type Option,
  onceForAll,
  type Refusal,
  refuse,
  type Scenario,
  type SeatInfo,
  UMPIRE,
} from '@admiralty/kernel'
import { SEATS } from '../shapes.ts'
import { type Setup, setupSchema } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { SETTING_OPTIONS, settingsOf, wrongChoice } from './settings.ts'

const LEAST = 2
/** The part that is played: the whole campaign, or its draft alone. */
type Kind = 'campaign' | 'draft'
const KINDS: readonly Kind[] = ['campaign', 'draft']
/** The scenario of so many empires: 'draft-6'. */
const scenarioId = (kind: Kind, count: number): string => `${kind}-${count}`
/** Whether weeks follow the draft. */
export const hasWeeks = ({ scenario }: Pick<Setup, 'scenario'>): boolean => scenario.startsWith('campaign')
const COUNTS = SEATS.slice(LEAST - 1).map((_, index) => index + LEAST)

/** CR-X.4: every empire is a side of its own. */
function seatsFor({ scenario, seats }: Pick<Setup, 'scenario' | 'seats'>): readonly SeatInfo[] {
  const players = seats.map(({ seat }): SeatInfo => ({ seat, side: seat, kind: 'player' }))
  return hasWeeks({ scenario }) ? [...players, { seat: UMPIRE, side: UMPIRE, kind: 'umpire' }] : players
}
const plansFor = (count: number): Setup['seats'] => SEATS.slice(0, count).map((seat) => ({ seat }))

/** CR-14.1: the battle game. It is the first option, so that players see what their ships fight with. */
const battleOption = ({ id, title }: BattleGame): Option => ({
  name: 'battle',
  title: 'Battle game',
  rule: 'CR-14.1',
  default: id,
  values: [id],
  labels: { [id]: title },
  explains: { [id]: 'ships and battles; only designs that pass its check are offered (CR-16.2a)' },
  onlyWith: null,
})

/** Why a setup is not one of a scenario. */
function setupFault({ id }: BattleGame, { scenario, battle, seats }: Setup): Refusal | undefined {
  if (battle !== id) return refuse('CR-14.1', `this campaign is fought with ${id}, not with ${battle}`)
  const count = COUNTS.find((one) => KINDS.some((kind) => scenarioId(kind, one) === scenario))
  if (count === undefined) return refuse('CR-O.7', `no scenario is called ${scenario}`)
  const [is, must] = [seats, plansFor(count)].map((places) => list(places.map(({ seat }) => seat)))
  return is === must ? undefined : refuse('CR-O.7', `the seats of ${scenario} must be ${must}, not ${is}`)
}

const TITLES: Readonly<Record<Kind, (count: number) => Pick<Scenario, 'title' | 'briefing' | 'rule'>>> = {
  campaign: (count) => ({
    title: `${count} empires`,
    briefing:
      'Worlds are drafted and fleets are bought. Then empires trade, build and fight week by week. Battles are reckoned by the abstract method. Not yet played: raids, attacks on worlds of empires, prizes and refits.',
    rule: 'CR-O.9',
  }),
  draft: (count) => ({
    title: `The draft: ${count} empires`,
    briefing: 'Worlds are claimed with cards, and the first fleets are bought.',
    rule: 'CR-O.7',
  }),
}

type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
/** Scenarios, options and seats of a campaign that is fought with a battle game. */
export function settingOf(game: BattleGame) {
  const battle = battleOption(game)
  const options = [battle, ...SETTING_OPTIONS]
  const setupOf = (kind: Kind, count: number, choices: Choices): Setup | Refusal => {
    if (choices.battle !== undefined && choices.battle !== game.id)
      return refuse('CR-14.1', `this campaign is fought with ${game.id}, not with ${String(choices.battle)}`)
    const wrong = wrongChoice(choices)
    return wrong ?? { scenario: scenarioId(kind, count), battle: game.id, seats: plansFor(count), settings: settingsOf(choices) }
  }
  const scenarioOf = (kind: Kind, count: number): SetupScenario => {
    const id = scenarioId(kind, count)
    return {
      id,
      ...TITLES[kind](count),
      seats: seatsFor({ scenario: id, seats: plansFor(count) }),
      options: options.map(({ name }) => name).filter((name) => kind === 'campaign' || name !== 'weeks'),
      setup: (choices) => setupOf(kind, count, choices),
    }
  }
  const scenarios = KINDS.flatMap((kind) => COUNTS.map((count) => scenarioOf(kind, count)))
  const wholeSetupSchema = judgedBy(setupSchema, (setup) => setupFault(game, setup))
  return { options, scenarios, seats: onceForAll(seatsFor), wholeSetupSchema }
}
