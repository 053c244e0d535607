// The log entries of all observations.
import { d6, type LogEntry, list, logEntryBy, type Outcome, outcomeEntry, type Part, plural, type RuleId } from '@admiralty/kernel'
import type { FlareObservation } from '../chapter.ts'
import { hitsAmong } from '../damage/damage.ts'
import type { View } from '../state.ts'
import { isColor, seatsOn, shieldOf } from '../table.ts'
import { tileName } from './ask-anomalies.ts'
import {
  COLORS,
  compass,
  detail,
  figure,
  heading,
  hexPart,
  hitDice,
  type LinesOf,
  line,
  nameOfFitting,
  seatPart,
  sectionName,
  teamDoes,
  teamName,
  thing,
} from './say.ts'

type Attacked = Extract<FlareObservation, { readonly type: 'shipAttacked' }>
/** 'takes 2 off the shield and 3 off section 6' */
function lossesText({ section, shield, armour, core }: Attacked): string {
  const losses = [
    shield > 0 && `${shield} off the shield`,
    armour > 0 && `${armour} off ${sectionName(section)}`,
    core > 0 && `${core} off the core`,
  ]
  const found = losses.filter((loss) => loss !== false)
  return found.length > 0 ? `: ${list(found)}.` : ': no damage.'
}
/** The charge of the shield that the dice met: what it has left, and what it has lost. */
function shieldBefore(view: View, { ship: id, section, shield }: Attacked): number {
  const ship = view.ships[id]
  return shield + ((ship && shieldOf(ship, section)?.charge) ?? 0)
}
function attackedLine(event: Attacked, view: View): LogEntry {
  const { ship, section, strength, faces, sectionLost, destroyed, cause } = event
  const after: readonly Part[] = [
    ...(sectionLost ? [` ${section === 1 ? 'Its bow' : `Its ${sectionName(section)}`} is lost.`] : []),
    ...(destroyed ? [' It is destroyed.'] : []),
  ]
  const rules: readonly RuleId[] = destroyed ? ['SF-DMG-01', 'SF-OBJ-02'] : sectionLost ? ['SF-DMG-01', 'SF-DMG-08'] : ['SF-DMG-01']
  const where = cause === 'asteroids' ? ' is struck by asteroids in ' : ' is hit in '
  const rolls: readonly Part[] = faces.length > 0 ? [',', ...hitDice(hitsAmong(faces, shieldBefore(view, event)))] : []
  const attack: readonly Part[] = [where, sectionName(section), ' with strength ', figure(strength), ...rolls, lossesText(event)]
  return detail(view.ships[ship]?.seat ?? null, rules, thing(view, ship), ...attack, ...after)
}
/** ' 2 torpedoes in flight go with it.' */
const goneText = ({ length }: readonly string[]): string =>
  length > 0 ? ` ${plural(length, 'torpedo', 'torpedoes')} in flight ${length === 1 ? 'goes' : 'go'} with it.` : ''
const lossRule = { beam: 'SF-BEM-04', blast: 'SF-TOR-18', asteroids: 'SF-AST-02' } as const
const movedText = { ahead: ' goes ahead to ', turn: ' turns to face ', shift: ' shifts to ' } as const
const movedRule = { ahead: 'SF-MOV-01', turn: 'SF-MOV-02', shift: 'SF-MOV-04' } as const

const lines: LinesOf<FlareObservation> = {
  begun: () => heading(['SF-SET-01'], 'The board is laid out.'),
  ended: ({ outcome }) => outcomeLine(outcome),

  shipsRevealed: ({ fleets }) => {
    const named = Object.entries(fleets).map(
      ([seat, designs]) => `${isColor(seat) ? COLORS[seat] : seat}: ${list(designs.map(({ name }) => name))}`,
    )
    return heading(['SF-INF-01'], `The ships are revealed. ${named.join('. ')}.`)
  },
  orderRolled: ({ rolls }, view) =>
    line(
      null,
      ['SF-SET-07'],
      'For the order of play',
      ...rolls.flatMap(({ side, face }): readonly Part[] => [`, ${teamDoes(view, side, 'rolls', 'roll')} `, d6(face, null)]),
      '.',
    ),
  orderSet: ({ order }, view) =>
    line(null, ['SF-SET-07'], `The order of play: ${order.map((side) => teamName(view, side)).join(', then ')}.`),
  anomaliesRolled: ({ side, face }, view) =>
    line(null, ['SF-SET-08'], `${teamDoes(view, side, 'rolls', 'roll')} the number of anomalies: `, d6(face, null), '.'),
  tilePlaced: ({ side, tile }, view) =>
    line(null, ['SF-SET-09'], `${teamDoes(view, side, 'places', 'place')} a ${tileName(tile.kind)} in hex `, hexPart(tile.at), '.'),
  tilePassed: ({ side }, view) => line(null, ['SF-SET-09'], `No tile fits, so ${teamDoes(view, side, 'passes', 'pass')}.`),
  shipPlaced: ({ ship }, view) =>
    line(ship.seat, ['SF-SET-10'], thing(view, ship.id), ' is placed in hex ', hexPart(ship.hex), `, facing ${compass(ship.facing)}.`),

  roundBegan: ({ round }) => heading(['SF-TRN-01'], `Round ${round}`),
  turnBegan: ({ side }, view) => heading(['SF-TRN-01'], `The turn of ${teamName(view, side)}`),
  seatEnded: ({ seat, all }, view) =>
    all && seatsOn(view, view.active ?? 'sol').length > 1
      ? line(seat, ['SF-TEAM-03'], seatPart(seat), ' ends the phase by order of the admiral.')
      : undefined,
  phaseEnded: () => undefined,

  beamFired: ({ ship, beam, at, charges, strength }, view) => {
    const from = view.ships[ship]
    const name = from ? nameOfFitting(from, beam) : 'beam'
    const weak = strength.total < 1 ? ' The nebula swallows it.' : ''
    return line(
      from?.seat ?? null,
      ['SF-BEM-03'],
      thing(view, ship),
      ` fires its ${name} at `,
      thing(view, at),
      ` with ${plural(charges, 'charge')}.${weak}`,
    )
  },
  shipAttacked: attackedLine,
  torpedoAttacked: ({ torpedo, cause, strength, faces, destroyed }, view) => {
    const rolls: readonly Part[] = faces.length > 0 ? [',', ...hitDice(hitsAmong(faces, 0))] : []
    return detail(
      null,
      [lossRule[cause]],
      thing(view, torpedo),
      ' is attacked with strength ',
      figure(strength),
      ...rolls,
      destroyed ? ': it is set off.' : ': no hit.',
    )
  },
  torpedoLaunched: ({ ship, torpedo }, view) =>
    line(
      torpedo.seat,
      ['SF-TOR-01'],
      thing(view, ship),
      ' launches ',
      thing(view, torpedo.id),
      `, warhead ${torpedo.warhead}, ${compass(torpedo.facing)}.`,
    ),
  torpedoMoved: ({ torpedo, from }, view) =>
    from.join() === torpedo.hex.join()
      ? detail(torpedo.seat, ['SF-TOR-07'], thing(view, torpedo.id), ` turns to face ${compass(torpedo.facing)}.`)
      : detail(torpedo.seat, ['SF-TOR-06'], thing(view, torpedo.id), ' flies to hex ', hexPart(torpedo.hex), '.'),
  torpedoExploded: ({ torpedo }, view) =>
    line(
      torpedo.seat,
      ['SF-TOR-14'],
      thing(view, torpedo.id),
      ` explodes with warhead ${torpedo.warhead} in hex `,
      hexPart(torpedo.hex),
      '.',
    ),
  torpedoDisarmed: ({ torpedo, automatic }, view) =>
    line(
      null,
      [automatic ? 'SF-TRN-03' : 'SF-TOR-11'],
      thing(view, torpedo),
      automatic ? ' has come to the end of its flight and is disarmed.' : ' is disarmed.',
    ),
  beamWorn: ({ ship, beam, level }, view) => {
    const from = view.ships[ship]
    const name = from ? nameOfFitting(from, beam) : 'beam'
    const worn = level > 0 ? ` wears down to level ${level}.` : ' burns out.'
    return detail(from?.seat ?? null, ['SF-OVR-05'], `The overcharged ${name} of `, thing(view, ship), worn)
  },
  sideOut: ({ side, torpedoes }, view) => {
    const gone = goneText(torpedoes)
    return line(null, ['SF-TOR-23'], `${teamDoes(view, side, 'has', 'have')} no ship left.${gone}`)
  },
  sideConceded: ({ side, ships, torpedoes }, view) =>
    line(
      null,
      ['SF-END-01'],
      `${teamDoes(view, side, 'has', 'have')} conceded and left the battle.`,
      ships.length > 0 ? ` ${plural(ships.length, 'ship')} ${ships.length === 1 ? 'is' : 'are'} removed.` : '',
      goneText(torpedoes),
    ),
  shipMoved: ({ ship, step, hex, facing }, view) =>
    line(
      view.ships[ship]?.seat ?? null,
      [movedRule[step]],
      thing(view, ship),
      movedText[step],
      ...(step === 'turn' ? [compass(facing)] : [hexPart(hex)]),
      '.',
    ),
  powerMade: ({ ship, power }, view) =>
    line(view.ships[ship]?.seat ?? null, ['SF-PWR-01'], thing(view, ship), ' makes ', figure(power), ' power.'),
  powerMoved: ({ ship, crew, component, amount, lost, charge, partial }, view) => {
    const on = view.ships[ship]
    const name = on ? nameOfFitting(on, component) : 'component'
    const rest = [partial > 0 && `, ${partial} towards the next`, lost > 0 && `, ${lost} lost`].filter(Boolean).join('')
    return detail(
      on?.seat ?? null,
      ['SF-PWR-05'],
      `Crew team ${crew + 1} of `,
      thing(view, ship),
      ` moves ${amount} to the ${name}: charge ${charge}${rest}.`,
    )
  },
}

/** The log entry of an observation; undefined if it has none. */
export const logEntryOf = logEntryBy<FlareObservation, View>(lines)
export const outcomeLine = (outcome: Outcome): LogEntry => outcomeEntry(outcome, (seat) => (isColor(seat) ? COLORS[seat] : seat))
