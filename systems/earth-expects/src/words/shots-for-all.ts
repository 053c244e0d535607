// Rows that choose the shots of all ships at once.
import { plural } from '@admiralty/kernel'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { isHidden } from '../table.ts'
import { type Shots, withShots } from './ask-target.ts'
import type { CommitDraft } from './draft.ts'
import { type GameRow, type GameRows, onThing, row, sameAgain, shipRow } from './form.ts'
import { fullName } from './say.ts'
import { asShots, bestShots, salvoAt, type WeaponAim } from './shots-of-all.ts'

export const orderOf = ({ ships }: CommitDraft): OrderOf<'commit'> => ({ order: 'commit', ships })

const sizeOf = (shots: Shots): number => Object.values(shots).reduce((sum, of) => sum + of.length, 0)

const joined = (now: Shots, more: Shots): Shots => Object.entries(more).reduce((shots, [ship, of]) => withShots(shots, ship, of), now)

/** One row per enemy, which fires all weapons at it. */
export const salvoRows = (view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRows =>
  [...new Set(aims.map(({ at }) => at))]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((enemy) => {
      const salvo = salvoAt(view, aims, enemy)
      const many = sizeOf(salvo)
      const set = { ...now, ships: joined(now.ships, salvo), weapon: null }
      const effect = { set, ifLegal: orderOf(set), spots: [onThing(enemy.id)], note: plural(many, 'weapon') }
      return many > 0 && row(`salvo:${enemy.id}`, 'EE-WEP-07', `Everything at ${fullName(view, enemy)}`, effect)
    })

/** Each weapon at its best target, with launchers if that is legal. */
function legalBest(view: View, now: Shots, aims: readonly WeaponAim[]): Shots | undefined {
  const tried = [true, false].map((launching) => bestShots(view, aims, { launching }))
  return tried.find((shots) => sizeOf(shots) > 0 && !check(view, { order: 'commit', ships: joined(now, shots) }))
}

/** The same shots as a draft, to change before they are sealed. */
export function bestRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRow | undefined {
  const best = legalBest(view, now.ships, aims)
  const set = best && { ...now, ships: joined(now.ships, best), weapon: null }
  return (
    set && row('best', 'EE-WEP-07', 'Every weapon at its best target', { set, note: `${plural(sizeOf(best), 'weapon')}, to change first` })
  )
}

/** The targets of last turn again, for the weapons that may still fire at them. */
export function sameRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRows {
  const again = aims.filter(({ ship, weapon, at }) =>
    view.volley.some((shot) => shot.from === ship.id && shot.weapon === weapon.id && shot.at === at.id),
  )
  if (again.length === 0) return null
  const set = { ...now, ships: joined(now.ships, asShots(again)), weapon: null }
  return sameAgain('EE-WEP-02', { set, ifLegal: orderOf(set), note: plural(again.length, 'weapon') })
}

export const holdRow = (role: 'main' | 'row'): GameRow =>
  row('pass', 'EE-WEP-02', 'Hold fire', { give: { order: 'commit', ships: {} }, role })

/** Fires what the draft has; without a draft, what is recommended for the ships that the enemy sees. A shot shows a hidden ship (EE-HID-03). */
export function mainRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRow {
  const chosen = sizeOf(now.ships)
  if (chosen > 0) return row('commit', 'EE-WEP-02', `Fire ${plural(chosen, 'weapon')}`, { give: orderOf(now), role: 'main' })
  const seen = aims.filter(({ ship }) => !isHidden(view, ship.id))
  const best = legalBest(view, {}, seen)
  if (!best) return holdRow('main')
  const label = `Fire ${plural(sizeOf(best), 'weapon')}, each at its best target`
  return row('commit', 'EE-WEP-07', label, { give: orderOf({ ...now, ships: best }), role: 'main' })
}

export function shooterRow(view: View, now: CommitDraft, ship: Ship, aims: readonly WeaponAim[]): GameRow {
  const weapons = new Set(aims.flatMap((aim) => (aim.ship === ship ? [aim.weapon.id] : [])))
  return shipRow(view, 'EE-WEP-02', now, ship, `${now.ships[ship.id]?.length ?? 0} of ${weapons.size} fire`)
}
