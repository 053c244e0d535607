// Log entries of set-up, turns, movement and the end.
import { list, type Part, plural } from '@admiralty/kernel'
import type { EndingEvent } from '../ending/events.ts'
import type { MovementObservation } from '../movement/events.ts'
import { formatPlot } from '../movement/notation.ts'
import type { SettingEvent } from '../setting/events.ts'
import type { View } from '../state.ts'
import type { TurnEvent } from '../turn/events.ts'
import {
  COLORS,
  detail,
  diceOf,
  dieOf,
  fullName,
  heading,
  type LinesOf,
  line,
  motionText,
  placePart,
  SIDE_NAMES,
  seatOfThing,
  seatPart,
  thingOf,
} from './say.ts'

const namesOf = (view: View, ids: readonly string[]): string => list(ids.map((id) => fullName(view, id)))

export const settingLines: LinesOf<SettingEvent, View> = {
  fleetChosen: ({ seat, ships }) => line(seat, ['FT-SCN-10'], seatPart(seat), ` brings ${list(ships.map(({ name }) => name))}.`),
  groupEntered: ({ seat, entry }) =>
    line(
      seat,
      ['FT-SET-01', 'FT-SET-04'],
      seatPart(seat),
      `: ${plural(entry.ships.length, 'ship')} at entry point ${entry.clock}, speed ${entry.speed}.`,
    ),
  defencePlaced: ({ seat, ship, at }, view) => line(seat, ['FT-SET-07'], thingOf(view, ship), ' stands at ', placePart(view, at), '.'),
  entryChanged: ({ seat, change, entries }) => {
    const entry = entries[change.group]
    return line(
      seat,
      ['FT-SET-05'],
      seatPart(seat),
      ` changes an entry: point ${entry?.clock ?? ''}, ${entry?.distance ?? 0} MU from the centre.`,
    )
  },
  changesEnded: () => undefined,
  shipEntered: ({ ship, at, course, velocity, byFtl }, view) =>
    byFtl
      ? undefined
      : detail(
          seatOfThing(view, ship),
          ['FT-SET-02'],
          thingOf(view, ship),
          ' enters at ',
          placePart(view, at),
          `, ${motionText({ course, velocity })}.`,
        ),
  groupsRated: ({ dice }, view) =>
    detail(
      null,
      ['FT-OPN-17'],
      'Aces on 6, poor groups on 1: ',
      ...Object.entries(dice).flatMap(([group, face]) => [thingOf(view, group), ' ', dieOf(face, face === 1 || face === 6), ' ']),
    ),
}

export const turnLines: LinesOf<TurnEvent, View> = {
  turnBegan: ({ turn }) => heading(['FT-SEQ-01'], `Turn ${turn}`),
  initiativeRolled: ({ rolls }) =>
    detail(
      null,
      ['FT-SEQ-02'],
      'Initiative: ',
      ...rolls.flatMap(({ side, face }, index): readonly Part[] => [...(index > 0 ? [', '] : []), `${SIDE_NAMES[side]} `, dieOf(face)]),
      '.',
    ),
  initiativeSet: ({ order }) => line(order[0] ?? null, ['FT-SEQ-02'], `Initiative: ${list(order.map((seat) => COLORS[seat]))}.`),
}

type ObservationOf<K extends MovementObservation['type']> = Extract<MovementObservation, { readonly type: K }>
function movedLine({ ship, plot, to, course, velocity }: ObservationOf<'shipMoved'>, view: View) {
  const order = plot ? ` (${formatPlot(plot)})` : ''
  const announced = [plot?.ftl && 'warms up its FTL drive', plot?.disengage && 'breaks off'].filter((text) => typeof text === 'string')
  return line(
    seatOfThing(view, ship),
    ['FT-MOV-08'],
    thingOf(view, ship),
    `${order} moves to `,
    placePart(view, to),
    `, ${motionText({ course, velocity })}${announced.length > 0 ? `; it ${list(announced)}` : ''}.`,
  )
}
export const movementLines: LinesOf<MovementObservation, View> = {
  plotsWritten: () => undefined,
  plotsDone: () => undefined,
  shipMoved: movedLine,
  driveStrained: ({ ship, face, hit }, view) =>
    detail(
      seatOfThing(view, ship),
      ['FT-MOV-13'],
      'The drive of ',
      thingOf(view, ship),
      ' is strained ',
      dieOf(face, hit),
      hit ? ': a hit.' : ': it holds.',
    ),
  jumpTried: ({ ship, near, die }, view) =>
    line(
      seatOfThing(view, ship),
      ['FT-FTL-02', 'FT-FTL-04'],
      thingOf(view, ship),
      near.length === 0 ? ' leaves by FTL.' : ` tries to leave by FTL, with ${namesOf(view, near)} near `,
      ...(die === null ? [] : [dieOf(die), die === 1 ? ': it fails.' : die >= 5 ? ': it is torn apart.' : ': it gets away, damaged.']),
    ),
  shipJumped: () => undefined,
  ftlShock: ({ ship, faces, damage }, view) =>
    detail(
      seatOfThing(view, ship),
      ['FT-FTL-04'],
      'Shock on ',
      thingOf(view, ship),
      ' ',
      ...diceOf(faces),
      `: ${plural(damage, 'point')}.`,
    ),
  ftlSwept: ({ groups, salvoes }, view) => line(null, ['FT-FTL-04'], `The shock destroys ${namesOf(view, [...groups, ...salvoes])}.`),
  shipEmerged: ({ ship, at }, view) =>
    line(seatOfThing(view, ship), ['FT-FTL-07'], thingOf(view, ship), ' comes out of FTL at ', placePart(view, at), '.'),
  ramTried: ({ ship, target, nerve, contest, damage }, view) =>
    line(
      seatOfThing(view, ship),
      ['FT-OPT-01'],
      thingOf(view, ship),
      ' tries to ram ',
      thingOf(view, target),
      ' ',
      dieOf(nerve, nerve === 6),
      ...(contest ? [', ', ...diceOf(contest)] : []),
      damage ? `: ${damage[0]} damage to the target, ${damage[1]} to the rammer.` : ': no collision.',
    ),
}

const HOW = { noArms: 'no arms', letGo: 'let go', trend: 'the distance', dice: 'the dice' } as const
export const endingLines: LinesOf<EndingEvent, View> = {
  disengagementTested: ({ side, ships, keptIn, tests, away }, view) => {
    const reason =
      keptIn.length > 0
        ? `within reach of ${namesOf(view, keptIn)}`
        : tests.map((test) => `${SIDE_NAMES[test.against]}: ${HOW[test.by]}${test.faces ? ` ${test.faces.join(' to ')}` : ''}`).join('; ')
    const [first] = ships
    return line(
      first === undefined ? null : seatOfThing(view, first),
      ['FT-END-02', 'FT-END-05'],
      `${SIDE_NAMES[side]}: ${namesOf(view, ships)} ${away ? (ships.length === 1 ? 'gets away' : 'get away') : 'cannot break off'} (${reason}).`,
    )
  },
  turnEnded: () => undefined,
  groupRecovered: ({ group, ship }, view) =>
    detail(seatOfThing(view, group), ['FT-FTR-20'], thingOf(view, group), ' finds a bay on ', thingOf(view, ship), '.'),
  groupLost: ({ group }, view) => detail(seatOfThing(view, group), ['FT-FTR-20'], thingOf(view, group), ' finds no bay and is lost.'),
}
