// The list of own ships during deployment. A selected ship is placed and turned on the map.
import { sideStyleOf } from '@admiralty/board'
import { choiceOf } from '@admiralty/forms'
import { Rule, Section, ShipRow } from '@admiralty/game-ui/panel'
import { makeHexNumber } from '@admiralty/space'
import { type DeployedPose, type RosterShip, rosterOf } from '../../src/design/roster.ts'
import type { View } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import { shipRow } from '../../src/words/ask-deploy.ts'
import type { DraftOf } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import { facingName, itemName } from '../../src/words/say.ts'
import type { Draft } from '../../src/words.ts'
import { calledOf } from './deployment-marks.ts'

export interface ShipsToPlaceProps {
  readonly view: View
  readonly draft: Draft | null
  readonly choices: readonly GameChoice[]
  onPick(choice: GameChoice): void
}

/** The place of a ship in words. */
const placeText = (place: DeployedPose | undefined): string =>
  place ? `${makeHexNumber(place.hex)} ${facingName(place.facing)}` : 'not placed'
/** The weapons, devices and fighters of a ship in words. */
const fitText = ({ secret, me }: View, { id, freighter }: RosterShip): string =>
  freighter ? 'freighter, unarmed' : ((isColor(me) && secret[me]?.sheets[id]?.items) || []).map(itemName).join(', ')

export function ShipsToPlace({ view, draft, choices, onPick }: ShipsToPlaceProps) {
  const ships = isColor(view.me) ? (rosterOf(view, view.me) ?? []) : []
  if (ships.length === 0) return null
  const line: DraftOf<'deploy'> = draft?.kind === 'deploy' ? draft : { kind: 'deploy', places: {}, ship: null }
  return (
    <Section title="Your ships" aside={`${Object.keys(line.places).length} of ${ships.length} placed`}>
      <ol className={`gu-ships side-${sideStyleOf(view.me)}`}>
        {ships.map((ship) => (
          <ShipRow
            key={ship.id}
            symbol={ship.freighter ? 'freighter' : ship.hull}
            sideStyle={sideStyleOf(view.me)}
            name={calledOf(ship)}
            line={fitText(view, ship)}
            figure={placeText(line.places[ship.id])}
            pressed={ship.id === line.ship}
            disabled={choices.length === 0}
            onPress={() => onPick(choiceOf(shipRow(line, ship)))}
          />
        ))}
      </ol>
      <p className="gu-note">
        Select a ship, then a light hex; R turns the ship. All fleets are revealed together. <Rule id="ES-SEQ-02" />
      </p>
    </Section>
  )
}
