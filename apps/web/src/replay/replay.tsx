// The replay of a match: map, log, record and dice of one step, with the timeline below.
import { type CSSProperties, useMemo } from 'react'
import { lineText } from '../match-view/line-text.ts'
import { TableFrame } from '../match-view/table-frame.tsx'
import { useSelection } from '../match-view/use-selection.ts'
import { useMotionSounds } from '../match-view/use-sounds.ts'
import { sentence } from '../parts/sentence.ts'
import type { Timeline } from './navigation.ts'
import { perspectiveName } from './perspective.ts'
import { ReplayChart } from './replay-chart.tsx'
import { ReplayTop } from './replay-top.tsx'
import { Scrubber } from './scrubber.tsx'
import { ReplaySide } from './side.tsx'
import type { SideTab } from './side-props.ts'
import { phasesOf, turnsOf } from './stops.ts'
import { useDamage } from './use-damage.ts'
import { useStepMotions } from './use-step-motions.ts'
import './replay.css'
import { type ReplayProps, usePerspectiveChange, useReplayControls } from './use-replay-controls.ts'

/** Links to a counter open its record; links to a hex only move the map. */
const TABS_OF_LINKS = { thing: (): SideTab => 'record', hex: (open: SideTab) => open }

/** Glides end before the next step begins. */
const glide = (speed: number): CSSProperties => (speed > 2 ? ({ '--move': `${Math.round(600 / speed)}ms` } as CSSProperties) : {})

export function Replay(props: ReplayProps) {
  const { match, game, replay, perspective } = props
  const stops = replay.stops(perspective)
  const timeline = useMemo<Timeline>(() => ({ stops, phases: phasesOf(stops), turns: turnsOf(stops) }), [stops])
  const { at, playing, goByHand, onCommand } = useReplayControls(timeline, props.earlier)
  const selection = useSelection<SideTab>('log', TABS_OF_LINKS)
  const damage = useDamage(game.words, stops)
  const changePerspective = usePerspectiveChange(props)
  const moving = useStepMotions(game.ui, stops, { at, within: playing.on ? playing.interval : null })
  useMotionSounds(moving)
  const stop = stops[at]
  if (!stop) return null
  return (
    <TableFrame
      title={`${sentence(stop.moment).slice(0, -1)} · ${match.title} · Admiralty`}
      layout="replay"
      style={glide(playing.on ? playing.speed : 1)}
      pointing={selection.pointing}
      announcer={
        <div className="unseen" role="status" aria-live="polite">
          {playing.on || !stop.line ? '' : lineText(stop.line)}
        </div>
      }
    >
      <ReplayTop match={match} foreign={replay.foreign !== null} onAnother={props.onAgain} />
      <main className="map" aria-label="Map of this step">
        <h1 className="unseen">{`Replay of ${match.title}`}</h1>
        <ReplayChart game={game} stop={stop} moving={moving} perspectiveName={perspectiveName(perspective)} selection={selection} />
      </main>
      <ReplaySide
        {...props}
        stops={stops}
        at={at}
        playing={playing.on}
        selection={selection}
        onGo={goByHand}
        onSee={(other) => changePerspective(stop, other)}
      />
      <Scrubber
        match={match}
        game={game}
        timeline={timeline}
        at={at}
        damage={damage}
        playing={playing}
        onGo={goByHand}
        onCommand={onCommand}
      />
    </TableFrame>
  )
}
