// A note for a player whose device does not have the key of the seat.
import type { Viewer } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { useContradictions } from './recorder.ts'
import { setNewKey } from './signed-requests.ts'
import { hasKey } from './signing.ts'
import './at-table.css'

interface KeyNoticeProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
}

export function KeyNotice({ match, viewer }: KeyNoticeProps) {
  const { data: isKnown = true } = useQuery({
    queryKey: ['seat-key', match.id, viewer, match.keys?.seats[viewer] ?? ''],
    queryFn: () => hasKey({ match, seat: viewer }),
    enabled: match.mine.includes(viewer),
  })
  const renew = useMatchAction(match.id, () => setNewKey({ match, seat: viewer }))
  // A replaced key is no lost key: the warning of the match says what is wrong.
  const isReplaced = useContradictions(match.id).length > 0
  if (isKnown || isReplaced) return null
  return (
    <section className="key-notice" aria-label="The key of your seat">
      <h2>This browser cannot sign your orders</h2>
      <p>
        Orders of {seatName(viewer)} are signed with a key that this browser does not have. It is on the device where you joined, or it was
        deleted with the data of this browser. If the log shows a new key that you did not make, somebody else has taken your seat.
      </p>
      <p>
        To play on here, open the copy of your keys on <Link to="/me">your page</Link>, or a personal link from the other device. Or sign
        with a new key: the log then shows everybody that {seatName(viewer)} has a new key, and your other device can no longer sign here.
      </p>
      <button type="button" className="btn" disabled={renew.busy} onClick={() => renew.run(undefined)}>
        Sign with a new key
      </button>
      {renew.refused && <RefusalNote refused={renew.refused} />}
    </section>
  )
}
