// Chooses the fleet to print: one of the player's designs or a ready-made one.
import { InOrder } from '@admiralty/board'
import { useQuery } from '@tanstack/react-query'
import { designsQuery } from '../api/designs.ts'
import type { LoadedGame } from '../api/games.ts'
import type { PrintSearch } from './source.ts'

interface FleetSelectProps {
  readonly game: LoadedGame
  readonly search: PrintSearch
  onChange(change: { readonly design: string | undefined; readonly ready: string | undefined }): void
}
/** Prefix of a saved design among the values of the list. */
const DESIGN = 'design '

export function FleetSelect({ game, search, onChange }: FleetSelectProps) {
  const { data: designs = [] } = useQuery(designsQuery(game.system.id))
  const ready = game.system.shipyard?.ready ?? []
  const choose = (value: string) =>
    onChange(value.startsWith(DESIGN) ? { design: value.slice(DESIGN.length), ready: undefined } : { design: undefined, ready: value })
  return (
    <label className="print-of">
      <span>Fleet</span>
      <select
        className="in"
        value={search.design === undefined ? (search.ready ?? '0') : `${DESIGN}${search.design}`}
        onChange={(event) => choose(event.target.value)}
      >
        {designs.length > 0 && (
          <optgroup label="My designs">
            {designs.map(({ id, name }) => (
              <option key={id} value={`${DESIGN}${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Ready-made fleets">
          <InOrder of={ready}>
            {(design, index) => <option value={String(index)}>{game.ui.designer?.nameOf(design) || `Fleet ${index + 1}`}</option>}
          </InOrder>
        </optgroup>
      </select>
    </label>
  )
}
