// A log entry for each observation.
import { d6, type LogEntry, type LogLines, list, logEntryBy, logHeading, type Outcome, type Part, plural } from '@admiralty/kernel'
import type { GameObservation } from '../chapter.ts'
import type { Mission } from '../orders.ts'
import type { View } from '../state.ts'
import { isColor, partOf } from '../table.ts'
import { defenceDice, dogfightDice, interceptDice, mountDice, strikeDice } from './dice-marks.ts'
import { COLORS, changeWords, fullName, motionText, nameOf, sideName, systemName } from './say.ts'
import { detail, diceOf, line, markedDice, spot, the } from './tell.ts'

type ObservationOf<K extends GameObservation['type']> = Extract<GameObservation, { readonly type: K }>
const colorOf = (seat: string): string => (isColor(seat) ? COLORS[seat] : seat)
const namesOf = (view: View, ids: readonly string[]): string => list(ids.map((id) => fullName(view, id)))
const systemIn = (view: View, ship: string, system: string): string => {
  const carrier = view.ships[ship]
  return carrier ? systemName(carrier, system) : system
}
const parties = (count: number): string => plural(count, 'party', 'parties')
/** Texts that are there, with a separator before the first. */
const also = (before: string, ...texts: readonly (string | false | null | undefined)[]): string => {
  const there = texts.filter((text) => typeof text === 'string')
  return there.length > 0 ? `${before}${list(there)}` : ''
}
const joined = (texts: readonly (readonly Part[])[]): readonly Part[] =>
  texts.flatMap((parts, index) => [...(index > 0 ? ['; '] : []), ...parts])

const MISSION = { screen: 'screens', pursue: 'pursues', land: 'comes in to land on' } as const
const doing = (view: View, mission: Mission | null): readonly Part[] =>
  mission ? [` and ${MISSION[mission.do]} `, the(mission.ship)(view)] : []
const CAUSES = {
  fire: 'fire',
  strike: 'missiles and fighters',
  ram: 'the collision',
  ftl: 'the FTL shock',
  core: 'its power core',
  blast: 'the blast',
} as const
const HOW = { noArms: 'no arms', letGo: 'let go', trend: 'the distance', dice: 'the dice' } as const

function mountFired(event: ObservationOf<'mountFired'>, view: View) {
  const { ship, mount, target, system, normal, penetrating, hits, kills } = event
  const firing = view.ships[ship]
  const isTorpedo = firing !== undefined && partOf(firing, mount, 'torpedo') !== undefined
  const points = normal + penetrating + hits.reduce((sum, hit) => sum + hit, 0)
  const aimed = system === null ? '' : ` (${systemIn(view, target.id, system)})`
  const result = target.kind === 'group' ? plural(kills, 'kill') : plural(points, 'point')
  const tell = detail(view, ship, isTorpedo ? 'FT-WPN-05' : 'FT-WPN-02')
  return tell`${systemIn(view, ship, mount)} at ${the(target.id)}${aimed} ${markedDice(mountDice(view, event))}: ${result}.`
}
function systemsChecked({ ship, row, extra, rolls, lost, outOfControl, suffocates }: ObservationOf<'systemsChecked'>, view: View) {
  const gone = lost.map(({ system }) => systemIn(view, ship, system))
  const control =
    outOfControl !== null && (outOfControl >= 999 ? 'out of control for the battle' : `out of control to turn ${outOfControl}`)
  const more = extra > 0 ? `, ${plural(extra, 'row')} more at once` : ''
  const after = also('; ', control, suffocates !== null && `life support fails in turn ${suffocates}`)
  const result = gone.length > 0 ? `${list(gone)} lost` : 'nothing lost'
  const tell = detail(view, ship, 'FT-DMG-05', 'FT-DMG-06')
  return tell`${the(ship)} checks ${rolls.length > 0 ? plural(rolls.length, 'system') : 'its systems'} for row ${row}${more}: ${result}${after}.`
}
function dogfought({ groups, losses }: ObservationOf<'dogfought'>, view: View) {
  const lost = Object.entries(losses).map(([id, count]) => `${fullName(view, id)} loses ${count}`)
  const fought = groups.map((one) =>
    one.pressing
      ? [the(one.group)(view), ' presses on']
      : [the(one.group)(view), ' ', ...markedDice(dogfightDice(view, one)), ` ${plural(one.kills, 'kill')}`],
  )
  return line(view, null, 'FT-FTR-09')`Dogfight: ${joined(fought)}. ${lost.length > 0 ? list(lost) : 'Nobody is lost'}.`
}
function disengagementTested({ side, ships, keptIn, tests, away }: ObservationOf<'disengagementTested'>, view: View) {
  const answers = tests.map(({ against, by, faces }) => `${sideName(view, against)}: ${HOW[by]}${faces ? ` ${faces.join(' to ')}` : ''}`)
  const reason = keptIn.length > 0 ? `within reach of ${namesOf(view, keptIn)}` : answers.join('; ')
  const result = away ? (ships.length === 1 ? 'gets away' : 'get away') : 'cannot break off'
  return line(view, ships[0] ?? null, 'FT-END-02', 'FT-END-05')`${sideName(view, side)}: ${namesOf(view, ships)} ${result} (${reason}).`
}

const silent = () => undefined
const lines: LogLines<GameObservation, View> = {
  changesEnded: silent,
  plotsWritten: silent,
  plotsDone: silent,
  shipJumped: silent,
  flightsEnded: silent,
  ordnanceEnded: silent,
  endurancePaid: silent,
  fireEnded: silent,
  checkPutOff: silent,
  turnEnded: silent,
  begun: (_, view) => logHeading(['FT-SET-01'], `${list(view.setup.seats.map(({ seat }) => COLORS[seat]))} come in.`),
  ended: ({ outcome }) => outcomeLine(outcome),

  fleetChosen: ({ seat, ships }, view) => line(view, seat, 'FT-SCN-10')`${the(seat)} brings ${list(ships.map(({ name }) => name))}.`,
  groupEntered: ({ seat, entry: { ships, clock, speed } }, view) =>
    line(view, seat, 'FT-SET-01', 'FT-SET-04')`${the(seat)}: ${plural(ships.length, 'ship')} at entry point ${clock}, speed ${speed}.`,
  defencePlaced: ({ seat, ship, at }, view) => line(view, seat, 'FT-SET-07')`${the(ship)} stands at ${spot(at)}.`,
  leadsShown({ leads }, view) {
    const all = Object.entries(leads).flatMap(([seat, over]) =>
      Object.entries(over).map(([other, { lead }]) => `${colorOf(seat)} leads over ${colorOf(other)} by ${lead}`),
    )
    return line(view, null, 'FT-SET-05')`Initiative on entry: ${list(all)}.`
  },
  entryChanged({ seat, change, entries }, view) {
    const { clock = '', distance = 0 } = entries[change.group] ?? {}
    return line(view, seat, 'FT-SET-05')`${the(seat)} changes an entry: point ${clock}, ${distance} MU from the centre.`
  },
  shipEntered: ({ ship, at, course, velocity, byFtl }, view) =>
    byFtl ? undefined : detail(view, ship, 'FT-SET-02')`${the(ship)} enters at ${spot(at)}, ${motionText({ course, velocity })}.`,
  groupsRated({ dice }, view) {
    const rated = Object.entries(dice).map(([group, face]) => [the(group)(view), ' ', d6(face, null)])
    return detail(view, null, 'FT-OPN-17')`Aces on 6, poor groups on 1: ${joined(rated)}.`
  },

  turnBegan: ({ turn }) => logHeading(['FT-SEQ-01'], `Turn ${turn}`),
  initiativeRolled({ rolls }, view) {
    const dice = rolls.flatMap(({ side, face }, at) => [`${at > 0 ? ', ' : ''}${sideName(view, side)} `, d6(face, null)])
    return detail(view, null, 'FT-SEQ-02')`Initiative: ${dice}.`
  },
  initiativeSet: ({ order }, view) => line(view, order[0] ?? null, 'FT-SEQ-02')`Initiative: ${order.map(colorOf).join(' before ')}.`,

  shipMoved({ ship, plot, to, course, velocity }, view) {
    const announced = also('; it ', plot?.ftl && 'warms up its FTL drive', plot?.disengage && 'breaks off')
    const changes = plot ? changeWords(plot) : ''
    const order = changes === '' ? '' : ` (${changes})`
    return line(view, ship, 'FT-MOV-08')`${the(ship)}${order} moves to ${spot(to)}, ${motionText({ course, velocity })}${announced}.`
  },
  driveStrained: ({ ship, face, hit }, view) =>
    detail(view, ship, 'FT-MOV-13')`The drive of ${the(ship)} is strained ${d6(face, hit)}: ${hit ? 'a hit' : 'it holds'}.`,
  jumpTried({ ship, near, die }, view) {
    const tell = line(view, ship, 'FT-FTL-02', 'FT-FTL-04')
    if (die === null) return tell`${the(ship)} leaves by FTL.`
    const result = die === 1 ? 'it fails' : die >= 5 ? 'it is torn apart' : 'it gets away, damaged'
    return tell`${the(ship)} tries to leave by FTL, with ${namesOf(view, near)} near ${d6(die, die > 1 && die < 5)}: ${result}.`
  },
  ftlShock: ({ ship, faces, damage }, view) =>
    detail(view, ship, 'FT-FTL-04')`Shock on ${the(ship)} ${diceOf(faces, null)}: ${plural(damage, 'point')}.`,
  ftlSwept: ({ groups, salvoes }, view) => line(view, null, 'FT-FTL-04')`The shock destroys ${namesOf(view, [...groups, ...salvoes])}.`,
  shipEmerged: ({ ship, at }, view) => line(view, ship, 'FT-FTL-07')`${the(ship)} comes out of FTL at ${spot(at)}.`,
  ramTried({ ship, target, nerve, contest, damage }, view) {
    const result = damage ? `${damage[0]} damage to the target, ${damage[1]} to the rammer` : 'no collision'
    const dice = contest ? [', ', ...diceOf(contest, null)] : []
    return line(view, ship, 'FT-OPT-01')`${the(ship)} tries to ram ${the(target)} ${d6(nerve, nerve === 6)}${dice}: ${result}.`
  },

  groupLaunched: ({ group, ship, at, mission, seat }, view) =>
    line(view, seat, 'FT-FTR-02')`${the(ship)} launches ${the(group)} to ${spot(at)}${doing(view, mission)}.`,
  groupFlew({ group, at, again, mission }, view) {
    const tell = line(view, group, again ? 'FT-FTR-05' : 'FT-FTR-04')
    return tell`${the(group)} ${again ? 'moves again' : 'flies'} to ${spot(at)}${doing(view, mission)}.`
  },
  groupsFollowed: ({ moves }, view) => {
    const groups = moves.map(({ group }) => group)
    return line(view, null, 'FT-SEQ-05')`${namesOf(view, groups)} keep up with their ships.`
  },
  groupLanded({ group, ship, die, ready, joins }, view) {
    const rearmed = ready >= 999 ? 'out for the battle' : `ready in turn ${ready}`
    const merged = joins === null ? '' : [', and joins ', the(joins)(view)]
    return line(view, ship, 'FT-FTR-17', 'FT-FTR-18')`${the(group)} lands on ${the(ship)}; rearming ${d6(die, null)}: ${rearmed}${merged}.`
  },

  salvoLaunched: ({ salvo: { id, seat, ship, at }, load }, view) =>
    line(view, seat, 'FT-SAL-02')`${the(ship)} launches ${nameOf(view, id)} (${load}) to ${spot(at)}.`,
  salvoHomed: ({ salvo, target }, view) => line(view, salvo, 'FT-SAL-04')`${the(salvo)} homes on ${the(target)}.`,
  salvoLost: ({ salvo }, view) => line(view, null, 'FT-SAL-04')`${nameOf(view, salvo)} finds no target and is lost.`,

  attacksDeclared({ attacks }, view) {
    const told = attacks.map(({ group, target, torpedoes }) => [
      ...[the(group)(view), ` attacks ${torpedoes ? 'with torpedoes ' : ''}`, the(target.id)(view)],
    ])
    return line(view, null, 'FT-FTR-06')`${joined(told)}.`
  },
  moraleTested: ({ group, die, attacks }, view) =>
    detail(view, group, 'FT-OPT-07')`Morale of ${the(group)} ${d6(die, attacks)}: it ${attacks ? 'attacks' : 'breaks off'}.`,
  scrambled: ({ ship, die }, view) => line(view, ship, 'FT-OPT-04')`${the(ship)} scrambles ${d6(die, null)}.`,
  dogfought,
  salvoIntercepted(event, view) {
    const { group, salvo, kills, lost } = event
    const losses = lost > 0 ? `, ${plural(lost, 'fighter')} lost` : ''
    const shot = plural(kills, 'missile')
    return line(
      view,
      group,
      'FT-FTR-14',
    )`${the(group)} intercepts ${the(salvo)} ${markedDice(interceptDice(view, event))}: ${shot} shot down${losses}.`
  },
  defencesAllotted: ({ defences }, view) =>
    line(view, null, 'FT-PD-03')`Point defence of ${namesOf(view, [...new Set(defences.map(({ ship }) => ship))])}.`,
  defenceFired(event, view) {
    const { ship, mount, target, kills } = event
    const tell = detail(view, ship, 'FT-PD-02')
    return tell`${the(ship)} ${systemIn(view, ship, mount)} at ${the(target.id)} ${markedDice(defenceDice(view, event))}: ${plural(kills, 'kill')}.`
  },
  salvoRolled: ({ salvo, die, onTarget }, view) =>
    detail(view, salvo, 'FT-SAL-05')`${the(salvo)} ${d6(die, null)}: ${plural(onTarget, 'missile')} on target.`,
  salvoStruck: ({ salvo, ship, dice }, view) =>
    dice.length === 0 ? undefined : line(view, ship, 'FT-SAL-06')`${nameOf(view, salvo)} strikes ${the(ship)} ${diceOf(dice, null)}.`,
  groupStruck(event, view) {
    const { group, ship, torpedoes, normal, penetrating, hits } = event
    const result = torpedoes ? plural(hits.length, 'hit') : `${plural(normal + penetrating, 'point')} of damage`
    const tell = line(view, group, torpedoes ? 'FT-FTR-16' : 'FT-FTR-08')
    return tell`${the(group)} ${torpedoes ? 'fires torpedoes at' : 'strafes'} ${the(ship)} ${markedDice(strikeDice(view, event))}: ${result}.`
  },

  fireDeclared: ({ ship, shots }, view) =>
    line(view, ship, 'FT-SEQ-07')`${the(ship)} ${shots.length === 0 ? 'holds its fire' : `fires ${plural(shots.length, 'mount')}`}.`,
  evasionAnswered: ({ group, by, evades }, view) =>
    evades ? line(view, group, 'FT-OPT-03')`${the(group)} evades the fire of ${the(by)}.` : undefined,
  mountFired,

  damaged({ ship, armour, hull, cause }, view) {
    const boxes = also('', armour > 0 && `${armour} of armour`, hull > 0 && `${hull} of hull`)
    return line(view, ship, 'FT-DMG-02')`${the(ship)} loses ${boxes} to ${CAUSES[cause.kind]}.`
  },
  shipDestroyed: ({ ship }, view) => line(view, ship, 'FT-DMG-01')`${the(ship)} is destroyed.`,
  systemsChecked,
  systemLost: ({ ship, system, as }, view) => detail(view, ship, 'FT-DMG-11')`${the(ship)}: ${systemIn(view, ship, system)} ${as}.`,
  coloursTested: ({ ship, face, struck }, view) =>
    detail(view, ship, 'FT-OPT-02')`Colours of ${the(ship)} ${d6(face, struck)}: it ${struck ? 'strikes' : 'fights on'}.`,
  courseTested: ({ ship, face, side, course }, view) =>
    side === null
      ? undefined
      : detail(view, ship, 'FT-OPT-06')`${the(ship)} is knocked off course ${d6(face, null)} ${d6(side, null)}: course ${course}.`,

  repairTried({ ship, system, parties: count, face, mended }, view) {
    const tell = detail(view, ship, 'FT-DC-03')
    return tell`${the(ship)}: ${parties(count)} on the ${systemIn(view, ship, system)} ${d6(face, mended)}: ${mended ? 'repaired' : 'not yet'}.`
  },
  coreDumped: ({ ship }, view) => line(view, ship, 'FT-COR-05')`${the(ship)} dumps its power core and drifts.`,
  shipAbandoned: ({ ship }, view) => line(view, ship, 'FT-COR-05')`The crew of ${the(ship)} leaves.`,
  crewLost: ({ ship }, view) => line(view, ship, 'FT-COR-03')`The life support of ${the(ship)} has failed; it drifts.`,
  coreTested: ({ ship, face, explodes }, view) =>
    line(view, ship, 'FT-COR-04')`The power core of ${the(ship)} ${d6(face, explodes)}: it ${explodes ? 'explodes' : 'holds'}.`,
  blastReached: ({ ship, dice }, view) => detail(view, ship, 'FT-OPT-05')`The blast reaches ${the(ship)} ${diceOf(dice, null)}.`,
  letGo({ by }, view) {
    const seats = Object.entries(by).map(([seat, from]) => `${list(from.map(colorOf))} let ${colorOf(seat)} go`)
    return line(view, null, 'FT-END-06')`${list(seats)}.`
  },

  disengagementTested,
  groupRecovered: ({ group, ship }, view) => detail(view, group, 'FT-FTR-20')`${the(group)} finds a bay on ${the(ship)}.`,
  sideConceded: ({ side, ships }, view) =>
    line(
      view,
      null,
      'FT-END-08',
    )`${sideName(view, side)} has conceded and is out. ${ships.length === 0 ? 'It had no ship left' : `${namesOf(view, ships)} ${ships.length === 1 ? 'is' : 'are'} removed`}.`,
  groupLost: ({ group }, view) => detail(view, group, 'FT-FTR-20')`${the(group)} finds no bay and is lost.`,
}
export const logEntryOf = logEntryBy(lines)
/** The log line of the end. */
export function outcomeLine({ winners, why, scores }: Outcome): LogEntry {
  const text = winners.length > 0 ? `${list(winners.map(colorOf))} ${winners.length === 1 ? 'wins' : 'win'}.` : 'The battle is a draw.'
  const points = Object.entries(scores ?? {}).map(([seat, { total }]) => `${colorOf(seat)} ${total}`)
  return logHeading([why], points.length > 0 ? `${text} ${points.join(', ')}.` : text)
}
