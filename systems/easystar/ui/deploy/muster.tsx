// The ships still to be put on the table, and those already placed.
import { Silhouette } from '@admiralty/board'
import { makeHexNumber } from '@admiralty/hex'
import { muster } from '../../src/design/roster.ts'
import type { View } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import { capital, facingName, itemName } from '../../src/words/say.ts'
import type { Draft } from '../../src/words.ts'
import { type OnRule, Section } from '../cite.tsx'
import type { Pick } from '../record/picks.tsx'
import { plateOf } from '../sides.ts'

export interface MusterProps {
  readonly view: View
  readonly draft: Draft | null
  readonly choices: readonly Pick[]
  onPick(choice: Pick): void
  readonly onRule: OnRule
}

export function Muster({ view, draft, choices, onPick }: MusterProps) {
  const ships = isColor(view.me) ? (muster(view, view.me) ?? []) : []
  const places = draft?.kind === 'deploy' ? draft.places : {}
  const inHand = draft?.kind === 'deploy' ? draft.ship : null
  if (ships.length === 0) return null
  const sheets = isColor(view.me) ? view.secret[view.me]?.sheets : undefined
  return (
    <div className="es-record">
      <Section title="Your ships" aside={`${Object.keys(places).length} of ${ships.length} placed`}>
        <ol className={`es-muster side-${plateOf(view.me)}`}>
          {ships.map(({ id, hull, number, name, freighter }) => {
            const place = places[id]
            const pick = choices.find(({ spots }) => spots.some((spot) => spot.kind === 'thing' && spot.id === id))
            const items = sheets?.[id]?.items ?? []
            return (
              <li key={id}>
                <button
                  type="button"
                  className="es-slip"
                  aria-pressed={id === inHand}
                  disabled={!pick}
                  onClick={() => pick && onPick(pick)}
                >
                  <Silhouette name={freighter ? 'freighter' : hull} plate={plateOf(view.me)} size={34} />
                  <span>
                    <b>{name === '' ? capital(`${hull} ${number}`) : name}</b>
                    <small>{freighter ? 'freighter, unarmed' : items.map(itemName).join(', ')}</small>
                  </span>
                  <span className="num">{place ? `${makeHexNumber(place.hex)} ${facingName(place.facing)}` : 'to place'}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </Section>
    </div>
  )
}
