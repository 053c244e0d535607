// The standing answers of a group at meetings.
import { Segments } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import type { StandingAnswers } from '../../src/week/book.ts'
import { withBook, withOrder } from '../../src/words/book/edits.ts'
import { ANSWER_NAMES, SIZES } from '../../src/words/book/texts.ts'
import type { GroupProps } from './editor-props.ts'
import { FallBack } from './fall-back.tsx'

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
      <FallBack
        {...{ view, seat }}
        from={group.at ?? group.now?.to ?? null}
        to={answers.fallBack}
        onTo={(fallBack) => write({ fallBack })}
      />
    </div>
  )
}
