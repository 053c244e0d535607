// The table of a match, with the answer that is being made.
import { useEffect, useEffectEvent } from 'react'
import { Announcer } from '../match-view/announcer.tsx'
import { PrintLink } from '../match-view/print-link.tsx'
import { TableFrame } from '../match-view/table-frame.tsx'
import { TablePanes } from '../match-view/table-panes.tsx'
import { TABS, type Tab } from '../match-view/tabs.tsx'
import { useAiming } from '../match-view/use-aiming.ts'
import type { PlaybackState } from '../match-view/use-playback-queue.ts'
import { useQuestionSound } from '../match-view/use-sounds.ts'
import { useSocial } from '../social/use-social.ts'
import { formerSeatsIn } from './former-seat.tsx'
import { OpenGamePage } from './game-page.tsx'
import { usePagesOfTable } from './game-pages.tsx'
import type { TableViewProps } from './play-props.ts'
import { SidePanel } from './side-panel.tsx'
import { statusOf } from './status-of.ts'
import { TableTop } from './table-top.tsx'
import { ReplayLink, TopNotes } from './top-notes.tsx'
import { useCatchUp } from './use-catch-up.ts'
import { type Decision, useDecision } from './use-decision.ts'
import { useRecap } from './use-recap.ts'

/** Selects the thing that a question is about. Only a new question or draft moves the selection, not a change of the view. */
function useAttention(
  { game: { ui }, observed: { view } }: TableViewProps,
  { call, question, answers }: Decision,
  select: (thing: string) => void,
): void {
  const about = question ? `${call?.id} ${JSON.stringify(answers.draft)}` : ''
  const attend = useEffectEvent(() => {
    const attention = about === '' ? null : ui.attention(view, answers.draft)
    if (attention !== null) select(attention)
  })
  useEffect(() => attend(), [about])
}

/** On a phone the map comes to the front during an animation. */
const inSight = (tab: Tab, { moving }: PlaybackState): Tab => (moving && tab === 'orders' ? 'chart' : tab)

export function TableView(props: TableViewProps) {
  const { match, game, viewer, state, observed, showing, onHandOver } = props
  const decision = useDecision(props)
  const { call, answers, question, choices, next } = decision
  const { opened, selection } = usePagesOfTable(game.ui, decision)
  const { tab, asText, flipText } = selection
  const catchUp = useCatchUp(match, viewer, observed, state.link)
  useAttention(props, decision, selection.setSelected)
  useQuestionSound(decision)
  const { muted, notes, unseen, notice } = useSocial({
    match,
    viewer,
    presence: state.presence,
    received: state.notes,
    catchingUp: state.link === 'catching up',
    observed,
    inSight: tab === 'seals' || tab === 'log',
  })
  const aiming = useAiming({
    question,
    about: question && call ? call.id : null,
    choices,
    answers,
    asText,
    paged: opened.isAsking,
    onAct: catchUp.close,
    onEnter: next === undefined ? null : () => onHandOver(next),
  })
  const status = statusOf(props, decision)
  const recap = useRecap(props, decision)
  return (
    <TableFrame
      {...status.frame}
      layout={opened.isPage ? 'table paged' : 'table'}
      tab={inSight(tab, showing)}
      seq={observed.seq}
      pointing={selection.pointing}
      announcer={
        <Announcer
          log={showing.latest.log}
          seq={showing.latest.seq}
          notes={notes}
          live={state.link === 'live'}
          notice={`${formerSeatsIn(match)} ${notice}`.trim()}
          {...status.aloud}
        />
      }
    >
      <TableTop match={match} moment={game.words.phase(observed.view).title} asText={asText} onAsText={flipText} />
      <TopNotes {...props} line={status.aloud.link} opened={opened} />
      <SidePanel {...props} decision={decision} aiming={aiming} muted={muted} />
      <TablePanes
        game={game}
        showing={showing}
        viewer={viewer}
        aiming={aiming}
        selection={selection}
        page={opened.isPage && <OpenGamePage {...{ match, game, observed, opened, selection, answers }} />}
        catchUp={catchUp}
        recap={recap}
        earlier={props.earlier}
        notes={notes}
        now={status.now}
        recordLink={<PrintLink match={match} game={game} viewer={viewer} />}
        logLink={(observed.outcome !== null || match.mine.length < 2) && <ReplayLink match={match.id} />}
        tabs={TABS}
        unseen={unseen}
      />
    </TableFrame>
  )
}
