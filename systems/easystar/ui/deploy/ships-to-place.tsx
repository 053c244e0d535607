// The list of own ships during deployment. A selected ship is placed and turned on the map.
import { Silhouette } from '@admiralty/board'
import { choiceOf } from '@admiralty/forms'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { makeHexNumber } from '@admiralty/space'
import { type RosterShip, rosterOf } from '../../src/design/roster.ts'
import type { View } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import { shipRow } from '../../src/words/ask-deploy.ts'
import type { DraftOf } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import { facingName, itemName } from '../../src/words/say.ts'
import type { Draft } from '../../src/words.ts'
import { sideStyleOf } from '../sides.ts'
import { calledOf } from './deployment-marks.ts'

export interface ShipsToPlaceProps {
  readonly view: View
  readonly draft: Draft | null
  readonly choices: readonly GameChoice[]
  onPick(choice: GameChoice): void
}

interface SlipProps {
  readonly view: View
  readonly ship: RosterShip
  readonly draft: DraftOf<'deploy'>
  readonly asked: boolean
  onPick(choice: GameChoice): void
}
function Slip({ view, ship, draft, asked, onPick }: SlipProps) {
  const place = draft.places[ship.id]
  const sheet = isColor(view.me) ? view.secret[view.me]?.sheets[ship.id] : undefined
  const fit = ship.freighter ? 'freighter, unarmed' : (sheet?.items ?? []).map(itemName).join(', ')
  return (
    <li>
      <button
        type="button"
        className="es-ship"
        aria-pressed={ship.id === draft.ship}
        disabled={!asked}
        onClick={() => onPick(choiceOf(shipRow(draft, ship)))}
      >
        <Silhouette name={ship.freighter ? 'freighter' : ship.hull} sideStyle={sideStyleOf(view.me)} size={34} />
        <span>
          <b>{calledOf(ship)}</b>
          <small>{fit}</small>
        </span>
        <span className="num">{place ? `${makeHexNumber(place.hex)} ${facingName(place.facing)}` : 'not placed'}</span>
      </button>
    </li>
  )
}

export function ShipsToPlace({ view, draft, choices, onPick }: ShipsToPlaceProps) {
  const ships = isColor(view.me) ? (rosterOf(view, view.me) ?? []) : []
  if (ships.length === 0) return null
  const line: DraftOf<'deploy'> = draft?.kind === 'deploy' ? draft : { kind: 'deploy', places: {}, ship: null }
  return (
    <Section title="Your ships" aside={`${Object.keys(line.places).length} of ${ships.length} placed`}>
      <ol className={`es-lineup side-${sideStyleOf(view.me)}`}>
        {ships.map((ship) => (
          <Slip key={ship.id} view={view} ship={ship} draft={line} asked={choices.length > 0} onPick={onPick} />
        ))}
      </ol>
      <p className="gu-note">
        Select a ship, then a light hex; R turns the ship. All fleets are revealed together. <Rule id="ES-SEQ-02" />
      </p>
    </Section>
  )
}
