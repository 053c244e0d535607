// Switches for the minor decisions that the player leaves to fixed rules. Everybody sees which are on.
import type { RuleSystem } from '@admiralty/kernel'
import { automate } from '../api/social.ts'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import type { SeenEntry } from '../proof/keys.ts'
import { useMatchAction } from '../social/use-match-action.ts'

interface AutomaticDecisionsProps {
  readonly match: MatchInfo
  readonly info: SeatStatus
  readonly known: RuleSystem['automatic']
  readonly last: SeenEntry
}

export function AutomaticDecisions({ match, info: { seat, automatic }, known, last }: AutomaticDecisionsProps) {
  const { decisions, changes } = automatic
  const change = useMatchAction(match.id, (next: readonly string[]) => automate({ match, seat, last }, next, changes + 1))
  return (
    <>
      {known.map(({ key, label }) => {
        const isOn = decisions.includes(key)
        return (
          <label key={key} className="auto">
            <input
              type="checkbox"
              checked={isOn}
              disabled={change.busy}
              onChange={() => change.run(isOn ? decisions.filter((one) => one !== key) : [...decisions, key])}
            />
            <span>{label}</span>
          </label>
        )
      })}
      {change.refused && <RefusalNote refused={change.refused} />}
    </>
  )
}
