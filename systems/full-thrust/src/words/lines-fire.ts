// Log entries of direct fire and damage.
import { list, plural } from '@admiralty/kernel'
import type { DamageEvent } from '../damage/events.ts'
import type { FireEvent } from '../fire/events.ts'
import type { View } from '../state.ts'
import { partOf } from '../table.ts'
import { detail, diceOf, dieOf, type LinesOf, line, seatOfThing, systemName, thingOf } from './say.ts'

const nameIn = (view: View, ship: string, system: string): string => {
  const carrier = view.ships[ship]
  return carrier ? systemName(carrier, system) : system
}
const LEAST_COUNTED = 4
export const fireLines: LinesOf<FireEvent, View> = {
  fireDeclared: ({ ship, shots }, view) =>
    shots.length === 0
      ? line(seatOfThing(view, ship), ['FT-SEQ-07'], thingOf(view, ship), ' holds its fire.')
      : line(seatOfThing(view, ship), ['FT-SEQ-07'], thingOf(view, ship), ` fires ${plural(shots.length, 'mount')}.`),
  fireEnded: () => undefined,
  evasionAnswered: ({ group, by, evades }, view) =>
    evades
      ? line(seatOfThing(view, group), ['FT-OPT-03'], thingOf(view, group), ' evades the fire of ', thingOf(view, by), '.')
      : undefined,
  mountFired: ({ ship, mount, target, system, dice, normal, penetrating, hits, kills }, view) => {
    const firing = view.ships[ship]
    const isTorpedo = firing !== undefined && partOf(firing, mount, 'torpedo') !== undefined
    const points = normal + penetrating + hits.reduce((sum, hit) => sum + hit, 0)
    const result = target.kind === 'group' ? plural(kills, 'kill') : plural(points, 'point')
    return detail(
      seatOfThing(view, ship),
      [isTorpedo ? 'FT-WPN-05' : 'FT-WPN-02'],
      `${nameIn(view, ship, mount)} at `,
      thingOf(view, target.id),
      system === null ? ' ' : ` (${nameIn(view, target.id, system)}) `,
      ...diceOf(dice, isTorpedo ? 1 : LEAST_COUNTED),
      `: ${result}.`,
    )
  },
}

const CAUSES = {
  fire: 'fire',
  strike: 'missiles and fighters',
  ram: 'the collision',
  ftl: 'the FTL shock',
  core: 'its power core',
  blast: 'the blast',
} as const
export const damageLines: LinesOf<DamageEvent, View> = {
  damaged: ({ ship, armour, hull, cause }, view) => {
    const boxes = [armour > 0 && `${armour} of armour`, hull > 0 && `${hull} of hull`].filter((part) => part !== false)
    return line(seatOfThing(view, ship), ['FT-DMG-02'], thingOf(view, ship), ` loses ${list(boxes)} to ${CAUSES[cause.kind]}.`)
  },
  shipDestroyed: ({ ship }, view) => line(seatOfThing(view, ship), ['FT-DMG-01'], thingOf(view, ship), ' is destroyed.'),
  systemsChecked: ({ ship, row, extra, rolls, lost, outOfControl, suffocates }, view) => {
    const gone = lost.map(({ system }) => nameIn(view, ship, system))
    const after = [
      outOfControl !== null && (outOfControl >= 999 ? 'out of control for the battle' : `out of control to turn ${outOfControl}`),
      suffocates !== null && `life support fails in turn ${suffocates}`,
    ].filter((text) => typeof text === 'string')
    return detail(
      seatOfThing(view, ship),
      ['FT-DMG-05', 'FT-DMG-06'],
      thingOf(view, ship),
      ` checks ${plural(rolls.length, 'system')} for row ${row}${extra > 0 ? `, ${plural(extra, 'row')} more at once` : ''}: `,
      `${gone.length > 0 ? `${list(gone)} lost` : 'nothing lost'}${after.length > 0 ? `; ${after.join(', ')}` : ''}.`,
    )
  },
  checkPutOff: () => undefined,
  systemLost: ({ ship, system, as }, view) =>
    detail(seatOfThing(view, ship), ['FT-DMG-11'], thingOf(view, ship), `: ${nameIn(view, ship, system)} ${as}.`),
  coloursTested: ({ ship, face, struck }, view) =>
    detail(
      seatOfThing(view, ship),
      ['FT-OPT-02'],
      'Colours of ',
      thingOf(view, ship),
      ' ',
      dieOf(face, struck),
      struck ? ': it strikes.' : ': it fights on.',
    ),
  courseTested: ({ ship, face, side, course }, view) =>
    side === null
      ? undefined
      : detail(
          seatOfThing(view, ship),
          ['FT-OPT-06'],
          thingOf(view, ship),
          ' is knocked off course ',
          dieOf(face),
          ' ',
          dieOf(side),
          `: course ${course}.`,
        ),
}
