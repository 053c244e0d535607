// Open proposals about the clock: who has agreed, whose agreement is missing, and the player's answer. Loaded when there is one.
import type { Seat } from '@admiralty/kernel'
import { propose } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { useMatchAction } from '../parts/use-match-action.ts'
import { agreementText, proposalAnswer, proposalTitle } from './clock-requests.ts'
import { Proposal } from './proposal.tsx'

interface ClockProposalsProps {
  readonly match: MatchInfo
  /** Null for a viewer without a vote. */
  readonly as: Seat | null
  readonly proposals: StreamStatus['proposals']
}

export function ClockProposals({ match, as, proposals }: ClockProposalsProps) {
  return proposals.map((proposal) => <OneProposal key={`${proposal.kind} ${proposal.seat}`} match={match} as={as} proposal={proposal} />)
}

interface OneProposalProps extends Pick<ClockProposalsProps, 'match' | 'as'> {
  readonly proposal: StreamStatus['proposals'][number]
}
function OneProposal({ match, as, proposal }: OneProposalProps) {
  const { agree, missing } = proposal
  const answer = useMatchAction(match.id, (agrees: boolean) => propose(match.id, proposalAnswer(proposal, as ?? '', { agree: agrees })))
  const isMine = as !== null && agree.includes(as)
  const title = proposalTitle(proposal, match)
  return (
    <Proposal label={title} refused={answer.refused}>
      <h2>{title}?</h2>
      <p>{agreementText(proposal, match, as)}</p>
      {as !== null && (isMine || missing.includes(as)) && (
        <div className="row-of-btns">
          {!isMine && (
            <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(true)}>
              Agree
            </button>
          )}
          <button type="button" className="btn" disabled={answer.busy} onClick={() => answer.run(false)}>
            {isMine ? 'Withdraw' : 'Decline'}
          </button>
        </div>
      )}
    </Proposal>
  )
}
