// The text view: the tables of the game, with range and bearing between things.
import { plainMoment } from '@admiralty/game-ui'
import { useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { TextRanges } from './text-ranges.tsx'
import { TextTables } from './text-tables.tsx'
import type { Selection } from './use-selection.ts'

interface TextViewProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly selection: Selection
}

export function TextView({ game: { ui, words }, view, selection }: TextViewProps) {
  const { selected } = selection
  const tables = useMemo(() => words.table(view), [words, view])
  const scene = useMemo(() => ui.scene(plainMoment(view, selected)), [ui, view, selected])
  return (
    <TextTables tables={tables}>
      <TextRanges scene={scene} selected={selected} onSelect={selection.setSelected} />
    </TextTables>
  )
}
