// The question of fire: the page of all ships, and of one ship.
import { commanded } from '../ask.ts'
import { check } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { targetPage } from './ask-target.ts'
import type { CommitDraft, Draft } from './draft.ts'
import { draftOf, type GamePage, onlyShip, toAll } from './form.ts'
import { nameOf } from './say.ts'
import { bestRow, holdRow, mainRow, orderOf, salvoRows, sameRow, shooterRow } from './shots-for-all.ts'
import { aimsOf } from './shots-of-all.ts'
import { able, launcherNote, weaponRow } from './weapon-rows.ts'

/** Ships with a target in arc. */
const shooters = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter((ship) => able(view, ship).length > 0)
const start = (view: View, me: Color): CommitDraft => ({ kind: 'commit', ships: {}, ship: onlyShip(shooters(view, me)), weapon: null })

export function commitPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = shooters(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const weapon = ship && able(view, ship).find(({ id }) => id === now.weapon)
  if (ship && weapon) return targetPage(view, now, ship, weapon)
  const wrong = check(view, orderOf(now))
  const text = [
    ALL_SECRET,
    ship ? PERCENTAGES : '',
    ship ? launcherNote(view, ship, now.ships) : '',
    wrong ? `Not yet: ${wrong.map(({ reason }) => reason).join('; ')}.` : '',
  ]
  return {
    phase: 'Weapons · yours to decide',
    title: ship ? `Targets of ${nameOf(view, ship.id)}` : 'Choose your targets',
    text: text.filter((sentence) => sentence !== '').join(' '),
    rule: wrong?.[0].rule ?? 'EE-WEP-02',
    back: toAll(now, ships),
    rows() {
      const aims = aimsOf(view, ship ? [ship] : ships)
      const fire = mainRow(view, now, ship && ships.length > 1 ? aimsOf(view, ships) : aims)
      const hold = holdRow('row')
      const each = ship
        ? able(view, ship).map((one) => weaponRow(view, now, ship, one))
        : ships.map((one) => shooterRow(view, now, one, aims))
      return [fire, bestRow(view, now, aims), salvoRows(view, now, aims), sameRow(view, now, aims), each, fire.key !== hold.key && hold]
    },
  }
}
const ALL_SECRET = 'All targets are chosen before any die is rolled, and revealed together. Each weapon is used once per turn.'
const PERCENTAGES =
  'Percentages: for a gun the chance to touch its target, for a launcher the best chance of the lock-on that its missile needs.'
