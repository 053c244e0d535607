// A match told again: chart, log, record and dice of one step, and the scrubber beneath.
import type { Place, Viewer } from '@admiralty/kernel'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { sentence } from '../parts/sentence.ts'
import { useHearing } from '../playback/use-hearing.ts'
import { type Pointing, PointingContext } from '../table/line.tsx'
import { lineText } from '../table/line-text.ts'
import { ledTo, type Meant, makePlace, sameMoment, type Way } from './navigation.ts'
import type { Eyes } from './observations.ts'
import { eyesName, eyesOffered } from './perspective.ts'
import { ReplayTop } from './replay-top.tsx'
import { Scrubber } from './scrubber.tsx'
import { ShownChart } from './shown-chart.tsx'
import { Side } from './side.tsx'
import type { SideTab } from './side-props.ts'
import { phasesOf, turnsOf } from './stops.ts'
import type { Telling } from './telling.ts'
import { useHurt } from './use-damage.ts'
import { useMoving } from './use-moving.ts'
import { usePlace } from './use-place.ts'
import { usePlaying } from './use-playing.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import './replay.css'

interface ReplayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly telling: Telling
  readonly eyes: Eyes
  onRule(rule: string): void
  onAgain(): void
}

/** What is looked at besides the step itself. */
function useLooking() {
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
  const { match, game, telling, eyes } = props
  const stops = telling.stops(eyes)
  const way = useMemo<Way>(() => ({ stops, phases: phasesOf(stops), turns: turnsOf(stops) }), [stops])
  const [at, go] = usePlace(stops)
  const last = stops.length - 1
  const playing = usePlaying(at, last, go)
  const looking = useLooking()
  const hurt = useHurt(game.ui, stops)
  const navigate = useNavigate()
  const { stop: halt } = playing
  const goBySelf = useCallback(
    (to: number) => {
      halt()
      go(to)
    },
    [go, halt],
  )
  const onMeant = (meant: Meant) => (meant.kind === 'play' ? playing.flip() : goBySelf(ledTo(way, at, meant)))
  useReplayKeys(onMeant)
  const moving = useMoving(game.ui, stops, { at, within: playing.on ? playing.interval : null })
  useHearing(moving)
  const stop = stops[at]
  if (!stop) return null

  const see = (other: Eyes) => {
    const there = telling.journal ? telling.stops(other) : []
    const moment = there[sameMoment(there, stop)]
    const as: Viewer | undefined = other === eyesOffered(match)[0] ? undefined : other
    void navigate({
      to: '.',
      search: as === undefined ? {} : { as },
      hash: moment ? makePlace(moment) : String(stop.seq),
      replace: true,
    })
  }
  const over = match.status === 'over'
  return (
    <PointingContext value={looking.pointing}>
      <title>{`${sentence(stop.moment).slice(0, -1)} · ${match.title} · Admiralty`}</title>
      <div className="replay" style={glide(playing.on ? playing.speed : 1)}>
        <ReplayTop match={match} foreign={telling.foreign !== null} onAnother={props.onAgain} />
        <main className="replay-map" aria-label="Chart of this step">
          <h1 className="unseen">{`${match.title}, told again`}</h1>
          <ShownChart
            game={game}
            stop={stop}
            moving={moving}
            said={eyesName(eyes, over)}
            selected={looking.selected}
            shown={looking.shown}
            onSelect={looking.setSelected}
          />
        </main>
        <Side {...props} stops={stops} at={at} playing={playing.on} looking={looking} onGo={goBySelf} onSee={see} />
        <Scrubber match={match} game={game} way={way} at={at} hurt={hurt} playing={playing} onGo={goBySelf} onMeant={onMeant} />
      </div>
      <div className="unseen" role="status" aria-live="polite">
        {playing.on || !stop.line ? '' : lineText(stop.line)}
      </div>
    </PointingContext>
  )
}
