// Refusals beside the group, ship or world that they concern.
import { Rule } from '@admiralty/game-ui/panel'
import { capital, type OrderRefusal } from '@admiralty/kernel'
import type { Holdings } from '../../src/holdings.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { bookGroups } from '../../src/words/book/edits.ts'
import { partName } from '../../src/words/book/texts.ts'
import type { WeekEditorProps } from './editor-props.ts'

interface PartFaultsProps {
  readonly faults: readonly OrderRefusal[]
  /** The ids whose refusals are shown; the first one is not named again. */
  readonly parts: readonly (string | null)[]
  readonly holdings: Holdings
}
/** All refusals of some parts, each with its clause; nothing if there is none. */
export function PartFaults({ faults, parts, holdings }: PartFaultsProps) {
  const shown = faults.filter(({ part }) => parts.includes(part))
  if (shown.length === 0) return null
  return (
    <ul className="cp-faults" role="alert">
      {shown.map(({ part, reason, rule }) => (
        <li key={`${part} ${rule} ${reason}`} className="gu-why-not">
          {part === null || part === parts[0] ? capital(reason) : `${partName(part, holdings)}: ${reason}`} <Rule id={rule} />
        </li>
      ))}
    </ul>
  )
}
/** The refusals of a book that concern neither a group nor a world of its player. */
export function OtherFaults({ view, seat, holdings, draft, faults }: WeekEditorProps) {
  const groups = bookGroups(view, seat, draft.book)
  const elsewhere = faults.filter(
    ({ part }) => part !== null && !groups.some(({ id }) => id === part) && !worldsOfEmpire(view, seat).includes(part),
  )
  return <PartFaults faults={elsewhere} parts={elsewhere.map(({ part }) => part)} holdings={holdings} />
}
