// The text view: the tables of the game, what is shaded or outlined on the map, range and bearing between things.
import { overlaySentences, withRegions } from '@admiralty/board'
import { plainMoment } from '@admiralty/game-ui'
import { useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { TextRanges } from './text-ranges.tsx'
import { TextTables } from './text-tables.tsx'
import type { Aiming } from './use-aiming.ts'
import type { Selection } from './use-selection.ts'

interface TextViewProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly selection: Selection
  readonly aiming: Aiming
}

export function TextView({ game: { ui, words }, view, selection, aiming }: TextViewProps) {
  const { selected } = selection
  const tables = useMemo(() => words.table(view), [words, view])
  const { choices, regions } = aiming
  const { draft } = aiming.answers
  const aimed = aiming.aim?.choice ?? null
  const scene = useMemo(
    () => withRegions(ui.scene({ ...plainMoment(view, selected), draft, choices, aimed }), regions),
    [ui, view, selected, draft, choices, aimed, regions],
  )
  const overlays = useMemo(() => overlaySentences(scene), [scene])
  return (
    <TextTables tables={tables}>
      {overlays.length > 0 && (
        <ul aria-label="On the map">
          {overlays.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <TextRanges scene={scene} selected={selected} onSelect={selection.setSelected} />
    </TextTables>
  )
}
