// The standing payments from one link with another empire: any percentage, or any sum (CR-10.1d).
import { Segments } from '@admiralty/game-ui/design'
import { moneyText } from '../../src/money.ts'
import type { Color, WorldPair } from '../../src/shapes.ts'
import type { Share } from '../../src/week/shapes.ts'
import { withBook } from '../../src/words/book/edits.ts'
import { empireName, hexTitle } from '../../src/words/names.ts'
import { FIRST_TERMS, MOST_SUM, shareOf, withTerms } from './agreements.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { sumIn, wholeIn } from './typed.ts'
import { TypedField } from './typed-field.tsx'

const NOTHING = 'nothing'
const WAYS = [NOTHING, 'percent', 'sum'] as const
const WAY_NAMES = { nothing: 'nothing', percent: 'a percentage', sum: 'a sum' } as const

interface PaymentProps {
  readonly title: string
  readonly terms: Share['terms'] | null
  onTerms(terms: Share['terms'] | null): void
}
/** One payment: nothing, a percentage of the gains, or a sum of credits. */
const Payment = ({ title, terms, onTerms }: PaymentProps) => (
  <div className="cp-payment">
    <span>{title}</span>
    <Segments<(typeof WAYS)[number]>
      label={title}
      values={WAYS}
      value={terms?.by ?? NOTHING}
      titleOf={(way) => WAY_NAMES[way]}
      onValue={(way) => onTerms(way === NOTHING ? null : way === terms?.by ? terms : FIRST_TERMS[way])}
    />
    {terms?.by === 'percent' && (
      <TypedField
        label={`${title}, part of the gains`}
        rule="CR-10.1d"
        text={String(terms.part)}
        unit="%"
        expected="a whole number from 1 to 100"
        keys="numeric"
        offered={[]}
        read={(text) => wholeIn(text, 1, 100)}
        onValue={(part) => onTerms({ by: 'percent', part })}
      />
    )}
    {terms?.by === 'sum' && (
      <TypedField
        label={`${title}, each week`}
        rule="CR-10.1d"
        text={moneyText(terms.amount)}
        unit="credits"
        expected="a sum of credits such as 12 or 12.25"
        keys="decimal"
        offered={[]}
        read={(text) => sumIn(text, MOST_SUM)}
        onValue={(amount) => onTerms({ by: 'sum', amount })}
      />
    )}
  </div>
)

interface ShareEditorProps extends WeekEditorProps {
  readonly other: Color
  readonly link: WorldPair
}
/** The payments of one link in both directions. */
export function ShareEditor({ view, seat, draft, other, link, onDraft }: ShareEditorProps) {
  const titleOf = (payee: Color): string => (payee === seat ? `${empireName(other)} pays you` : `You pay ${empireName(other)}`)
  return (
    <fieldset className="cp-share">
      <legend>From the trade of {link.map((at) => hexTitle(view, at)).join(' and ')}</legend>
      {[other, seat].map((payee) => (
        <Payment
          key={payee}
          title={titleOf(payee)}
          terms={shareOf(draft.book, link, payee)?.terms ?? null}
          onTerms={(terms) => onDraft(withBook(draft, withTerms(draft.book, link, payee, terms), 'empire', other))}
        />
      ))}
    </fieldset>
  )
}
