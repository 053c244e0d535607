// The text of a lesson: [Heron](heron) links to a thing, [0709](6,6) to a hex, [ES-MOV-02] to a clause.
import { InOrder } from '@admiralty/board'
import type { Part } from '@admiralty/kernel'
import { LineParts } from '../match-view/line.tsx'
import { RuleLink } from '../parts/rule.tsx'

const LINK = /\[([^\]]+)\](?:\(([^)]+)\))?/

function partOf(text: string, target: string): Part {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(target) ?? []
  return q !== undefined && r !== undefined
    ? { kind: 'place', at: [Number(q), Number(r)], text }
    : { kind: 'thing', id: target, text, seat: null }
}

export function Rich({ text }: { readonly text: string }) {
  const pieces = text.split(new RegExp(LINK, 'g'))
  return (
    <InOrder of={pieces}>
      {(piece, index) => {
        if (index % 3 === 2) return null
        const target = pieces[index + 1]
        const linked = index % 3 === 1
        return (
          <>
            {!linked && piece}
            {linked && target === undefined && <RuleLink rule={piece} />}
            {linked && target !== undefined && (
              <LineParts line={{ seat: null, parts: [partOf(piece, target)], rules: [], weight: 'line' }} />
            )}
          </>
        )
      }}
    </InOrder>
  )
}

/** The text without links, for titles and screen readers. */
export const plainly = (text: string): string => text.replaceAll(new RegExp(LINK, 'g'), '$1')
