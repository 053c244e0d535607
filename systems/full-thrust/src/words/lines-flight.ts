// Log entries of fighters, salvoes and point defence.
import { list, type Part, plural } from '@admiralty/kernel'
import type { AttackEvent } from '../attack/events.ts'
import type { FlightEvent } from '../flight/events.ts'
import type { OrdnanceEvent } from '../ordnance/events.ts'
import type { View } from '../state.ts'
import { detail, diceOf, dieOf, fullName, type LinesOf, line, nameOf, placePart, seatOfThing, systemName, thingOf } from './say.ts'

const MISSION = { screen: 'screens', pursue: 'pursues', land: 'comes in to land on' } as const
const missionParts = (view: View, mission: { readonly do: keyof typeof MISSION; readonly ship: string } | null): readonly Part[] =>
  mission ? [` and ${MISSION[mission.do]} `, thingOf(view, mission.ship)] : []

export const flightLines: LinesOf<FlightEvent, View> = {
  groupLaunched: ({ group, ship, at, mission, seat }, view) =>
    line(
      seat,
      ['FT-FTR-02'],
      thingOf(view, ship),
      ' launches ',
      thingOf(view, group),
      ' to ',
      placePart(view, at),
      ...missionParts(view, mission),
      '.',
    ),
  groupFlew: ({ group, at, again, mission }, view) =>
    line(
      seatOfThing(view, group),
      [again ? 'FT-FTR-05' : 'FT-FTR-04'],
      thingOf(view, group),
      again ? ' moves again to ' : ' flies to ',
      placePart(view, at),
      ...missionParts(view, mission),
      '.',
    ),
  flightsEnded: () => undefined,
  groupsFollowed: ({ moves }, view) =>
    line(null, ['FT-SEQ-05'], `${list(moves.map(({ group }) => fullName(view, group)))} keep up with their ships.`),
  groupLanded: ({ group, ship, die, ready, joins }, view) =>
    line(
      seatOfThing(view, ship),
      ['FT-FTR-17', 'FT-FTR-18'],
      thingOf(view, group),
      ' lands on ',
      thingOf(view, ship),
      '; rearming ',
      dieOf(die),
      ready >= 999 ? ': out for the battle' : `: ready in turn ${ready}`,
      ...(joins === null ? [] : [', and joins ', thingOf(view, joins)]),
      '.',
    ),
}
export const ordnanceLines: LinesOf<OrdnanceEvent, View> = {
  salvoLaunched: ({ salvo, load }, view) =>
    line(
      salvo.seat,
      ['FT-SAL-02'],
      thingOf(view, salvo.ship),
      ` launches ${nameOf(view, salvo.id)} (${load}) to `,
      placePart(view, salvo.at),
      '.',
    ),
  ordnanceEnded: () => undefined,
  salvoHomed: ({ salvo, target }, view) =>
    line(seatOfThing(view, salvo), ['FT-SAL-04'], thingOf(view, salvo), ' homes on ', thingOf(view, target), '.'),
  salvoLost: ({ salvo }, view) => line(null, ['FT-SAL-04'], `${nameOf(view, salvo)} finds no target and is lost.`),
}

type FoughtGroup = Extract<AttackEvent, { readonly type: 'dogfought' }>['groups'][number]
const fought = (view: View, { group, dice, kills, pressing }: FoughtGroup): readonly Part[] =>
  pressing ? [thingOf(view, group), ' presses on'] : [thingOf(view, group), ' ', ...diceOf(dice, 4), ` ${plural(kills, 'kill')}`]
const lossText = (view: View, losses: Readonly<Record<string, number>>): string => {
  const lost = Object.entries(losses).map(([id, count]) => `${fullName(view, id)} loses ${count}`)
  return lost.length > 0 ? ` ${list(lost)}.` : ' Nobody is lost.'
}
const joined = (texts: readonly (readonly Part[])[]): readonly Part[] =>
  texts.flatMap((parts, index) => [...(index > 0 ? ['; '] : []), ...parts])
export const attackLines: LinesOf<AttackEvent, View> = {
  attacksDeclared: ({ attacks }, view) =>
    line(
      null,
      ['FT-FTR-06'],
      ...joined(
        attacks.map(({ group, target, torpedoes }) => [
          thingOf(view, group),
          torpedoes ? ' attacks with torpedoes ' : ' attacks ',
          thingOf(view, target.id),
        ]),
      ),
      '.',
    ),
  moraleTested: ({ group, die, attacks }, view) =>
    detail(
      seatOfThing(view, group),
      ['FT-OPT-07'],
      'Morale of ',
      thingOf(view, group),
      ' ',
      dieOf(die, !attacks),
      attacks ? ': it attacks.' : ': it breaks off.',
    ),
  scrambled: ({ ship, die }, view) => line(seatOfThing(view, ship), ['FT-OPT-04'], thingOf(view, ship), ' scrambles ', dieOf(die), '.'),
  dogfought: ({ groups, losses }, view) =>
    line(null, ['FT-FTR-09'], 'Dogfight: ', ...joined(groups.map((one) => fought(view, one))), `.${lossText(view, losses)}`),
  salvoIntercepted: ({ group, salvo, dice, kills, lost }, view) =>
    line(
      seatOfThing(view, group),
      ['FT-FTR-14'],
      thingOf(view, group),
      ' intercepts ',
      thingOf(view, salvo),
      ' ',
      ...diceOf(dice, 5),
      `: ${plural(kills, 'missile')} shot down${lost > 0 ? `, ${plural(lost, 'fighter')} lost` : ''}.`,
    ),
  endurancePaid: () => undefined,
  defencesAllotted: ({ defences }, view) => {
    const ships = [...new Set(defences.map(({ ship }) => ship))]
    return line(null, ['FT-PD-03'], `Point defence of ${list(ships.map((id) => fullName(view, id)))}.`)
  },
  defenceFired: ({ ship, mount, target, dice, kills }, view) => {
    const firing = view.ships[ship]
    const name = firing ? systemName(firing, mount) : mount
    return detail(
      seatOfThing(view, ship),
      ['FT-PD-02'],
      thingOf(view, ship),
      ` ${name} at `,
      thingOf(view, target.id),
      ' ',
      ...diceOf(dice, 4),
      `: ${plural(kills, 'kill')}.`,
    )
  },
  salvoRolled: ({ salvo, die, onTarget }, view) =>
    detail(seatOfThing(view, salvo), ['FT-SAL-05'], thingOf(view, salvo), ' ', dieOf(die), `: ${plural(onTarget, 'missile')} on target.`),
  salvoStruck: ({ salvo, ship, dice }, view) =>
    dice.length === 0
      ? undefined
      : line(
          view.ships[ship]?.seat ?? null,
          ['FT-SAL-06'],
          `${nameOf(view, salvo)} strikes `,
          thingOf(view, ship),
          ' ',
          ...diceOf(dice),
          '.',
        ),
  groupStruck: ({ group, ship, dice, torpedoes, normal, penetrating, hits }, view) =>
    line(
      seatOfThing(view, group),
      [torpedoes ? 'FT-FTR-16' : 'FT-FTR-08'],
      thingOf(view, group),
      torpedoes ? ' fires torpedoes at ' : ' strafes ',
      thingOf(view, ship),
      ' ',
      ...diceOf(dice, 4),
      torpedoes ? `: ${plural(hits.length, 'hit')}.` : `: ${plural(normal + penetrating, 'point')} of damage.`,
    ),
}
