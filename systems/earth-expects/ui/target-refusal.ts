// Why a ship cannot fire or look at something.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import { commanded } from '../src/ask.ts'
import { cannotFireAt } from '../src/fire/in-arc.ts'
import { weaponsOf } from '../src/fire/weapons.ts'
import { controlOf } from '../src/power/supply.ts'
import { sensorsOn } from '../src/sensors/locks.ts'
import type { Color } from '../src/shapes.ts'
import type { Ship, View } from '../src/state.ts'
import { enemiesOf } from '../src/table.ts'
import type { CommitDraft, SenseDraft } from '../src/words/draft.ts'
import { nameOf, weaponName } from '../src/words/say.ts'
import { shipsIn } from './plot-refusal.ts'

/** An own ship in the hex that is not offered, while a ship is to be chosen. */
function idle(view: View, me: Color, draft: { readonly ship: string | null } | null, hex: Hex): Ship | undefined {
  const ships = commanded(view, me)
  return draft?.ship || ships.length === 1 ? undefined : ships.find((ship) => sameHex(ship.hex, hex))
}

export const isMine = (view: View, me: Color, hex: Hex): boolean => commanded(view, me).some((ship) => sameHex(ship.hex, hex))

/** Why no weapon can fire at a ship in the hex: the reason of the first weapon. */
export function forFire(view: View, me: Color, draft: CommitDraft | null, hex: Hex): Refusal | null {
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
export function forSense(view: View, me: Color, draft: SenseDraft | null, hex: Hex): Refusal | null {
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
