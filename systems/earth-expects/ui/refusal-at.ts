// Why a press on a hex does nothing, in the words of the rules. Null where the application's own words are enough.
import type { SceneMoment } from '@admiralty/game-ui'
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { distance, type Hex, sameHex } from '@admiralty/space'
import { commanded } from '../src/ask.ts'
import { cannotFireAt, weaponsOf } from '../src/fire/weapons.ts'
import type { EarthExpects } from '../src/game.ts'
import { askedOf } from '../src/game.ts'
import { flightAlong } from '../src/movement/flight.ts'
import { mayDrift, meansOf } from '../src/movement/means.ts'
import { coursesFrom } from '../src/movement/reach.ts'
import { controlOf } from '../src/power/supply.ts'
import { sensorsOn } from '../src/sensors/locks.ts'
import type { Color } from '../src/shapes.ts'
import type { Ship, View } from '../src/state.ts'
import { enemiesOf, shipOf } from '../src/table.ts'
import type { CommitDraft, Draft, PlotDraft, SenseDraft } from '../src/words/draft.ts'
import { capital, nameOf, weaponName } from '../src/words/say.ts'

type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }> | null
const ofKind = <K extends Draft['kind']>(draft: Draft | null, kind: K): DraftOf<K> => (draft?.kind === kind ? (draft as DraftOf<K>) : null) // the same kind

/** The ships that a press may be about: the one in the draft, otherwise all. */
const shipsIn = (view: View, me: Color, draft: { readonly ship: string | null } | null): readonly Ship[] =>
  draft?.ship ? [shipOf(view, draft.ship)] : commanded(view, me)

/** Why no course ends in the hex. */
function forPlot(view: View, me: Color, draft: PlotDraft | null, hex: Hex): Refusal {
  const [ship, another] = shipsIn(view, me, draft).filter(({ design }) => !design.base)
  if (!ship || another) return refuse('EE-MOV-09', 'select a ship first: press it, or its row of the list')
  const name = capital(nameOf(view, ship.id))
  if (mayDrift(view, ship))
    return refuse('EE-UNP-01', `${name} has no movement power: it stays, turns one hexside, or drifts a tenth of a hex`)
  const path = draft?.path ?? ''
  const means = meansOf(view, ship)
  const { used, cost, legs } = flightAlong(means, path)
  const left = means.speed - used
  if (left === 0) return refuse('EE-MOV-01', `${name} has no speed points left`)
  if (distance(legs.at(-1)?.hex ?? ship.hex, hex) > left)
    return refuse('EE-MOV-01', `${name} moves exactly ${plural(left, 'more hex', 'more hexes')}`)
  if (path !== '') return refuse('EE-MOV-01', 'a course goes on one hex at a time: press the hex ahead, or Undo')
  if (coursesFrom(means).some((course) => sameHex(course.hex, hex)))
    return refuse('EE-MOV-01', 'the map marks the cheapest courses only: plot this one step by step in the list')
  const points = plural(means.manoeuvre - cost, 'manoeuvre point')
  return refuse('EE-MOV-08', `${name} moves exactly ${plural(left, 'hex', 'hexes')} and has ${points}: no course ends there`)
}

/** An own ship in the hex that is not offered, while a ship is to be chosen. */
function idle(view: View, me: Color, draft: { readonly ship: string | null } | null, hex: Hex): Ship | undefined {
  const ships = commanded(view, me)
  return draft?.ship || ships.length === 1 ? undefined : ships.find((ship) => sameHex(ship.hex, hex))
}
const isMine = (view: View, me: Color, hex: Hex): boolean => commanded(view, me).some((ship) => sameHex(ship.hex, hex))

/** Why no weapon can fire at a ship in the hex: the reason of the first weapon. */
function forFire(view: View, me: Color, draft: CommitDraft | null, hex: Hex): Refusal | null {
  const at = enemiesOf(view, me).find((enemy) => sameHex(enemy.hex, hex))
  const own = idle(view, me, draft, hex)
  if (!at && own) return refuse('EE-WEP-04', `no weapon of ${nameOf(view, own.id)} can fire at an enemy`)
  if (!at && isMine(view, me, hex)) return null
  if (!at) return refuse('EE-WEP-02', 'there is no enemy ship in that hex to fire at')
  const reasons = shipsIn(view, me, draft).flatMap((ship) =>
    weaponsOf(view, ship)
      .filter(({ id, kind }) => kind !== 'antiMissile' && (draft?.weapon ?? id) === id)
      .map(({ id, ...weapon }) => ({ ship, id, refusal: cannotFireAt(view, ship, { id, ...weapon }, at) })),
  )
  const [first] = reasons
  if (!first) return refuse('EE-GEN-08', 'no weapon is powered and working')
  if (reasons.some(({ refusal }) => refusal === undefined)) return refuse('EE-WEP-02', 'no weapon that bears has a chance of damage there')
  const { ship, id, refusal } = first
  return refuse(refusal?.rule ?? 'EE-WEP-04', `${nameOf(view, ship.id)}, ${weaponName(view, ship.id, id)}: ${refusal?.reason}`)
}

/** Why no ship can try to lock on to a ship in the hex. */
function forSense(view: View, me: Color, draft: SenseDraft | null, hex: Hex): Refusal | null {
  const at = enemiesOf(view, me).find((enemy) => sameHex(enemy.hex, hex))
  const own = idle(view, me, draft, hex)
  if (!at && own) return refuse('EE-SEN-01', `no powered and unused sensor of ${nameOf(view, own.id)} sees an enemy`)
  if (!at && isMine(view, me, hex)) return null
  if (!at) return refuse('EE-SEN-02', 'there is no enemy ship in that hex to lock on to')
  const [ship, another] = shipsIn(view, me, draft)
  if (ship && !another && (draft?.ships[ship.id]?.length ?? 0) >= controlOf(view, ship))
    return refuse(
      'EE-SEN-02',
      `${nameOf(view, ship.id)} can make ${plural(controlOf(view, ship), 'attempt')}, one for each working control box`,
    )
  const sees = shipsIn(view, me, draft).some((one) => sensorsOn(view, one, at).length > 0)
  return sees
    ? refuse('EE-SEN-05', 'no lock-on is possible at this range')
    : refuse('EE-SEN-01', `no powered and unused sensor sees ${nameOf(view, at.id)}`)
}

/** `GameUi.refusalAt` of this game. */
export function refusalAt({ view, draft }: SceneMoment<EarthExpects, Draft>, hex: Hex): Refusal | null {
  const asked = askedOf(view)
  if (!asked) return null
  const { me, call } = asked
  // A ship in the hex is selected instead.
  const isEmpty = !isMine(view, me, hex) && !enemiesOf(view, me).some((ship) => sameHex(ship.hex, hex))
  switch (call.kind) {
    case 'deploy':
      return refuse('EE-SEQ-02', ofKind(draft, 'deploy')?.ship ? 'that hex is outside the zone of this ship' : 'select a ship first')
    case 'plot':
      return isEmpty ? forPlot(view, me, ofKind(draft, 'plot'), hex) : null
    case 'guide':
      return refuse(
        'EE-MIS-06',
        ofKind(draft, 'guide')?.missile ? 'no route of this missile enters from that hex' : 'select a missile first',
      )
    case 'commit':
      return forFire(view, me, ofKind(draft, 'commit'), hex)
    case 'sense':
      return forSense(view, me, ofKind(draft, 'sense'), hex)
    default:
      return null
  }
}
