// A match told again: chart, log, record and dice of one step, and the scrubber beneath.
import type { Place, Viewer } from '@admiralty/kernel'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { sentence } from '../parts/sentence.ts'
import { useMotionSounds } from '../playback/use-sounds.ts'
import { type Pointing, PointingContext } from '../table/line.tsx'
import { lineText } from '../table/line-text.ts'
import type { MatchReplay } from './match-replay.ts'
import { destinationOf, makeReplayPosition, type ReplayCommand, sameMoment, type Timeline } from './navigation.ts'
import type { Perspective } from './observations.ts'
import { perspectiveName, perspectivesOffered } from './perspective.ts'
import { ReplayChart } from './replay-chart.tsx'
import { ReplayTop } from './replay-top.tsx'
import { Scrubber } from './scrubber.tsx'
import { ReplaySide } from './side.tsx'
import type { SideTab } from './side-props.ts'
import { phasesOf, turnsOf } from './stops.ts'
import { useDamage } from './use-damage.ts'
import { usePlaying } from './use-playing.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useReplayPosition } from './use-replay-position.ts'
import { useStepMotions } from './use-step-motions.ts'
import './replay.css'

interface ReplayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly replay: MatchReplay
  readonly perspective: Perspective
  onRule(rule: string): void
  onAgain(): void
}

/** What is looked at besides the step itself. */
function useReplaySelection() {
  const [tab, setTab] = useState<SideTab>('log')
  const [selected, setSelected] = useState<string | null>(null)
  const [shown, setShown] = useState<Place | null>(null)
  const pointing = useMemo<Pointing>(
    () => ({
      thing(id) {
        setSelected(id)
        setTab('record')
      },
      hex: ([q, r]) => setShown([q, r]),
    }),
    [],
  )
  return { tab, setTab, selected, setSelected, shown, pointing }
}

/** Glides end before the next step begins. */
const glide = (speed: number): CSSProperties => (speed > 2 ? ({ '--move': `${Math.round(600 / speed)}ms` } as CSSProperties) : {})

export function Replay(props: ReplayProps) {
  const { match, game, replay, perspective } = props
  const stops = replay.stops(perspective)
  const way = useMemo<Timeline>(() => ({ stops, phases: phasesOf(stops), turns: turnsOf(stops) }), [stops])
  const [at, go] = useReplayPosition(stops)
  const last = stops.length - 1
  const playing = usePlaying(at, last, go)
  const looking = useReplaySelection()
  const damage = useDamage(game.words, stops)
  const navigate = useNavigate()
  const { stop: halt } = playing
  const goBySelf = useCallback(
    (to: number) => {
      halt()
      go(to)
    },
    [go, halt],
  )
  const onMeant = (meant: ReplayCommand) => (meant.kind === 'play' ? playing.flip() : goBySelf(destinationOf(way, at, meant)))
  useReplayKeys(onMeant)
  const moving = useStepMotions(game.ui, stops, { at, within: playing.on ? playing.interval : null })
  useMotionSounds(moving)
  const stop = stops[at]
  if (!stop) return null

  const see = (other: Perspective) => {
    const there = replay.journal ? replay.stops(other) : []
    const moment = there[sameMoment(there, stop)]
    const as: Viewer | undefined = other === perspectivesOffered(match)[0] ? undefined : other
    void navigate({
      to: '.',
      search: as === undefined ? {} : { as },
      hash: moment ? makeReplayPosition(moment) : String(stop.seq),
      replace: true,
    })
  }
  return (
    <PointingContext value={looking.pointing}>
      <title>{`${sentence(stop.moment).slice(0, -1)} · ${match.title} · Admiralty`}</title>
      <div className="replay" style={glide(playing.on ? playing.speed : 1)}>
        <ReplayTop match={match} foreign={replay.foreign !== null} onAnother={props.onAgain} />
        <main className="replay-map" aria-label="Chart of this step">
          <h1 className="unseen">{`Replay of ${match.title}`}</h1>
          <ReplayChart
            game={game}
            stop={stop}
            moving={moving}
            said={perspectiveName(perspective)}
            selected={looking.selected}
            shown={looking.shown}
            onSelect={looking.setSelected}
          />
        </main>
        <ReplaySide {...props} stops={stops} at={at} playing={playing.on} selection={looking} onGo={goBySelf} onSee={see} />
        <Scrubber match={match} game={game} timeline={way} at={at} damage={damage} playing={playing} onGo={goBySelf} onCommand={onMeant} />
      </div>
      <div className="unseen" role="status" aria-live="polite">
        {playing.on || !stop.line ? '' : lineText(stop.line)}
      </div>
    </PointingContext>
  )
}
