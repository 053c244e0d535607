// A new match for a design: the player takes the seat the design is meant for, and the computer takes the others.
import type { DesignerUi } from '@admiralty/game-ui'
import type { RuleSystem } from '@admiralty/kernel'
import type { NewMatchRequest } from '../api/types.ts'

export function matchForDesign(system: RuleSystem, designerUi: DesignerUi, terms: unknown, value: string): NewMatchRequest {
  const { scenario, options, seat: mine } = designerUi.battleFor(terms)
  const players = system.scenarios.find(({ id }) => id === scenario)?.seats.filter(({ kind }) => kind === 'player') ?? []
  const seats = Object.fromEntries(players.map(({ seat }) => [seat, seat === mine ? ('me' as const) : ('bot:ensign' as const)]))
  return { system: system.id, scenario, options, seats, value }
}
