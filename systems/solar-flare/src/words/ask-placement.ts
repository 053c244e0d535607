// The question where ships are placed.
import { DIRECTIONS, turned } from '@admiralty/space'
import { shipPlaces } from '../board/board.ts'
import { facingFrom, proposedPlace } from '../bots/place.ts'
import { unplaced } from '../setting/fleets.ts'
import { placedFor } from '../setting/placing.ts'
import type { Color, Side } from '../shapes.ts'
import type { View } from '../state.ts'
import { sideOfSeat } from '../table.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { compass, hexName } from './say.ts'

// Places of ships.
/** The ship that is being placed, where it is proposed or where the player has put it. Null while a ship must be chosen. */
export function placingOf(view: View, me: Color, draft: Draft | null): DraftOf<'place'> | null {
  if (draft?.kind === 'place') return draft
  const side = sideOfSeat(view, me)
  const [only, another] = unplaced(view, side)
  return only && !another ? { kind: 'place', ship: only.id, ...proposedPlace(view, side) } : null
}

export function placementPage(view: View, me: Color, draft: Draft): GamePage {
  const side = sideOfSeat(view, me)
  const waiting = unplaced(view, side)
  const placing = placingOf(view, me, draft)
  const base = { phase: 'Set-up · placing ships', rule: 'SF-SET-10' } as const
  if (!placing)
    return {
      ...base,
      title: 'Choose a ship to place',
      text: 'Sides place one ship after the other.',
      rows: () => {
        const place = proposedPlace(view, side)
        return waiting.map(({ id, name }) => row(`ship:${id}`, 'SF-SET-10', name, { set: { kind: 'place', ship: id, ...place } }))
      },
    }
  const { ship, hex, facing } = placing
  return {
    ...base,
    title: `Place ${waiting.find(({ id }) => id === ship)?.name ?? ship}`,
    text: 'Pick a free hex in a sector without enemies, and turn the ship.',
    back: waiting.length > 1 ? { set: START } : undefined,
    rows: () => [
      row('here', 'SF-SET-10', `Place it in hex ${hexName(hex)}, facing ${compass(facing)}`, {
        give: { order: 'place', ship, hex, facing },
        role: 'main',
      }),
      shipRow(view, side, placing),
    ],
  }
}

/** The place of a ship, turned from the direction of the enemy. */
function shipRow(view: View, side: Side, { ship, hex: now, facing }: DraftOf<'place'>): GameRow {
  const free = shipPlaces(placedFor(view, side))
  return row('place', 'SF-SET-11', 'Hex', {
    place: {
      within: DIRECTIONS.map(() => free),
      now: { at: now, turns: turned(facing, -facingFrom(view, side, now)) },
      nameOf: hexName,
      withPlace: ({ at: hex, turns }) => ({ kind: 'place', ship, hex, facing: turned(facingFrom(view, side, hex), turns) }),
    },
  })
}
