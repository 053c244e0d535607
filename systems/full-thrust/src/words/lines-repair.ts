// Log entries of damage control and power cores.
import { list, plural } from '@admiralty/kernel'
import type { RepairEvent } from '../repair/events.ts'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { COLORS, detail, diceOf, dieOf, type LinesOf, line, seatOfThing, systemName, thingOf } from './say.ts'

export const repairLines: LinesOf<RepairEvent, View> = {
  repairTried: ({ ship: id, system, parties, face, mended }, view) => {
    const ship = view.ships[id]
    return detail(
      seatOfThing(view, id),
      ['FT-DC-03'],
      thingOf(view, id),
      `: ${plural(parties, 'party', 'parties')} on the ${ship ? systemName(ship, system) : system} `,
      dieOf(face, mended),
      mended ? ': repaired.' : ': not yet.',
    )
  },
  coreDumped: ({ ship }, view) => line(seatOfThing(view, ship), ['FT-COR-05'], thingOf(view, ship), ' dumps its power core and drifts.'),
  shipAbandoned: ({ ship }, view) => line(seatOfThing(view, ship), ['FT-COR-05'], 'The crew of ', thingOf(view, ship), ' leaves.'),
  crewLost: ({ ship }, view) =>
    line(seatOfThing(view, ship), ['FT-COR-03'], 'The life support of ', thingOf(view, ship), ' has failed; it drifts.'),
  coreTested: ({ ship, face, explodes }, view) =>
    line(
      seatOfThing(view, ship),
      ['FT-COR-04'],
      'The power core of ',
      thingOf(view, ship),
      ' ',
      dieOf(face, explodes),
      explodes ? ': it explodes.' : ': it holds.',
    ),
  blastReached: ({ ship, dice }, view) =>
    detail(seatOfThing(view, ship), ['FT-OPT-05'], 'The blast reaches ', thingOf(view, ship), ' ', ...diceOf(dice), '.'),
  letGo: ({ by }) => {
    const seats = Object.entries(by).map(
      ([seat, from]) => `${list(from.map((one) => COLORS[one]))} let ${isColor(seat) ? COLORS[seat] : seat} go`,
    )
    return line(null, ['FT-END-06'], `${list(seats)}.`)
  },
}
