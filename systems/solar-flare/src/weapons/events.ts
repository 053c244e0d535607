// Events of the weapons phase and of every attack: shots, dice, losses, torpedoes.
import { event, explainedSchema, type Records, seenWhole, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { TUBE_CHARGES } from '../../data/tables.ts'
import { hexSchema } from '../board/board.ts'
import { face, id, index, sectionSchema, sideSchema } from '../shapes.ts'
import { type State, torpedoSchema } from '../state.ts'
import { changed, shieldOf, shipOf, spent, withoutTorpedoes, withShip, withTorpedo } from '../table.ts'

const faces = z.array(face).readonly()
const strength = explainedSchema
/** The cause of an attack. */
const cause = z.enum(['beam', 'blast', 'asteroids'])

const events = [
  /** A confirmed shot. `section` is null at a torpedo. */
  event('beamFired', { ship: id, beam: index, at: id, charges: whole(1, 9), strength, section: sectionSchema.nullable() }),
  /** An attack on a ship: the faces, the points that each layer loses, and what follows from them (SF-DMG). */
  event('shipAttacked', {
    ship: id,
    by: id.nullable(),
    cause,
    section: sectionSchema,
    strength,
    faces,
    shield: whole(0, 6),
    armour: whole(0, 4),
    core: whole(0, 4),
    /** Whether the attack breaks the section, and whether it destroys the ship. */
    sectionLost: z.boolean(),
    destroyed: z.boolean(),
  }),
  event('torpedoAttacked', { torpedo: id, by: id.nullable(), cause, strength, faces, destroyed: z.boolean() }),
  event('torpedoLaunched', { ship: id, tube: index, torpedo: torpedoSchema }),
  /** The torpedo after one step. */
  event('torpedoMoved', { torpedo: torpedoSchema, from: hexSchema }),
  /** `by`: the unit whose attack set it off; null if its owner did. */
  event('torpedoExploded', { torpedo: torpedoSchema, by: id.nullable() }),
  event('torpedoDisarmed', { torpedo: id, automatic: z.boolean() }),
  /** SF-OVR-04, SF-OVR-05: the values after the weapons phase. */
  event('beamWorn', { ship: id, beam: index, level: whole(0, 6), charge: whole(0, 6) }),
  /** A side has lost its last ship; its torpedoes are removed (SF-TOR-23). */
  event('sideOut', { side: sideSchema, torpedoes: z.array(id).readonly() }),
  /** A side has conceded; its ships and torpedoes are removed without a blast (SF-END-01). */
  event('sideConceded', { side: sideSchema, ships: z.array(id).readonly(), torpedoes: z.array(id).readonly() }),
] as const
type WeaponEvent = z.infer<(typeof events)[number]>

type ShipAttacked = Extract<WeaponEvent, { readonly type: 'shipAttacked' }>
/** SF-DMG-08, SF-DMG-10, SF-DMG-11, SF-OBJ-02: integrity only falls. */
function attacked(state: State, { ship: id, section, shield, armour, core, sectionLost, destroyed }: ShipAttacked): State {
  const ship = shipOf(state, id)
  const hit = shieldOf(ship, section)
  const integrity = ship.integrity.map((points, at) => points - (at === 0 ? core : at === section ? armour : 0))
  const fittings = changed(ship, (fitted) => {
    if (sectionLost && fitted.section === section) return { charge: 0, partial: 0, over: false }
    return shield > 0 && fitted.index === hit?.index ? { charge: fitted.charge - shield, partial: 0 } : {}
  })
  return withShip(state, id, { integrity, fittings, status: destroyed ? 'destroyed' : 'flying' })
}

const records: Records<State, WeaponEvent> = {
  beamFired(state, { ship: id, beam, charges }) {
    const ship = shipOf(state, id)
    return withShip(state, id, {
      fittings: changed(ship, ({ index, charge }) => (index === beam ? { charge: charge - charges, fired: true } : {})),
    })
  },
  shipAttacked: attacked,
  torpedoAttacked: (state, { torpedo, destroyed }) => (destroyed ? withoutTorpedoes(state, [torpedo]) : state),
  torpedoLaunched(state, { ship: id, tube, torpedo }) {
    const ship = shipOf(state, id)
    const fired = withShip(state, id, { fittings: spent(ship, { [tube]: TUBE_CHARGES }) })
    return withTorpedo({ ...fired, launched: [...fired.launched, torpedo.id] }, torpedo)
  },
  torpedoMoved: (state, { torpedo }) => withTorpedo(state, torpedo),
  torpedoExploded: (state, { torpedo }) => withoutTorpedoes(state, [torpedo.id]),
  torpedoDisarmed: (state, { torpedo }) => withoutTorpedoes(state, [torpedo]),
  beamWorn: (state, { ship: id, beam, level, charge }) =>
    withShip(state, id, {
      fittings: changed(shipOf(state, id), ({ index }) => (index === beam ? { level, charge, over: false } : {})),
    }),
  sideOut: (state, { side, torpedoes }) => ({ ...withoutTorpedoes(state, torpedoes), out: [...state.out, side] }),
  sideConceded: (state, { side, ships, torpedoes }) => ({
    ...ships.reduce((now, ship) => withShip(now, ship, { status: 'destroyed' }), withoutTorpedoes(state, torpedoes)),
    out: [...state.out.filter((other) => other !== side), side],
  }),
}
/** SF-INF-01 */
const observations = seenWhole(events)
export const weaponChapter = { events, records, observations }
