// Questions of repairs, and of the part of a severed ship to keep.
import type { Question } from '@admiralty/kernel'
import { boxName, commanded } from '../ask.ts'
import { inPieces, livingParts } from '../fire/severing.ts'
import { hullOf } from '../hull.ts'
import type { OrderOf } from '../orders.ts'
import { placeOf } from '../record/layout.ts'
import { repairsOf, selfMending, usefulRepairs, workable } from '../repair/hands.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { back, draftOf, leads, main, onItem, onThing, type Pick } from './choice.ts'
import type { Draft, KeepDraft, RepairDraft } from './draft.ts'
import { capital, counted, nameOf, shipName } from './say.ts'

/** Ships with boxes that their crew can repair. */
const damaged = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter((ship) => workable(view, ship).length > 0)
const proposed = (view: View, me: Color): OrderOf<'repair'>['ships'] =>
  Object.fromEntries(damaged(view, me).map((ship) => [ship.id, usefulRepairs(view, ship)]))
const start = (view: View, me: Color): RepairDraft => {
  const [ship, ...others] = damaged(view, me)
  return { kind: 'repair', ships: proposed(view, me), ship: ship && others.length === 0 ? ship.id : null }
}

export function repairQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ship } = draftOf(draft, start(view, me))
  const hands = ship === null ? 0 : repairsOf(view, shipOf(view, ship))
  return {
    phase: 'Repairs · yours to decide',
    title: ship === null ? 'Which boxes do you repair?' : `Which boxes of ${nameOf(view, ship)} do you repair?`,
    text:
      ship === null
        ? 'Light damage clears by itself. A ship without manoeuvre power can repair one box for each working control box.'
        : `The crew can repair ${counted(hands, 'box', 'boxes')}: moderate damage becomes light, critical becomes heavy.`,
    rule: 'EE-REP-02',
  }
}
export function repairChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  const many = Object.values(now.ships).reduce((sum, boxes) => sum + boxes.length, 0)
  const mend = main(
    { key: 'repair', label: many === 0 ? 'No repairs' : `Repair ${counted(many, 'box', 'boxes')}`, rule: 'EE-REP-02' },
    { order: 'repair', ships: now.ships },
  )
  const ships = damaged(view, me)
  if (now.ship === null)
    return [
      mend,
      ...ships.map((ship) =>
        leads(
          { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-REP-02' },
          { ...now, ship: ship.id },
          { spots: [onThing(ship.id)], note: `${now.ships[ship.id]?.length ?? 0} of ${repairsOf(view, ship)}` },
        ),
      ),
    ]
  return [mend, ...boxRows(view, now, shipOf(view, now.ship)), ...(ships.length > 1 ? [back({ ...now, ship: null }, 'All ships')] : [])]
}
function boxRows(view: View, now: RepairDraft, ship: Ship): readonly Pick[] {
  const chosen = now.ships[ship.id] ?? []
  const full = chosen.length >= repairsOf(view, ship)
  const alone = selfMending(view, ship)
  return workable(view, ship).flatMap((box) => {
    const on = chosen.includes(box)
    if (!on && full && !alone.includes(box)) return []
    const boxes = on ? chosen.filter((one) => one !== box) : [...chosen, box]
    return [
      leads(
        { key: `box:${box}`, label: `${on ? 'Do not repair' : 'Repair'} ${boxName(view, ship, box)}`, rule: 'EE-REP-02' },
        { ...now, ships: { ...now.ships, [ship.id]: boxes } },
        { spots: [onItem(ship.id, box)], note: ship.levels[box] ?? null },
      ),
    ]
  })
}

// Severed sections.
const none: KeepDraft = { kind: 'keep', ships: {}, ship: null }
const broken = (view: View, me: Color): readonly Ship[] => inPieces(view, me)
export function keepQuestion(view: View, me: Color): Question {
  const names = broken(view, me).map(({ id }) => nameOf(view, id))
  return {
    phase: 'Weapons · yours to decide',
    title: `${capital(names.join(' and '))} ${names.length === 1 ? 'is' : 'are'} in pieces`,
    text: 'You keep one part of each ship. All other parts are lost.',
    rule: 'EE-SEV-01',
  }
}
export function keepChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, none)
  const ships = broken(view, me)
  return [
    main(
      { key: 'keep', label: Object.keys(now.ships).length === 0 ? 'Keep the largest parts' : 'Keep these parts', rule: 'EE-SEV-01' },
      { order: 'keep', ships: now.ships },
    ),
    ...ships.flatMap((ship) => partRows(view, now, ship)),
  ]
}
function partRows(view: View, now: KeepDraft, ship: Ship): readonly Pick[] {
  const hull = hullOf(view, ship)
  return livingParts(view, ship).map(({ boxes }, at) => {
    const own = boxes.filter((box) => hull.owner(box).ship === ship.id && placeOf(hull.layout, box).box.side === null)
    const { box } = hull.owner(own[0] ?? boxes[0] ?? '')
    return leads(
      { key: `part:${ship.id}:${at}`, label: `${shipName(view, ship)}: the part with ${boxName(view, ship, box)}`, rule: 'EE-SEV-01' },
      { ...now, ships: { ...now.ships, [ship.id]: box } },
      { spots: own.map((one) => onItem(ship.id, hull.owner(one).box)), note: counted(own.length, 'box', 'boxes') },
    )
  })
}
