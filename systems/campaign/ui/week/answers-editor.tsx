// The standing answers of a group at meetings.
import { Segments, SelectField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import type { StandingAnswers } from '../../src/week/book.ts'
import { withBook, withOrder } from '../../src/words/book/edits.ts'
import { ANSWER_NAMES, SIZES } from '../../src/words/book/texts.ts'
import { worldName } from '../../src/words/names.ts'
import type { GroupProps } from './editor-props.ts'

/** Where a group goes that withdraws, as a value of a list. */
const NEAREST = 'nearest'
export function AnswersEditor({ group, view, seat, draft, onDraft }: GroupProps) {
  const { order } = group
  const { answers } = order
  const write = (change: Partial<StandingAnswers>) =>
    onDraft(withBook(draft, withOrder(draft.book, { ...order, answers: { ...answers, ...change } }), 'group', group.id))
  return (
    <div className="cp-answers">
      <p className="cap">
        If they are <Rule id="CR-17.3" />
      </p>
      <dl>
        {SIZES.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd>
              <Segments
                label={`If they are ${size}`}
                values={['attack', 'withdraw'] as const}
                value={answers[size]}
                titleOf={(answer) => ANSWER_NAMES[answer]}
                onValue={(answer) => write({ [size]: answer })}
              />
            </dd>
          </div>
        ))}
      </dl>
      <SelectField
        label="Withdraws to"
        rule="CR-17.4b"
        value={answers.fallBack ?? NEAREST}
        options={[
          [NEAREST, 'the nearest own world'],
          ...worldsOfEmpire(view, seat).map((at) => [at, worldName(worldAt(view.land, at))] as const),
          ...(answers.fallBack !== null && !worldsOfEmpire(view, seat).includes(answers.fallBack)
            ? [[answers.fallBack, answers.fallBack] as const]
            : []),
        ]}
        onValue={(to) => write({ fallBack: to === NEAREST ? null : to })}
      />
    </div>
  )
}
