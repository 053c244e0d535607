// The own worlds of the order book.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { capital } from '@admiralty/kernel'
import { worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { turnedTo } from '../../src/words/book/edits.ts'
import { worldText } from '../../src/words/book/world-rows.ts'
import { hexTitle, worldName } from '../../src/words/names.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { Line } from './line.tsx'
import { WorldEditor } from './world-editor.tsx'

/** The own worlds with their trade and keels. */
export function Worlds(props: WeekEditorProps) {
  const { view, seat, draft, onDraft } = props
  const worldsOpen = draft.page === 'world' || draft.page === 'keel' || draft.page === 'spares'
  return (
    <Section title="Worlds" aside={<Rule id="CR-10.1b" />}>
      {draft.book.links.length === 0 && (
        <p className="gu-note">
          No world trades: the book asks for no link. The pairs of the purchase gave the starting capital alone. A link to a world of
          another empire needs both empires.
        </p>
      )}
      <ul className="cp-lines">
        {worldsOfEmpire(view, seat).map((at) => {
          const isOpen = worldsOpen && draft.about === at
          return (
            <Line
              key={at}
              form={{ page: 'world', about: at }}
              name={hexTitle(view, at)}
              text={capital(worldText(props, at))}
              aside={worldName(worldAt(view.land, at)).split(', ').slice(1).join(', ')}
              isOpen={isOpen}
              onToggle={() => onDraft(isOpen ? turnedTo(draft, 'all') : turnedTo(draft, 'world', at))}
            >
              <WorldEditor {...props} at={at} />
            </Line>
          )
        })}
      </ul>
    </Section>
  )
}
