// The crews of a ship on its record.
import { InOrder } from '@admiralty/board'
import { Rule, Section } from '@admiralty/game-ui/panel'
import type { Ship } from '../../src/state.ts'
import { powerOf, working } from '../../src/table.ts'
import { CREW_DATA } from './ship-figure.tsx'

interface CrewProps {
  readonly ship: Ship
  /** The team that is chosen; null for none. */
  readonly chosen: number | null
  /** Null while no power is moved. */
  readonly onCrew: ((crew: number) => void) | null
}

/** The crew teams, and the power that is left for them. */
export function Crew({ ship, chosen, onCrew }: CrewProps) {
  const stored = working(ship, 'battery').reduce((sum, { charge }) => sum + charge, 0)
  const power = onCrew ? `${ship.power} power left` : `makes ${powerOf(ship)} power`
  return (
    <Section title="Crew and power" aside={`${power}, ${stored} in batteries`}>
      <ul className="gu-line sf-crew">
        <InOrder of={ship.design.crew}>
          {(skill, crew) => {
            const busy = ship.busy.includes(crew)
            return (
              <li>
                <button
                  type="button"
                  className={`btn ${busy ? 'spent' : ''}`}
                  disabled={!onCrew || busy}
                  draggable={onCrew !== null && !busy}
                  aria-pressed={chosen === crew}
                  data-item={`crew${crew}`}
                  onDragStart={(event) => event.dataTransfer.setData(CREW_DATA, String(crew))}
                  onClick={() => onCrew?.(crew)}
                >
                  Team {crew + 1} <small>{busy ? 'has moved power' : `moves ${skill}`}</small>
                </button>
              </li>
            )
          }}
        </InOrder>
      </ul>
      {onCrew && (
        <p className="gu-note">
          Drag a team onto a component, or press the team and then the component. <Rule id="SF-PWR-05" />
        </p>
      )}
    </Section>
  )
}
