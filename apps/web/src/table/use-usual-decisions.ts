// The minor decisions that most players leave to fixed rules: the page of a seat's player switches them on once, when the match begins.
import type { Call, RuleSystem, Viewer } from '@admiralty/kernel'
import { useEffect, useEffectEvent } from 'react'
import type { MatchInfo } from '../api/types.ts'
import { useMatchAction } from '../parts/use-match-action.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { automate } from '../proof/signed-requests.ts'

interface UsualFacts {
  readonly match: Pick<MatchInfo, 'seats'>
  readonly viewer: Viewer
  readonly system: Pick<RuleSystem, 'automatic'>
  /** The turn of the view. In turn 2 and later the player is taken to have chosen. */
  readonly turn: number
}
interface UsualInput extends UsualFacts {
  readonly match: MatchInfo
  readonly last: SeenEntry
  /** The open call that the viewer has not answered; undefined for none. The server accepts no change while an order is sealed. */
  readonly call: Call | undefined
}

/** The keys that a seat still has to switch on; empty if the player has changed the decisions before. */
export function usualDecisions({ match, viewer, system, turn }: UsualFacts): readonly string[] {
  const info = match.seats.find(({ seat }) => seat === viewer)
  const isNew = info?.holder === 'me' && info.automatic.change === 0 && turn <= 1
  return isNew ? system.automatic.flatMap(({ key, usual }) => (usual === true ? [key] : [])) : []
}

/** Switches them on. Returns whether that is done, or not needed, or refused: until then no order should be sent. */
export function useUsualDecisions(input: UsualInput): boolean {
  const { match, viewer, last, call } = input
  const usual = usualDecisions(input)
  const change = useMatchAction(match.id, (keys: readonly string[]) => automate({ match, seat: viewer, last }, keys, 1))
  const due = call !== undefined && usual.length > 0
  const switchOn = useEffectEvent(() => {
    if (due && !change.busy) change.run(usual)
  })
  useEffect(() => switchOn(), [due, call?.id])
  return usual.length === 0 || change.refused !== null
}
