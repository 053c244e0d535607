// The question of P4: salvoes of missiles.
import { onItem, onThing } from '@admiralty/kernel'
import { HOMING_RANGE, SALVO_REACH } from '../../data/tables.ts'
import { idsOfKind } from '../design/systems.ts'
import { magazineTitle } from '../design/text.ts'
import type { Order } from '../orders.ts'
import { type Launchable, launchableSalvoes, salvoShips } from '../ordnance/launching.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, DraftOf, SalvoMount } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { placeRows, proposedRow } from './ordnance-places.ts'
import { placeName, systemName } from './say.ts'

const PHASE = 'Salvoes · one ship at a time'
export function ordnancePage(view: View, me: Color, draft: Draft): GamePage {
  const ship = draft.kind === 'salvoes' ? view.ships[draft.ship] : undefined
  if (draft.kind === 'salvoes' && ship) return draft.mount ? targetPage(view, ship, draft, draft.mount) : shipPage(view, ship, draft)
  return {
    phase: PHASE,
    title: 'Launch salvoes?',
    rule: 'FT-SAL-02',
    text: `A salvo homes on the nearest hostile ship within ${HOMING_RANGE} MU of its marker, after all ships have moved.`,
    rows: () => {
      const proposed = proposedRow(view, salvoShips(view, me))
      return [
        proposed ?? passRow('main'),
        salvoShips(view, me).map((one) =>
          row(`ship:${one.id}`, 'FT-SAL-02', one.name, {
            set: { kind: 'salvoes', ship: one.id, salvoes: [], mount: null },
            spots: [onThing(one.id)],
          }),
        ),
        proposed && passRow('row'),
      ]
    },
  }
}
const passRow = (role: 'main' | 'row'): GameRow =>
  row('pass', 'FT-SEQ-03', 'No more salvoes in this turn', { give: { order: 'pass' }, role })
function shipPage(view: View, ship: Ship, { salvoes }: DraftOf<'salvoes'>): GamePage {
  const order: Order = { order: 'salvoes', ship: ship.id, salvoes }
  return {
    phase: PHASE,
    title: `Salvoes of ${ship.name}`,
    rule: 'FT-SAL-02',
    text: salvoes.length === 0 ? 'Choose a mount, then the place of its marker.' : salvoes.map(({ at }) => placeName(view, at)).join('; '),
    back: { set: START, label: 'Other ships' },
    rows: () => [
      salvoes.length > 0 &&
        row('launch', 'FT-SAL-02', salvoes.length === 1 ? 'Launch the salvo' : 'Launch the salvoes', { give: order, role: 'main' }),
      launchableSalvoes(ship)
        .filter(({ mount }) => !salvoes.some((salvo) => salvo.mount === mount.id))
        .map((able) => mountRow(ship, salvoes, able)),
    ],
  }
}
function mountRow(ship: Ship, salvoes: DraftOf<'salvoes'>['salvoes'], { mount, magazine, load }: Launchable): GameRow {
  const stores = idsOfKind(ship.design, 'magazine').length > 1 && magazine !== null ? ` in ${magazineTitle(ship.design, magazine)}` : '' // FT-DES-17
  const left = magazine === null ? null : `${ship.condition.loads[magazine]?.[load] ?? 0} ${load} left${stores}`
  return row(`mount:${mount.id}:${magazine ?? ''}:${load}`, 'FT-SAL-02', `${systemName(ship, mount.id)}, ${load}`, {
    set: { kind: 'salvoes', ship: ship.id, salvoes, mount: { mount: mount.id, magazine, load } },
    spots: [onItem(ship.id, mount.id)],
    note: left ?? `to ${SALVO_REACH[load]} MU`,
  })
}
function targetPage(view: View, ship: Ship, { salvoes }: DraftOf<'salvoes'>, mount: SalvoMount): GamePage {
  const withSalvo = (at: Ship['at']): Draft => ({ kind: 'salvoes', ship: ship.id, salvoes: [...salvoes, { ...mount, at }], mount: null })
  return {
    phase: PHASE,
    title: `Where does the salvo of ${ship.name} wait?`,
    rule: 'FT-SAL-02',
    text: `Within ${SALVO_REACH[mount.load]} MU and in the arcs of ${systemName(ship, mount.mount)}. Ships will move before it homes.`,
    back: { set: { kind: 'salvoes', ship: ship.id, salvoes, mount: null }, label: 'Other mounts' },
    rows: () => placeRows(view, ship, mount, withSalvo),
  }
}
