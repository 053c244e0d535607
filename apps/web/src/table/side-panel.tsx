// The left column: turn, question (or waiting panel, or result), players, chat and requests.

import { later } from '@admiralty/game-ui'
import type { Seat } from '@admiralty/kernel'
import { memo, Suspense } from 'react'
import { ForecastPanel } from '../forecast/forecast-panel.tsx'
import { Ask } from '../match-view/ask.tsx'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import { Phases } from '../match-view/phases.tsx'
import type { Aiming } from '../match-view/use-aiming.ts'
import { KeyNotice } from '../proof/key-notice.tsx'
import type { MutedSeats } from '../social/muted.ts'
import { Proposals } from '../social/proposals.tsx'
import { SocialPanel } from '../social/social-panel.tsx'
import { FormerSeat } from './former-seat.tsx'
import type { TableViewProps } from './play-props.ts'
import { PlaybackPanel } from './playback-panel.tsx'
import { QuickNote } from './quick-start.tsx'
import { Seats } from './seats.tsx'
import type { Decision } from './use-decision.ts'
import { WaitingPanel } from './waiting-panel.tsx'

// Loaded on demand: the check of the dice is needed only at the end, and many matches have no clock.
const ClockLine = later(() => import('../clock/clock-line.tsx'), 'ClockLine')
const FormerOrder = later(() => import('./former-order.tsx'), 'FormerOrder')
const Result = later(() => import('./result.tsx'), 'Result')

interface SidePanelProps extends TableViewProps {
  readonly decision: Decision
  readonly aiming: Aiming
  readonly muted: MutedSeats
}

export function SidePanel(props: SidePanelProps) {
  const { match, game, viewer, quick, state, observed, showing, decision, aiming, muted, onHandOver } = props
  const { words } = game
  const { view, calls, clock, outcome, opened } = observed
  const { answers, call, question, choices, sealed, given, next } = decision
  return (
    <aside className="side-panel" aria-label="Turn, question and players">
      <h1 className="unseen">{match.title}</h1>
      <Phases moment={words.phase(view).title} phases={words.phases(view)} />
      {outcome && (
        <Suspense>
          <Result match={match} game={game} outcome={outcome} viewer={viewer} rematch={state.presence.rematch ?? match.rematch} />
        </Suspense>
      )}
      {!outcome && <FormerSeat match={match} />}
      {!outcome && <KeyNotice match={match} viewer={viewer} />}
      {decision.time && (
        <Suspense>
          <ClockLine match={match} viewer={viewer} facts={decision.time} />
        </Suspense>
      )}
      {!outcome && question && call && match.drafts.length > 0 && (
        <Suspense>
          <FormerOrder match={match} game={game} viewer={viewer} call={call} view={view} aiming={aiming} />
        </Suspense>
      )}
      {!outcome && question && <Ask question={question} aiming={aiming} progress={decision.progress} />}
      {quick && !outcome && match.mine.includes(viewer) && words.phase(view).turn <= 1 && (
        <QuickNote match={match} viewer={viewer} last={state.observed ?? observed} />
      )}
      {!outcome && question && call && game.ui.hasPage(view) === false && (
        <ForecastPanel
          key={viewer}
          game={game}
          view={view}
          call={call}
          seat={viewer}
          choices={choices}
          aimed={aiming.aim?.choice ?? null}
        />
      )}
      {!outcome && !question && showing.moving && <PlaybackPanel showing={showing} viewer={viewer} />}
      {!outcome && !question && !showing.moving && (
        <WaitingPanel
          viewer={viewer}
          calls={calls}
          sealed={sealed}
          match={match}
          presence={state.presence}
          dutyOf={words.duty}
          answers={answers}
          given={given}
          saved={decision.saved}
          next={next}
          onHandOver={onHandOver}
        />
      )}
      <People
        {...{ match, viewer, game, state, muted, onHandOver, calls, opened, clock, outcome, view, sealed }}
        saved={decision.saved}
        last={state.observed ?? observed}
      />
    </aside>
  )
}

interface PeopleProps
  extends Pick<SidePanelProps, 'match' | 'viewer' | 'game' | 'state' | 'muted' | 'onHandOver'>,
    Pick<ObservedMatch, 'calls' | 'opened' | 'clock' | 'outcome' | 'view'> {
  readonly sealed: Decision['sealed']
  readonly saved: Decision['saved']
  readonly last: ObservedMatch
}
/** Proposals, players and chat: not drawn again for a step of the draft. */
const People = memo(function People({ match, viewer, game, state, muted, onHandOver, last, ...seen }: PeopleProps) {
  const { calls, opened, clock, outcome, view, sealed, saved } = seen
  const sideStyle = (seat: Seat) => game.ui.sideStyle(view, seat)
  return (
    <>
      {!outcome && <Proposals match={match} viewer={viewer} presence={state.presence} last={last} clock={clock} calls={calls} />}
      <Seats
        viewer={viewer}
        over={outcome !== null}
        muted={muted}
        onHandOver={onHandOver}
        match={match}
        calls={calls}
        opened={opened}
        clock={clock}
        saved={saved}
        system={game.system}
        last={last}
        presence={{ ...state.presence, sealed }}
      />
      <SocialPanel
        match={match}
        viewer={viewer}
        over={outcome !== null}
        presence={state.presence}
        notes={state.notes}
        latest={state.observed}
        muted={muted}
        sideStyle={sideStyle}
      />
    </>
  )
})
