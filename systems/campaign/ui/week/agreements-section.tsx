// What is agreed with other empires and asked of them: a line for each empire, which opens its pact, bases, payments and help.
import { SideBadge } from '@admiralty/board'
import { CheckField } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { capital, list, plural } from '@admiralty/kernel'
import { turnedTo, withBook } from '../../src/words/book/edits.ts'
import { pactText } from '../../src/words/book/treaty-rows.ts'
import { empireName } from '../../src/words/names.ts'
import { styleOf } from '../sites.ts'
import { linksWith, othersOf, sharesWith } from './agreements.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { EmpireEditor, type EmpireProps } from './empire-editor.tsx'
import { Line } from './line.tsx'

/** The agreements of an empire in a few words: 'a pact is asked for, 1 payment'. */
function contentsWith(props: EmpireProps): string {
  const { view, draft, other } = props
  const { book } = draft
  const counts: readonly (readonly [number, string])[] = [
    [linksWith(view, book, other).length, 'link'],
    [sharesWith(view, book, other).length, 'payment'],
    [book.bases.filter(({ at, user }) => user === other || view.land.worlds[at]?.owner === other).length, 'base'],
  ]
  return list([pactText(props, other), ...counts.flatMap(([count, what]) => (count === 0 ? [] : [plural(count, what)]))])
}
/** A line for each other empire, and the wish to end the campaign. */
export function Agreements(props: WeekEditorProps) {
  const { view, seat, draft, onDraft } = props
  const { book } = draft
  return (
    <Section title="Agreements" aside={<Rule id="CR-X.11" />}>
      <p className="gu-note">
        An agreement holds when both empires name the same in one week. What finds no match is told to its author alone.
      </p>
      <ul className="cp-lines">
        {othersOf(view, seat).map((other) => {
          const isOpen = draft.page === 'empire' && draft.about === other
          return (
            <Line
              key={other}
              form={{ page: 'empire', about: other }}
              name={
                <>
                  <SideBadge sideStyle={styleOf(view, other)} /> {empireName(other)}
                </>
              }
              text={capital(contentsWith({ ...props, other }))}
              aside={null}
              isOpen={isOpen}
              onToggle={() => onDraft(isOpen ? turnedTo(draft, 'all') : turnedTo(draft, 'empire', other))}
            >
              <EmpireEditor {...props} other={other} />
            </Line>
          )
        })}
      </ul>
      <CheckField
        label="End the campaign if all want it"
        rule="CR-O.9"
        checked={book.end}
        onChecked={(end) => onDraft(withBook(draft, { ...book, end }))}
      />
    </Section>
  )
}
