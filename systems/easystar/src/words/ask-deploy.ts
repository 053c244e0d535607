// Questions and choices of deployment: ready line-ups, or ship by ship.

import type { Question } from '@admiralty/kernel'
import { type Hex, hexKey, makeHexNumber, sameHex, turned } from '@admiralty/space'
import { lineupsFor } from '../bots/lineups.ts'
import { type Placement, rosterOf } from '../design/roster.ts'
import { check } from '../game.ts'
import { forward, zoneFor } from '../setting/zones.ts'
import type { Color, View } from '../state.ts'
import { back, type GameChoice, leads, main, onHex, onThing } from './choice.ts'
import type { Draft, DraftOf } from './draft.ts'
import { counted, facingName, shipTitle } from './say.ts'

export function deployQuestion(view: View, me: Color, draft: Draft | null): Question {
  const ships = rosterOf(view, me) ?? []
  const placed = draft?.kind === 'deploy' ? Object.keys(draft.places).length : 0
  const left = ships.length - placed
  return {
    phase: 'Deployment · sealed',
    title: 'Deploy your fleet',
    text:
      placed === 0
        ? 'Choose a line-up or place ships one by one. All fleets are revealed together.'
        : left > 0
          ? `${counted(left, 'ship')} left to place.`
          : 'All ships are placed.',
    rule: 'ES-SEQ-01',
  }
}

export function deployChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  if (draft?.kind === 'deploy') return draft.ship === null ? lineChoices(view, me, draft) : shipChoices(view, me, draft, draft.ship)
  return [...lineups(view, me), ...shipRows(view, me, { kind: 'deploy', places: {}, ship: null })]
}
const lineups = (view: View, me: Color): readonly GameChoice[] =>
  lineupsFor(view, me).map(({ key, title, places }) =>
    leads(
      { key: `line:${key}`, label: title, rule: 'ES-SEQ-01' },
      { kind: 'deploy', places, ship: null },
      { spots: Object.values(places).map(({ hex }) => onHex(hex)) },
    ),
  )

function lineChoices(view: View, me: Color, draft: DraftOf<'deploy'>): readonly GameChoice[] {
  const order = { order: 'deploy', places: draft.places } as const
  return [
    ...(check(view, order) ? [] : [main({ key: 'deploy', label: 'Deploy', rule: 'ES-SEQ-02' }, order)]),
    ...shipRows(view, me, draft),
    ...lineups(view, me),
    back(),
  ]
}

const shipRows = (view: View, me: Color, draft: DraftOf<'deploy'>): readonly GameChoice[] =>
  (rosterOf(view, me) ?? []).map((ship) => {
    const place = draft.places[ship.id]
    return leads(
      { key: `ship:${ship.id}`, label: shipTitle(ship), rule: 'ES-SEQ-01' },
      { ...draft, ship: ship.id },
      {
        spots: [onThing(ship.id), ...(place ? [onHex(place.hex)] : [])],
        note: place ? `${makeHexNumber(place.hex)} ${facingName(place.facing)}` : 'not placed',
      },
    )
  })

function shipChoices(view: View, me: Color, draft: DraftOf<'deploy'>, ship: string): readonly GameChoice[] {
  const placed = draft.places[ship]
  const taken = (hex: Hex): boolean => Object.entries(draft.places).some(([other, place]) => other !== ship && sameHex(place.hex, hex))
  const put = (place: Placement, then: string | null): Draft => ({ ...draft, ship: then, places: { ...draft.places, [ship]: place } })
  const turns = placed
    ? ([-1, 1] as const).map((side) => {
        const facing = turned(placed.facing, side)
        const label = `Turn ${side < 0 ? 'left' : 'right'}, to ${facingName(facing)}`
        return leads({ key: `turn:${side}`, label, rule: 'ES-MAP-04' }, put({ ...placed, facing }, ship))
      })
    : []
  return [
    ...turns,
    ...zoneFor(view, me, ship)
      .filter((hex) => !taken(hex) && !(placed && sameHex(placed.hex, hex)))
      .map((hex) =>
        leads(
          { key: `hex:${hexKey(hex)}`, label: `To ${makeHexNumber(hex)}`, rule: 'ES-SEQ-01' },
          put({ hex, facing: placed?.facing ?? forward(view.setup, me, hex) }, ship),
          {
            spots: [onHex(hex)],
          },
        ),
      ),
    back({ ...draft, ship: null }, 'Next ship'),
  ]
}
