// The battles of the newer games that pages show.
import { makeBot } from '@admiralty/bots'
import { type BotPolicy, type RuleSystem, type SystemTypes, seededDice } from '@admiralty/kernel'
import { system as fullThrust } from '@admiralty/systems/full-thrust'
import { policy as fullThrustPolicy } from '@admiralty/systems/full-thrust/bots'
import { system as gravityWell } from '@admiralty/systems/gravity-well'
import { policy as gravityWellPolicy } from '@admiralty/systems/gravity-well/bots'
import { system as solarFlare } from '@admiralty/systems/solar-flare'
import { policy as solarFlarePolicy } from '@admiralty/systems/solar-flare/bots'
import type { Client } from '../../apps/server/test/client.ts'
import { drive } from '../shared/drive.ts'

export const SEATS = ['yellow', 'blue']

export type Holders = Readonly<Record<string, 'me' | 'bot:ensign' | 'invite'>>

export const openMatch = (client: Client, title: string, seats: Holders): Promise<string> =>
  client.open({ system: 'easystar', scenario: 'battle', options: { budget: 500 }, seats, value: 'luck', title })

export const TRIES = 60

/** A match that bots play until the first seat has its third question of this kind. */
async function battleOf<T extends SystemTypes>(
  client: Client,
  { rules, bots, scenario, seats, kind, title }: BattleRequest<T>,
): Promise<string> {
  const bot = makeBot(rules, bots, 'ensign')
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const held: Holders = Object.fromEntries(seats.map((seat) => [seat, 'me' as const]))
    const match = await client.open({ system: rules.id, scenario, seats: held, value: 'luck', title })
    const dice = seededDice(seed)
    const asked = new Set<string>()
    const found = await drive<T['view']>({
      client,
      match,
      seats,
      choose: (view, _, call) => bot(view, call, dice).order,
      stop: (_, seat, call) => seat === seats[0] && call.kind === kind && asked.add(call.id).size > 2,
    })
    if (found) return `table/${match}?as=${found.seat}`
  }
  throw new Error(`no third question '${kind}' in ${TRIES} battles of ${rules.id}`)
}

interface BattleRequest<T extends SystemTypes> {
  readonly rules: RuleSystem<T>
  readonly bots: BotPolicy<T>
  readonly scenario: string
  readonly seats: readonly string[]
  readonly kind: string
  readonly title: string
}

export const NEWER = {
  'solar-flare': (client: Client) =>
    battleOf(client, {
      rules: solarFlare,
      bots: solarFlarePolicy,
      scenario: 'duel',
      seats: ['red', 'blue'],
      kind: 'weapons',
      title: 'Beyond the nebula',
    }),
  'gravity-well': (client: Client) =>
    battleOf(client, {
      rules: gravityWell,
      bots: gravityWellPolicy,
      scenario: 'fast',
      seats: SEATS,
      kind: 'thrust',
      title: 'Low orbit',
    }),
  'full-thrust': (client: Client) =>
    battleOf(client, {
      rules: fullThrust,
      bots: fullThrustPolicy,
      scenario: 'carriers',
      seats: ['red', 'blue'],
      kind: 'plot',
      title: 'Two squadrons',
    }),
} as const
