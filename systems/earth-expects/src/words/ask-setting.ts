// Questions before the first turn: ships to buy, then to place.

import type { Question } from '@admiralty/kernel'
import { hexKey, within } from '@admiralty/space'
import { hullClass } from '../../data/tables.ts'
import { checkDesign } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { readyFor } from '../design/ready.ts'
import { askedOf, check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { placeOf, priceOfFleet } from '../setting/fleet.ts'
import { enlistedOf } from '../setting/fleet-choice.ts'
import { readyFleets } from '../setting/ready-fleets.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { back, done, draftOf, leads, main, onHex, onThing, type Pick } from './choice.ts'
import type { DeployDraft, Draft, FleetDraft } from './draft.ts'
import { COLORS, capital, counted, facingName, hexName, listed, nameAmong, points } from './say.ts'

// Buying ships.
const noFleet: FleetDraft = { kind: 'fleet', ships: [] }
export function fleetQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ships } = draftOf(draft, noFleet)
  const { budget } = placeOf(view, me)
  return {
    phase: 'Ships · yours to decide',
    title: `${COLORS[me]}, buy your ships`,
    text: `${points(priceOfFleet(ships).total)} of ${points(budget)} points spent, on ${counted(ships.length, 'ship')}.`,
    rule: 'EE-DES-10',
  }
}
export function fleetChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, noFleet)
  const order = (ships: FleetDraft['ships']): OrderOf<'fleet'> => ({ order: 'fleet', ships })
  const affordable = readyFor(view.setup.options).filter(({ design }) => !check(view, order([...now.ships, { design, crew: 'standard' }])))
  const none = now.ships.length === 0
  const [first, ...others] = none ? readyFleets(view, me) : []
  const all = first?.ships ?? now.ships
  return [
    main(
      {
        key: 'fleet',
        label: first ? `Buy ${namesOf(all)}` : none ? 'Buy nothing' : `Buy ${counted(now.ships.length, 'ship')}`,
        rule: 'EE-DES-10',
      },
      order(all),
      { because: [{ title: 'price', number: priceOfFleet(all) }] },
    ),
    ...others.map(({ title, ships }) => fleetRow(title, ships)),
    ...affordable.map(({ design }) => buyRow(now, design)),
    ...(view.setup.options.crews ? crewRows(view, now) : []),
    ...(none ? [] : [back({ ...now, ships: now.ships.slice(0, -1) }, 'Remove the last ship')]),
  ]
}
/** Names with counts: '3 Bolt, Gadfly and 2 Needle' */
export function namesOf(ships: FleetDraft['ships']): string {
  const names = ships.map(({ design }) => design.name)
  return listed(
    [...new Set(names)].map((name) => {
      const many = names.filter((one) => one === name).length
      return many === 1 ? name : `${many} ${name}`
    }),
  )
}
const fleetRow = (title: string, ships: FleetDraft['ships']): Pick =>
  leads(
    { key: `fleet:${title}`, label: `${title}: ${namesOf(ships)}`, rule: 'EE-DES-10' },
    { ...noFleet, ships },
    { note: `${points(priceOfFleet(ships).total)} points`, because: [{ title: 'price', number: priceOfFleet(ships) }] },
  )
const buyRow = (now: FleetDraft, design: Design): Pick =>
  leads(
    { key: `buy:${design.name}`, label: `${design.name}, ${hullClass(design.hull).title}`, rule: 'EE-DES-10' },
    { ...now, ships: [...now.ships, { design, crew: 'standard' }] },
    { note: `${points(priceOf(design).total)} points`, because: [{ title: 'price', number: priceOf(design) }] },
  )
/** Rows for the crew of the ship bought last. */
function crewRows(view: View, now: FleetDraft): readonly Pick[] {
  const last = now.ships.at(-1)
  if (!last) return []
  return (['standard', 'elite', 'crack'] as const)
    .filter((crew) => crew !== last.crew)
    .flatMap((crew) => {
      const ships = [...now.ships.slice(0, -1), { ...last, crew }]
      if (check(view, { order: 'fleet', ships })) return []
      return [leads({ key: `crew:${crew}`, label: `${capital(crew)} crew for ${last.design.name}`, rule: 'EE-CRQ-01' }, { ...now, ships })]
    })
}

// Placing ships.
const defaultDeploy = (view: View): OrderOf<'deploy'> => {
  const asked = askedOf(view)
  const order = asked?.question.defaultOrder(view, asked.me)
  return order?.order === 'deploy' ? order : { order: 'deploy', places: {}, disguises: {} }
}
/** The draft with the default places. */
export const laid = (view: View): DeployDraft => {
  const { places, disguises } = defaultDeploy(view)
  return { kind: 'deploy', places, disguises, ship: null }
}
export function deployQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ship } = draftOf(draft, laid(view))
  const ships = enlistedOf(view, me)
  const enlisted = ships.find(({ id }) => id === ship)
  const { speed = 0 } = placeOf(view, me)
  return {
    phase: 'Deployment · yours to decide',
    title: enlisted ? `Where do you place ${nameAmong(ships, enlisted)}?` : `${COLORS[me]}, place your ships`,
    text: `Places are revealed when all ships are placed.${speed > 0 ? ` Bought ships start at speed ${speed}.` : ''}`,
    rule: 'EE-SEQ-02',
  }
}
export function deployChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, laid(view))
  const enlisted = enlistedOf(view, me).find(({ id }) => id === now.ship)
  if (enlisted) return [...placeRows(view, me, now, enlisted), ...disguiseRows(view, now, enlisted), done({ ...now, ship: null })]
  return [
    main({ key: 'deploy', label: 'Place ships', rule: 'EE-SEQ-02' }, { order: 'deploy', places: now.places, disguises: now.disguises }),
    ...enlistedOf(view, me)
      .filter((one) => now.places[one.id] !== undefined || disguiseRows(view, now, one).length > 0)
      .map((one) => {
        const at = now.places[one.id]
        return leads(
          { key: `ship:${one.id}`, label: nameAmong(enlistedOf(view, me), one), rule: 'EE-SEQ-02' },
          { ...now, ship: one.id },
          { spots: [onThing(one.id)], note: at ? `${hexName(at.hex)}, facing ${facingName(at.facing)}` : null },
        )
      }),
  ]
}
/** The most hexes listed of a zone or hiding area, nearest to the centre first. */
const LISTED = 61
function placeRows(view: View, me: Color, now: DeployDraft, enlisted: Enlisted): readonly Pick[] {
  const at = now.places[enlisted.id]
  if (!at) return []
  const placed = (place: typeof at): DeployDraft => ({ ...now, places: { ...now.places, [enlisted.id]: place } })
  const zone = enlisted.hides ?? placeOf(view, me).zone
  const facings = ([0, 1, 2, 3, 4, 5] as const).filter((facing) => facing !== at.facing)
  const hexes = within(zone.centre, zone.radius).slice(0, LISTED)
  return [
    ...facings.map((facing) =>
      leads({ key: `facing:${facing}`, label: `Facing ${facingName(facing)}`, rule: 'EE-GEN-10' }, placed({ ...at, facing })),
    ),
    ...hexes.map((hex) =>
      leads({ key: `hex:${hexKey(hex)}`, label: `At ${hexName(hex)}`, rule: 'EE-SEQ-02' }, placed({ ...at, hex }), { spots: [onHex(hex)] }),
    ),
  ]
}
/** EE-DIS-01: a row for the default disguise, if it is a legal passenger ship. */
function disguiseRows(view: View, now: DeployDraft, { id, design, hides }: Enlisted): readonly Pick[] {
  if (!view.setup.options.disguises || design.kind !== 'warship' || design.base || hides) return []
  const { [id]: worn, ...others } = now.disguises
  if (worn) return [leads({ key: 'unmask', label: 'Remove the disguise', rule: 'EE-DIS-01' }, { ...now, disguises: others })]
  const shown = passengerLike(design)
  if (checkDesign(shown, view.setup.options).length > 0) return []
  return [
    leads(
      { key: 'mask', label: 'Disguise as a passenger ship', rule: 'EE-DIS-01' },
      { ...now, disguises: { ...now.disguises, [id]: shown } },
    ),
  ]
}
const SHOWN = ['H', 'C', 'P', 'E', 'e', 'S']
const passengerLike = (design: Design): Design => ({
  ...design,
  kind: 'passenger',
  boxes: design.boxes.map((box) => (SHOWN.includes(box.type) ? box : { at: box.at, type: 'H', system: null })),
  primaries: {},
  arrays: [],
})
