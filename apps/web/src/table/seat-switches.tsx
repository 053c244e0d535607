// Switches of the player's seat: forced orders, and the minor decisions that it leaves to fixed rules. Everybody sees which of those are on.
import type { RuleSystem } from '@admiralty/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setAutomatic } from '../api/queries.ts'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { automate } from '../proof/signed-requests.ts'
import { automaticWords } from './automatic-words.ts'

interface SeatSwitchesProps {
  readonly match: MatchInfo
  readonly info: SeatStatus
  readonly automatic: RuleSystem['automatic']
  readonly last: SeenEntry
}

// A box that was disabled while it is saved would lose the focus of the keyboard.
export function SeatSwitches({ match, info, automatic, last }: SeatSwitchesProps) {
  const { seat } = info
  const { decisions, change: latest } = info.automatic
  const change = useMatchAction(match.id, (next: readonly string[]) => automate({ match, seat, last }, next, latest + 1))
  return (
    <>
      <AutoSwitch match={match} info={info} />
      {automatic.length > 0 && (
        <details className="auto-list">
          <summary>{automaticWords(decisions.length)}</summary>
          {automatic.map(({ key, label }) => {
            const isOn = decisions.includes(key)
            return (
              <label key={key} className="auto">
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={() => change.busy || change.run(isOn ? decisions.filter((one) => one !== key) : [...decisions, key])}
                />
                <span>{label}</span>
              </label>
            )
          })}
        </details>
      )}
      {change.refused && <RefusalNote refused={change.refused} />}
    </>
  )
}

/** Switches automatic answers on or off. */
function AutoSwitch({ match, info }: { readonly match: MatchInfo; readonly info: SeatStatus }) {
  const queries = useQueryClient()
  const set = useMutation({
    mutationFn: (auto: boolean) => setAutomatic(match.id, info.seat, { auto }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['match', match.id] }),
  })
  return (
    <label className="auto">
      <input
        type="checkbox"
        checked={set.isPending ? set.variables : info.auto}
        onChange={(event) => set.isPending || set.mutate(event.target.checked)}
      />
      <span>Answer for me when there is only one choice, after a short pause</span>
    </label>
  )
}
