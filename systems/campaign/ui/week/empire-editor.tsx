// Everything that the order book asks of one other empire: its pact, bases, payments and help.
import { CheckField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { worldsOfEmpire } from '../../src/lookup.ts'
import type { Color, HexAddress } from '../../src/shapes.ts'
import { flipped, withBook } from '../../src/words/book/edits.ts'
import { empireName, hexTitle } from '../../src/words/names.ts'
import { helpsBetween, isHelp, linksWith } from './agreements.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { ShareEditor } from './share-editor.tsx'

/** A book, and the other empire that an editor is about. */
export interface EmpireProps extends WeekEditorProps {
  readonly other: Color
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
export function EmpireEditor(props: EmpireProps) {
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
