// The page of an invitation: who invites to which game, and a button to join; or a seat that somebody has held and that passes on.
import type { Seat } from '@admiralty/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { isProblem } from '../api/client.ts'
import { gamesQuery, invitationQuery } from '../api/queries.ts'
import type { GameDescription, Invitation } from '../api/types.ts'
import { TermsList } from '../clock/terms-list.tsx'
import { CoverArt } from '../parts/cover.tsx'
import { SeatChip, seatName } from '../parts/seat.tsx'
import { acceptInvitation } from '../proof/signed-requests.ts'
import { ErrorNote, LoadingNote, Missing } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { OfferClosed, OfferedSeatCard } from './offered-seat.tsx'
import './invite.css'

/** How often the page of somebody who waits for a seat asks whether it has passed on. */
const WAITING_MS = 5_000

/** The invitation has been used, or its seat is taken. */
const isUsed = (error: unknown): boolean => isProblem(error) && (error.status === 410 || error.status === 409)

export function InvitePage() {
  const { token } = useParams({ from: '/invite/$token' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const games = useQuery(gamesQuery)
  const {
    data: invitation,
    error,
    refetch,
  } = useQuery({
    ...invitationQuery(token),
    refetchInterval: ({ state }) => (state.data?.offered?.stage === 'waiting' ? WAITING_MS : false),
  })
  const gameOf = ({ system }: Invitation) => games.data?.find(({ about }) => about.id === system)
  const join = useMutation({
    mutationFn: (seat: Seat) => acceptInvitation(token, seat),
    onSuccess: async ({ match }) => {
      await queries.invalidateQueries()
      await navigate({ to: '/table/$id', params: { id: match }, replace: true })
    },
  })
  const failure = join.error ?? error
  if (isUsed(failure)) return <Used />
  if (isProblem(error) && error.status === 404 && invitation?.offered) return <OfferClosed offered={invitation.offered} />
  if (error)
    return (
      <Page title="Invitation">
        {isProblem(error) && error.status === 404 ? <Unknown /> : <ErrorNote error={error} retry={() => void refetch()} />}
      </Page>
    )
  return (
    <Page title="Invitation">
      {invitation?.offered ? (
        <OfferedSeatCard token={token} invitation={invitation} offered={invitation.offered} game={gameOf(invitation)} />
      ) : invitation ? (
        <InvitationCard
          invitation={invitation}
          game={gameOf(invitation)}
          busy={join.isPending}
          error={join.error}
          onJoin={() => join.mutate(invitation.seat)}
        />
      ) : (
        <LoadingNote what="Loading the invitation…" />
      )}
    </Page>
  )
}

interface InvitationCardProps {
  readonly invitation: Invitation
  /** Undefined until the games are loaded. */
  readonly game: GameDescription | undefined
  readonly busy: boolean
  readonly error: Error | null
  onJoin(): void
}
function InvitationCard({ invitation, game, busy, error, onJoin }: InvitationCardProps) {
  return (
    <section className="invitation">
      <CoverArt system={invitation.system} />
      <div>
        <p className="dim">Invitation</p>
        <h1 className="big">{invitation.title}</h1>
        <p>
          <b>{invitation.from}</b> invites you to a game of {game?.about.title ?? invitation.system}
          {game ? `: ${game.about.line.charAt(0).toLowerCase()}${game.about.line.slice(1)}` : '.'}
        </p>
        <p>
          You play{' '}
          <SeatChip seat={invitation.seat} seats={[invitation.seat]}>
            <b>{seatName(invitation.seat)}</b>
          </SeatChip>
          . The link works once, and your seat is tied to this browser.
        </p>
        <TermsList terms={invitation} />
        <div className="alts">
          <button type="button" className="btn go" disabled={busy} onClick={onJoin}>
            Join
          </button>
          <Link to="/" className="btn">
            Not now
          </Link>
        </div>
        {error && <p className="bad">{error.message}</p>}
      </div>
    </section>
  )
}

const Used = () => (
  <Page title="Invitation used">
    <Missing
      title="This invitation has been used"
      text="Each invitation works for one person, and somebody has joined with this one. If that was you, in this browser, the game is on your list of games. Otherwise, ask for another link."
    />
  </Page>
)

const Unknown = () => <Missing title="Invitation not found" text="The link may be incomplete. Ask for it again and copy all of it." />
