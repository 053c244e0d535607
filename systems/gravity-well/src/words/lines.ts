// A log entry for each observation.

import { article, type LogEntry, list, logEntryBy, type Outcome, outcomeEntry, type Part, plural, type RuleId } from '@admiralty/kernel'
import { GRAVITY, OVERSPEED } from '../../data/rings.ts'
import type { GameObservation } from '../chapter.ts'
import { KIND_NAMES, oneOf } from '../names.ts'
import { ringOf } from '../orbit/motion.ts'
import type { Unit, View } from '../state.ts'
import { impulseName } from './ask-impulse.ts'
import { motionText } from './orbit.ts'
import {
  COLORS,
  capital,
  colorOf,
  compass,
  detail,
  dice,
  die,
  figure,
  heading,
  hexPart,
  itemName,
  type LinesOf,
  line,
  moonName,
  ringName,
  seatPart,
  thing,
  thingOf,
} from './say.ts'

type ObservationOf<K extends GameObservation['type']> = Extract<GameObservation, { readonly type: K }>
const seatOf = (view: View, id: string): Unit['seat'] | null => view.units[id]?.seat ?? view.gone[id]?.seat ?? null
const seatNames = (seats: readonly string[]): string => list(seats.map(colorOf))
/** Several things of a list: 'booster 7, booster 8'. */
const thingsOf = (view: View, ids: readonly string[]): readonly Part[] =>
  ids.flatMap((id, index) => [...(index > 0 ? [', '] : []), thingOf(view, id)])

// Flight.
type Path = ObservationOf<'moved'>['paths'][number]
function flightText({ path }: Path, rulesOf: Set<RuleId>): string {
  const last = path.at(-1)
  if (!last) return ''
  const slowed = path.reduce((sum, one) => sum + one.slowed, 0)
  if (slowed > 0) rulesOf.add('GW-MOV-04')
  if (path.some(({ bent }) => bent !== 0)) rulesOf.add('GW-MOV-05')
  if (last.fate === 'planet') return ' goes into the planet'
  if (last.fate === 'lost') return ' leaves the map'
  const parts = [
    last.fell ? ` falls to ${ringName(last.motion.at)}` : ` flies to ${ringName(last.motion.at)}`,
    slowed > 0 && `slows to speed ${last.motion.velocity}`,
    path.some(({ bent }) => bent !== 0) && last.motion.vector !== null && `turns ${compass(last.motion.vector)}`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
/** Units that only circle are counted, so that the log shows the important events. */
function movedLine({ impulse, paths }: ObservationOf<'moved'>, view: View): LogEntry | undefined {
  const told = paths.filter(({ path }) =>
    path.some(({ fell, slowed, fate, motion }) => fell || slowed > 0 || fate !== 'flying' || ringOf(motion.at) < 1),
  )
  const circling = paths.length - told.length
  const rules = new Set<RuleId>([impulse === GRAVITY ? 'GW-GRV-01' : impulse === OVERSPEED ? 'GW-MOV-03' : 'GW-MOV-02'])
  const texts = told.map((path): readonly Part[] => [thingOf(view, path.unit), flightText(path, rules)])
  const rest = circling > 0 ? [`${plural(circling, 'unit')} ${told.length > 0 ? 'more ' : ''}${circling === 1 ? 'flies' : 'fly'} on`] : []
  const parts = [...texts, ...(rest.length > 0 ? [rest] : [])]
  if (parts.length === 0) return undefined
  return line(
    null,
    [...rules],
    `${capital(impulseName(impulse))}: `,
    ...parts.flatMap((part, index) => [...(index > 0 ? ['; '] : []), ...part]),
    '.',
  )
}

// Damage.
function damagedLine({ target, module, location, face, added, total, destroyed }: ObservationOf<'damaged'>, view: View): LogEntry {
  const where: readonly Part[] = module === null ? [' takes '] : [': the ', KIND_NAMES[module], ' takes ']
  const chosen: readonly Part[] = location.length > 0 ? [' (module ', ...dice(location), ')'] : []
  const plus = added > 0 ? ` + ${added}` : ''
  const after = destroyed
    ? module === null
      ? '.'
      : ' and is destroyed.'
    : `, ${plural(total, 'point of damage', 'points of damage')} now.`
  return detail(
    seatOf(view, target),
    [module === null ? 'GW-LSR-05' : 'GW-LSR-10', ...(destroyed ? (['GW-MOD-02'] as const) : [])],
    thingOf(view, target),
    ...where,
    die(face, null),
    plus,
    ...chosen,
    after,
  )
}
const CAUSES = {
  planet: [' is lost in the planet', 'GW-MAP-01'],
  lost: [' is lost in outer space', 'GW-MAP-11'],
  fire: [' is destroyed', 'GW-MOD-02'],
  pulse: [' is lost to the pulse', 'GW-PLS-03'],
  core: [' breaks up without a core', 'GW-MOD-04'],
} as const
const attacks =
  (verb: string, rule: RuleId) =>
  ({ unit, target, needed, face, hit }: ObservationOf<'shotFired'> | ObservationOf<'struck'>, view: View): LogEntry =>
    line(
      seatOf(view, unit),
      [rule, 'GW-LSR-03'],
      thingOf(view, unit),
      verb,
      thingOf(view, target),
      ', needs ',
      figure(needed, `${needed.total} or less`),
      ': ',
      die(face, hit),
      hit ? ', a hit.' : ', a miss.',
    )

const lines: LinesOf<GameObservation, View> = {
  begun: () => heading(['GW-GEN-01'], 'The planet and its rings are laid out.'),
  ended: ({ outcome }) => outcomeLine(outcome),

  // set-up
  placeRolled: ({ what, ring, sector, again }) =>
    detail(
      null,
      ['GW-SCN-04'],
      `Dice for the place of a ${what}: `,
      ...dice([...(ring === null ? [] : [ring]), sector]),
      again ? ', taken, so they are rolled again.' : '.',
    ),
  moonPlaced: ({ seat, moon }, view) =>
    line(
      seat,
      ['GW-SET-02'],
      ...(seat === null ? ['The dice place '] : [seatPart(seat), ' places ']),
      `${moonName(view, moon.id)} in hex `,
      hexPart(moon.at),
      `: ${motionText(moon)}, ${plural(moon.number, 'die', 'dice')}.`,
    ),
  stationPlaced: ({ unit, pool }) =>
    line(
      unit.seat,
      ['GW-SET-03', 'GW-SET-04'],
      seatPart(unit.seat),
      ' places ',
      thing(unit),
      ' in hex ',
      hexPart(unit.at),
      `: ${motionText(unit)}, with ${pool} RU.`,
    ),

  // launch and thrust
  turnBegan: ({ turn }) => heading(['GW-GEN-03'], `Turn ${turn}`),
  launched: ({ station, unit, price, surcharge, secret }, view) =>
    line(
      unit.seat,
      [surcharge > 0 ? 'GW-LCH-03' : 'GW-LCH-01', ...(price > 0 ? (['GW-BST-01'] as const) : [])],
      thingOf(view, station),
      ' launches ',
      thing(unit),
      `${unit.vector === null ? '' : `, ${compass(unit.vector)}`}, speed ${unit.velocity}`,
      unit.cargo.length > 0 ? `, carrying ${list(unit.cargo.map(itemName))}` : '',
      secret?.payload ? `, carrying ${article(itemName(secret.payload))}` : '',
      price + surcharge > 0 ? `, for ${price + surcharge} RU.` : '.',
    ),
  leftMoon: ({ unit }, view) => line(seatOf(view, unit), ['GW-MOV-07'], thingOf(view, unit), ' leaves its moon.'),
  baysOpened: ({ seats }) =>
    seats.length > 0 ? detail(null, ['GW-STA-05'], `Bays open in flight in this turn: ${seatNames(seats)}.`) : undefined,
  thrusted: ({ unit, from, to, cost }, view) =>
    line(
      seatOf(view, unit),
      ['GW-THR-01'],
      thingOf(view, unit),
      ` spends ${plural(cost, 'point')} of thrust: `,
      to.velocity === from.velocity ? '' : `speed ${to.velocity}`,
      to.vector === from.vector || to.vector === null ? '' : `${to.velocity === from.velocity ? '' : ', '}${compass(to.vector)}`,
      '.',
    ),
  returned: ({ unit, motion }, view) =>
    line(seatOf(view, unit), ['GW-SCP-03'], thingOf(view, unit), ' comes out of the atmosphere in hex ', hexPart(motion.at), '.'),

  // impulses
  impulseBegan: () => undefined,
  moved: movedLine,
  dived: ({ unit, loaded }, view) =>
    line(
      seatOf(view, unit),
      ['GW-SCP-01', 'GW-SCP-04'],
      thingOf(view, unit),
      ` dives into the atmosphere${loaded ? ' and takes a load of gas' : ''}.`,
    ),
  pickedUp: ({ seat, carrier, unit, installed }, view) =>
    line(
      seat,
      [installed ? 'GW-PIC-05' : 'GW-PIC-01'],
      thingOf(view, carrier),
      ' picks up ',
      thingOf(view, unit),
      installed ? ' and installs it.' : '.',
    ),
  dropped: ({ seat, carrier, units }, view) =>
    line(
      seat,
      ['GW-PIC-03'],
      thingOf(view, carrier),
      ' drops ',
      ...units.flatMap((unit, index): readonly Part[] => [...(index > 0 ? [', '] : []), thing(unit)]),
      '.',
    ),
  landed: ({ unit, moon }, view) => line(seatOf(view, unit), ['GW-MOV-07'], thingOf(view, unit), ` lands on ${moonName(view, moon)}.`),
  deployed: ({ unit, booster }, view) =>
    line(unit.seat, ['GW-MOV-09'], thing(unit), ' is deployed', ...(booster === null ? ['.'] : [' from ', thingOf(view, booster), '.'])),
  controlLost: ({ booster, unit }, view) =>
    line(unit.seat, ['GW-LOS-04'], thingOf(view, booster), ' is out of control and lost. It drops ', thing(unit), '.'),
  orbitReached: ({ unit, impulse }, view) =>
    line(
      seatOf(view, unit),
      ['GW-SCN-07'],
      thingOf(view, unit),
      ` comes into a circular orbit of another ring ${impulse === 0 ? 'in the thrust step' : `in impulse ${impulse}`}.`,
    ),
  orbitLeft: ({ unit }, view) => line(seatOf(view, unit), ['GW-SCN-07'], thingOf(view, unit), ' is no longer in that orbit.'),

  // fight
  seatsJoined: ({ what, seats }) =>
    seats.length > 0
      ? detail(
          null,
          [what === 'fire' ? 'GW-LSR-01' : 'GW-WHD-03'],
          `${seatNames(seats)} ${seats.length > 1 ? 'decide' : 'decides'} to ${what === 'fire' ? 'fire lasers' : 'strike with warheads'}.`,
        )
      : undefined,
  initiativeRolled: ({ rolls }) =>
    detail(
      null,
      ['GW-LSR-01'],
      'Initiative: ',
      ...rolls.flatMap(({ seat, face }, index): readonly Part[] => [`${index > 0 ? ', ' : ''}${COLORS[seat]} `, die(face, null)]),
      '.',
    ),
  seatPassed: ({ seat, what }) =>
    detail(seat, [what === 'fire' ? 'GW-LSR-01' : 'GW-WHD-03'], seatPart(seat), ` ends its ${what === 'fire' ? 'fire' : 'strikes'}.`),
  shotFired: attacks(' fires at ', 'GW-LSR-02'),
  struck: attacks(' strikes ', 'GW-WHD-05'),
  armourSpent: ({ station }, view) =>
    detail(seatOf(view, station), ['GW-LSR-11'], thingOf(view, station), ': the active armour takes the hit and is used up.'),
  damaged: damagedLine,
  destroyed: ({ unit, cause, payload }, view) => {
    const [text, rule] = CAUSES[cause]
    const under = payload ? `. It carried ${article(itemName(payload))}` : ''
    return line(seatOf(view, unit), [rule], thingOf(view, unit), `${text}${under}.`)
  },
  pulsed: ({ seats, units, disabled, until }, view) =>
    line(
      seats.length === 1 ? (seats[0] ?? null) : null,
      ['GW-PLS-02', 'GW-PLS-03'],
      `${seatNames(seats)} ${seats.length > 1 ? 'detonate' : 'detonates'} ${plural(units.length, 'pulse warhead')}: `,
      ...thingsOf(view, units),
      ...(disabled.length > 0 ? ['. Disabled to the end of turn ', String(until), ': ', ...thingsOf(view, disabled)] : []),
      '.',
    ),
  stationPulsed: ({ station, rolls }, view) =>
    detail(
      seatOf(view, station),
      ['GW-PLS-03'],
      thingOf(view, station),
      ': ',
      ...rolls.flatMap(({ module, face, disabled }, index): readonly Part[] => [
        `${index > 0 ? ', ' : ''}${KIND_NAMES[module]} `,
        die(face, disabled),
        disabled ? ' disabled' : '',
      ]),
      '.',
    ),

  // resources and construction
  collected: ({ station, from, faces, collector, amount }, view) =>
    line(
      seatOf(view, station),
      [from === 'debris' ? 'GW-RES-01' : 'GW-RES-02', ...(collector ? (['GW-RES-03'] as const) : [])],
      thingOf(view, station),
      ` collects ${amount} RU from ${from === 'debris' ? 'debris' : 'its moon'}: `,
      ...dice(faces, from === 'debris' ? 4 : 6),
      from === 'debris' ? ' + 1' : '',
      collector ? ', doubled by the collector.' : '.',
    ),
  gasDelivered: ({ unit, station, faces, amount }, view) =>
    line(
      seatOf(view, station),
      ['GW-REF-01'],
      thingOf(view, unit),
      ' delivers gas to ',
      thingOf(view, station),
      `, ${amount} RU: `,
      ...dice(faces),
      '.',
    ),
  recycled: ({ seat, kind, amount }) => line(seat, ['GW-RCY-01'], `You recycle ${oneOf(kind)} for ${amount} RU.`),
  repaired: ({ seat, station, module, points }, view) =>
    line(seat, ['GW-REP-01'], thingOf(view, station), ` mends ${plural(points, 'point')} of its ${KIND_NAMES[module]}.`),
  itemRepaired: ({ seat, station, points }, view) =>
    line(seat, ['GW-GUN-02'], thingOf(view, station), ` mends ${plural(points, 'point')} on a craft in its bay.`),
  installed: ({ seat, station, module }, view) =>
    line(seat, ['GW-CON-06'], thingOf(view, station), ` installs ${oneOf(module)} from its bay.`),
  moduleBuilt: ({ seat, station, module }, view) => line(seat, ['GW-CON-06'], thingOf(view, station), ` builds ${oneOf(module)}.`),
  unitBuilt: ({ seat, station, unit }, view) => line(seat, ['GW-CON-04'], thingOf(view, station), ' builds ', thing(unit), ' in space.'),
  cargoBuilt: ({ seat, station, carrier, item }, view) =>
    line(seat, ['GW-CON-05'], thingOf(view, station), ` builds ${oneOf(item.kind)} aboard `, thingOf(view, carrier), '.'),
  itemBuilt: ({ seat, item }) => line(seat, ['GW-CON-04'], `You build ${oneOf(item.kind)} into the bay.`),
  seatOut: ({ seat, units }) =>
    line(seat, ['GW-SCN-09'], seatPart(seat), ` is out${units.length > 0 ? `; ${plural(units.length, 'unit')} of it are gone` : ''}.`),
}

/** The log entry of an observation; undefined if it has none. */
export const logEntryOf = logEntryBy<GameObservation, View>(lines)
export const outcomeLine = (outcome: Outcome): LogEntry => outcomeEntry(outcome, colorOf)
