// Spares for a world: any part of any design, by number (CR-4.4a).
import { SelectField } from '@admiralty/game-ui/design'
import { useState } from 'react'
import { moneyText } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { factsIn, sparePrice } from '../../src/start/purchase.ts'
import { withBook } from '../../src/words/book/edits.ts'
import { Stepper } from '../stepper.tsx'
import type { WeekEditorProps } from './editor-props.ts'
import { spareDesigns, sparePartsOf, sparesOf, spareText, withSpareCount } from './stores.ts'

interface SparesEditorProps extends WeekEditorProps {
  readonly at: HexAddress
}
/** A design, and its parts with a count of each. */
export function SparesEditor({ game, holdings, draft, at, onDraft }: SparesEditorProps) {
  const [chosen, setChosen] = useState(0)
  const designs = spareDesigns(game, holdings, draft.book)
  const shown = designs[chosen] ?? designs[0]
  if (!shown) return null
  const { design } = shown
  const bought = draft.book.spares.filter((row) => row.at === at)
  return (
    <>
      {bought.length > 0 && <p className="gu-note">Ordered: {bought.map((row) => spareText(game, row)).join(', ')}.</p>}
      <SelectField
        label="Parts of"
        rule="CR-4.4a"
        value={String(designs.indexOf(shown))}
        options={designs.map(({ title }, index) => [String(index), title])}
        onValue={(index) => setChosen(Number(index))}
      />
      <ul className="cp-parts">
        {sparePartsOf(factsIn(game, design)).map(({ id, title, price }) => {
          const key = { design, part: id, at }
          return (
            <li key={id}>
              <span>{title}</span>
              <small>{moneyText(sparePrice(price))}</small>
              <Stepper
                name={title}
                count={sparesOf(draft.book, key)}
                onCount={(count) => onDraft(withBook(draft, withSpareCount(draft.book, key, count), 'world', at))}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
