// A block of the record sheet: boxes with counters for a weapon, its range and its damage.
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyphs.tsx'

/** A counter in a box: a drawing, or a figure with a word. */
export interface Chit {
  readonly key: string
  readonly glyph: GlyphName | null
  readonly figure: string | null
  readonly word: string | null
  readonly look: 'plain' | 'fired' | 'refused' | 'gift'
}

function ChitMark({ chit }: { readonly chit: Chit }) {
  return (
    <span className={`es-chit ${chit.look}${chit.glyph ? '' : ' figure'}`}>
      {chit.glyph && <Glyph name={chit.glyph} size={chit.word ? 24 : 30} />}
      {chit.figure !== null && <b>{chit.figure}</b>}
      {chit.word !== null && <small>{chit.word}</small>}
    </span>
  )
}

export interface BlockProps {
  readonly title: string
  readonly note: ReactNode
  readonly chits: readonly Chit[]
  /** Number of boxes. */
  readonly boxes: number
}
export function Block({ title, note, chits, boxes }: BlockProps) {
  const free = Array.from({ length: Math.max(0, boxes - chits.length) }, (_, index) => `free ${index}`)
  return (
    <>
      <span className="es-block-h">
        <span>{title}</span>
        <span className="aside">{note}</span>
      </span>
      <span className="es-boxes">
        {chits.map((chit) => (
          <span key={chit.key} className="es-box">
            <ChitMark chit={chit} />
          </span>
        ))}
        {free.map((key) => (
          <span key={key} className="es-box" />
        ))}
      </span>
    </>
  )
}
