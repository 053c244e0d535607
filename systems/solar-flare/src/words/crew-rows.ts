// Rows for the crews that receive power, and the page of one crew.
import { onItem, plural } from '@admiralty/kernel'
import { idleCrews, receivers } from '../power/questions.ts'
import { room } from '../power/transfers.ts'
import type { Ship, View } from '../state.ts'
import { type ComponentNow, shipOf, working } from '../table.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, itemId, row, START } from './form.ts'
import { capital, fittingName } from './say.ts'

export function sourcesText(ship: Ship): string {
  const stored = working(ship, 'battery').reduce((sum, { charge }) => sum + charge, 0)
  return `${ship.power} generated, ${stored} in batteries, ${plural(idleCrews(ship).length, 'team')} ready.`
}

export const crewRows = (ship: Ship): GameRows =>
  receivers(ship).length > 0 &&
  idleCrews(ship).map(({ crew, skill }) =>
    row(`crew:${crew}`, 'SF-PWR-05', `Crew team ${crew + 1}`, {
      set: { kind: 'crew', ship: ship.id, crew },
      spots: [onItem(ship.id, `crew${crew}`)],
      note: `skill ${skill}`,
    }),
  )

export function crewPage(view: View, { ship: id, crew }: DraftOf<'crew'>): GamePage {
  const ship = shipOf(view, id)
  const skill = ship.design.crew[crew] ?? 0
  return {
    phase: PHASE,
    title: `Crew team ${crew + 1} moves up to ${skill}`,
    text: sourcesText(ship),
    rule: 'SF-PWR-05',
    back: { set: START },
    rows: () => receivers(ship).map((fitted) => receiverRow(ship, crew, skill, fitted)),
  }
}

function receiverRow(ship: Ship, crew: number, skill: number, fitted: ComponentNow): GameRow {
  const held =
    fitted.kind === 'shield' && fitted.partial > 0 ? `${fitted.charge} and ${fitted.partial} towards the next` : String(fitted.charge)
  return row(`to:${fitted.index}`, 'SF-PWR-06', capital(fittingName(fitted)), {
    set: { kind: 'receiver', ship: ship.id, crew, component: fitted.index },
    spots: [onItem(ship.id, itemId(fitted.index))],
    note: `charge ${held}, takes ${Math.min(skill, room(fitted))}`,
  })
}

export const PHASE = 'Power · yours to decide'
