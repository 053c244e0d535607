// What is agreed with other empires and asked of them: a line for each empire, which opens its pact, bases, payments and help.
import { SideBadge } from '@admiralty/board'
import { CheckField } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { capital, list, plural } from '@admiralty/kernel'
import { worldsOfEmpire } from '../../src/lookup.ts'
import type { Color, HexAddress } from '../../src/shapes.ts'
import { flipped, turnedTo, withBook } from '../../src/words/book/edits.ts'
import { pactText } from '../../src/words/book/treaty-rows.ts'
import { empireName, hexTitle } from '../../src/words/names.ts'
import { styleOf } from '../sites.ts'
import { helpsBetween, isHelp, linksWith, othersOf, sharesWith } from './agreements.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { Line } from './line.tsx'
import { ShareEditor } from './share-editor.tsx'

interface EmpireProps extends WeekEditorProps {
  readonly other: Color
}
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
/** CR-X.5: the worlds that one of the two may use as bases of the other. Without a pact they can only be taken out. */
function Bases({ other, user, ...props }: EmpireProps & { readonly user: Color }) {
  const { view, seat, draft, onDraft } = props
  const { book } = draft
  const owner = user === seat ? other : seat
  const isNamed = (at: HexAddress): boolean => book.bases.some((base) => base.at === at && base.user === user)
  const worlds = worldsOfEmpire(view, owner).filter((at) => book.pacts.includes(other) || isNamed(at))
  if (worlds.length === 0) return null
  return (
    <fieldset className="cp-share">
      <legend>
        {user === seat ? `Worlds of ${empireName(other)} that you use as bases` : `Your worlds that are open to ${empireName(other)}`}
      </legend>
      {worlds.map((at) => (
        <CheckField
          key={at}
          label={hexTitle(view, at)}
          checked={isNamed(at)}
          onChecked={() => onDraft(withBook(draft, { ...book, bases: flipped(book.bases, { at, user }) }, 'empire', other))}
        />
      ))}
    </fieldset>
  )
}
/** CR-9.1b: help between the worlds of the two, while one of them is damaged. */
function Helps({ other, ...props }: EmpireProps) {
  const { view, seat, draft, onDraft } = props
  const { book } = draft
  const helps = helpsBetween(view, seat, other, book)
  if (helps.length === 0) return null
  return (
    <fieldset className="cp-share">
      <legend>
        Help for damaged worlds <Rule id="CR-9.1b" />
      </legend>
      {helps.map((help) => (
        <CheckField
          key={`${help.helper} ${help.damaged}`}
          label={`${hexTitle(view, help.helper)} helps ${hexTitle(view, help.damaged)}`}
          checked={isHelp(book.helps, help)}
          onChecked={() => onDraft(withBook(draft, { ...book, helps: flipped(book.helps, help) }, 'empire', other))}
        />
      ))}
    </fieldset>
  )
}
/** Everything that is asked of one empire. */
function EmpireEditor(props: EmpireProps) {
  const { view, holdings, draft, faults, other, onDraft } = props
  const { book } = draft
  const links = linksWith(view, book, other)
  return (
    <div className="cp-editor">
      <PartFaults faults={faults} parts={[other, ...links.flat()]} holdings={holdings} />
      <CheckField
        label={`A pact with ${empireName(other)}`}
        rule="CR-X.4"
        checked={book.pacts.includes(other)}
        onChecked={() => onDraft(withBook(draft, { ...book, pacts: flipped(book.pacts, other) }, 'empire', other))}
      />
      {links.map((link) => (
        <ShareEditor key={link.join()} {...props} link={link} />
      ))}
      {links.length === 0 && (
        <p className="gu-note">
          Payments come from the trade of one of your worlds with one of {empireName(other)}. <Rule id="CR-10.1d" />
        </p>
      )}
      {!book.pacts.includes(other) && (
        <p className="gu-note">
          Only partners in a pact may use each other's worlds as bases. <Rule id="CR-X.5" />
        </p>
      )}
      <Bases {...props} user={other} />
      <Bases {...props} user={props.seat} />
      <Helps {...props} />
    </div>
  )
}

/** A line for each other empire, and the wish to end the campaign. */
export function Agreements(props: WeekEditorProps) {
  const { view, seat, draft, onDraft } = props
  const { book } = draft
  return (
    <Section title="Agreements" aside={<Rule id="CR-X.11" />}>
      <p className="gu-note">An agreement holds when both empires name the same in one week. What finds no match is told to nobody.</p>
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
