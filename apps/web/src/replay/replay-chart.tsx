// The map of one step: the scene of the perspective's view, with the acting thing selected.
import { type ActiveMotions, Board } from '@admiralty/board'
import { plainMoment } from '@admiralty/game-ui'
import { capital, type LogEntry } from '@admiralty/kernel'
import { useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { Selection } from '../match-view/use-selection.ts'
import type { Stop } from './stops.ts'

interface ReplayChartProps {
  readonly game: LoadedGame
  readonly stop: Stop
  /** The animation of this step. */
  readonly moving: ActiveMotions | null
  readonly perspectiveName: string
  /** Without a selected counter, the map selects the one that acts at this step. */
  readonly selection: Pick<Selection<unknown>, 'selected' | 'shown' | 'setSelected'>
}

/** The ids of the things in a line; the first is the one that acts. */
export const thingsIn = (line: LogEntry | null): readonly string[] =>
  line?.parts.flatMap((part) => (typeof part !== 'string' && part.kind === 'thing' ? [part.id] : [])) ?? []

export function ReplayChart({ game: { ui, words }, stop, moving, perspectiveName, selection }: ReplayChartProps) {
  const { selected } = selection
  const { view, line, moment } = stop
  const scene = useMemo(() => {
    const plain = ui.scene(plainMoment(view, selected))
    const drawnIds = new Set(plain.counters.map(({ id }) => id))
    const actor = selected === null ? thingsIn(line).find((id) => drawnIds.has(id)) : undefined
    const drawn = actor === undefined ? plain : ui.scene(plainMoment(view, actor))
    return { ...drawn, caption: { title: capital(moment), text: perspectiveName } }
  }, [ui, view, line, moment, perspectiveName, selected])
  return (
    <Board
      scene={scene}
      choices={[]}
      aimed={null}
      shown={selection.shown}
      moving={moving}
      label={`Map, ${moment}`}
      occasion={words.phase(view).turn}
      onAim={() => undefined}
      onPick={() => undefined}
      onSelect={selection.setSelected}
    />
  )
}
