// The question of power: the page of all ships, of one ship, and of a group of its boxes.
import { commanded } from '../ask.ts'
import { check } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { policiesQuestion, policyRows } from './ask-policies.ts'
import { type Draft, POWER_GROUPS, type PowerDraft } from './draft.ts'
import { done, draftOf, type GamePage, onlyShip, row, shipRow, toAll } from './form.ts'
import { allRows, orderOf, sameRow } from './power-for-all.ts'
import { groupRow, groupRows } from './power-group-rows.ts'
import { planRows } from './power-plan-rows.ts'
import { allocationIn, fleetText, gives, shipText, toMend } from './power-texts.ts'
import { nameOf } from './say.ts'

const start = (view: View, me: Color): PowerDraft => ({
  kind: 'power',
  ships: {},
  group: null,
  policy: null,
  policies: false,
  ship: onlyShip(commanded(view, me)),
})

export function powerPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const asked = { ...policiesQuestion, rows: () => [policyRows(view, me, now), done({ ...now, policies: false })] }
  if (now.policies) return asked
  const give = orderOf(view, me, now)
  const wrong = check(view, give)
  const mended = wrong ? undefined : toMend(view, give)
  const ships = commanded(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const text = ship ? shipText(view, now, ship) : fleetText(ships.length)
  const confirm = row('power', 'EE-POW-03', 'Confirm power', { give, role: 'main' })
  const policies = row('policies', 'EE-SEQ-09', 'Automatic decisions…', { set: { ...now, policies: true } })
  return {
    phase: 'Power · yours to decide',
    title: ship ? `Power for ${nameOf(view, ship.id)}` : 'Allocate power',
    text: wrong ? `${text} Not yet: ${wrong.map(({ reason }) => reason).join('; ')}.` : mended ? `${text} ${mended}` : text,
    rule: wrong?.[0].rule ?? (mended ? 'EE-IMP-01' : 'EE-POW-03'),
    back: now.group === null ? toAll(now, ships) : undefined,
    rows() {
      const each = (one: Ship) => shipRow(view, 'EE-POW-03', now, one, gives(view, one, allocationIn(view, now, one)))
      if (!ship) return [confirm, allRows(view, ships, now), sameRow(view, me, now, ships), ships.map(each), policies]
      if (now.group !== null) return [groupRows(view, now, ship, now.group), done({ ...now, group: null })]
      return [
        confirm,
        planRows(view, me, now, ship),
        sameRow(view, me, now, [ship]),
        POWER_GROUPS.map((group) => groupRow(view, now, ship, group)),
        policies,
      ]
    },
  }
}
