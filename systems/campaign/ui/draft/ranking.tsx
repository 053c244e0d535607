// The ranking of all worlds: proposed with reasons, and moved by buttons, keys or dragging.
import { ArrowGroup } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { worldValue } from '../../src/draft/ranking.ts'
import { worldAt } from '../../src/land/geometry.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { worldName } from '../../src/words/names.ts'
import { valueText } from './texts.ts'

interface RankingProps {
  readonly view: View
  readonly ranking: readonly HexAddress[]
  readonly selected: string | null
  /** Moves a world to another place, counted from 0. */
  onMove(at: HexAddress, place: number): void
  onSelect(thing: string): void
}
/** The type of dragged data. */
const DRAGGED = 'text/plain'

interface RowProps extends Omit<RankingProps, 'ranking' | 'selected'> {
  readonly at: HexAddress
  readonly place: number
  readonly isSelected: boolean
}
function RankedWorld({ view, at, place, isSelected, onMove, onSelect }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const world = worldAt(view.land, at)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.shiftKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(at, place + step)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    onMove(event.dataTransfer.getData(DRAGGED), place)
  }
  return (
    <li
      ref={row}
      className={isSelected ? 'cp-ranked on' : 'cp-ranked'}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, at)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <button type="button" className="cp-world" aria-pressed={isSelected} onClick={() => onSelect(at)} onKeyDown={onKeyDown}>
        <b className="num">{place + 1}</b>
        <span>
          {worldName(world)}
          <small>{valueText(worldValue(view.land, world, []))}</small>
        </span>
      </button>
      {isSelected && (
        <span className="cp-moves">
          <button type="button" className="btn" onClick={() => onMove(at, 0)} disabled={place === 0}>
            First
          </button>
          <button type="button" className="btn" onClick={() => onMove(at, place - 1)} disabled={place === 0}>
            Up
          </button>
          <button type="button" className="btn" onClick={() => onMove(at, place + 1)}>
            Down
          </button>
        </span>
      )}
    </li>
  )
}

export const Ranking = ({ ranking, selected, ...row }: RankingProps) => (
  <Section title="Ranking of the worlds" aside={<Rule id="CR-1.3c" />}>
    <p className="gu-note">
      Each claim takes the highest world here that one of your pairs may claim. Drag a world, press it and use its buttons, or move it with
      Shift and the arrow keys. The value is that for an empire without worlds. <Rule id="CR-O.5" />
    </p>
    <ArrowGroup label="Worlds, the most wanted first" look="cp-ranking">
      <ol>
        {ranking.map((at, place) => (
          <RankedWorld key={at} {...row} at={at} place={place} isSelected={at === selected} />
        ))}
      </ol>
    </ArrowGroup>
  </Section>
)
