// Why a press on a squad does nothing.
import type { SceneMoment } from '@admiralty/game-ui'
import type { Refusal } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import type { Skirmish } from '../src/chapter.ts'
import { type Draft, squadName } from '../src/dialogs.ts'
import { askedOf } from '../src/game.ts'
import { isStanding, sideOf, squadsOf } from '../src/lookup.ts'
import { hexOf } from './chart.ts'

/** `GameUi.refusalAt` of this game. */
export function refusalAt({ view }: SceneMoment<Skirmish, Draft>, [q, r]: Hex): Refusal | null {
  const asked = askedOf(view)
  if (asked?.call.kind !== 'plan') return null
  const squad = squadsOf(view).find(({ seat }) => hexOf(view, seat)[0] === q && hexOf(view, seat)[1] === r)
  if (!squad) return null
  const name = squadName(squad.seat)
  if (squad.side === sideOf(view, asked.me)) return { rule: 'SK-PLN-02', reason: `${name} is on your side: aim at an enemy` }
  return isStanding(squad) ? null : { rule: 'SK-PLN-02', reason: `${name} has no strength left` }
}
