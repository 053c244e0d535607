// Questions before power: announcements and consent to docking.
import type { RuleId } from '@admiralty/kernel'
import { check } from '../game.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import { dockable } from '../power/docking.ts'
import { asBefore, pairsIn } from '../power/questions.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { isDisguised, policyOf, shipOf, shipsOf } from '../table.ts'
import type { AnnounceDraft, Draft } from './draft.ts'
import { done, draftOf, type GamePage, type GameRow, onThing, row, shipRow } from './form.ts'
import { fullName, nameOf } from './say.ts'

const start: AnnounceDraft = { kind: 'announce', ships: {}, ship: null }
const orderOf = (view: View, me: Color, { ships }: AnnounceDraft): OrderOf<'announce'> => ({
  order: 'announce',
  ships,
  policy: policyOf(view, me),
})

export function announcePage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start)
  const isEmpty = Object.keys(now.ships).length === 0
  const label = isEmpty ? 'Nothing to announce' : 'Confirm announcements'
  const asked = {
    phase: 'Announce · yours to decide',
    text: 'Docking, rolling, reversing, leaving by FTL and revealing a disguise are announced before power is allocated.',
    rule: 'EE-SEQ-09',
  } as const
  const { ship } = now
  if (ship !== null) {
    const rows = () => [changeRows(view, shipOf(view, ship), now), done({ ...now, ship: null })]
    return { ...asked, title: `Announcements of ${nameOf(view, ship)}`, rows }
  }
  return {
    ...asked,
    title: `Turn ${view.turn}: announcements`,
    rows: () => [
      row('announce', 'EE-SEQ-09', label, { give: orderOf(view, me, now), role: 'main' }),
      shipsOf(view, me)
        .filter((one) => changeRows(view, one, now).some(({ ifLegal }) => ifLegal && !check(view, ifLegal)))
        .map((one) => shipRow(view, 'EE-SEQ-09', now, one, now.ships[one.id] ? 'changed' : null)),
    ],
  }
}

/** Everything that a ship may announce, or take back. */
function changeRows(view: View, ship: Ship, draft: AnnounceDraft): readonly GameRow[] {
  const { options } = view.setup
  const now = draft.ships[ship.id] ?? asBefore(ship)
  const change = (key: string, rule: RuleId, label: string, changed: Partial<Announcement>): GameRow => {
    const set = { ...draft, ships: { ...draft.ships, [ship.id]: { ...now, ...changed } } }
    return row(key, rule, label, { set, ifLegal: orderOf(view, ship.seat, set), spots: [onThing(ship.id)] })
  }
  const flag = (key: 'roll' | 'reverse' | 'ftl' | 'unmask', rule: RuleId, yes: string, no: string): GameRow =>
    change(key, rule, now[key] ? no : yes, { [key]: !now[key] })
  return [
    ...dockable(view, ship).map((dock) => {
      const isChosen = now.dock?.to === dock.to
      const label = `${isChosen ? 'Do not dock' : 'Dock'} to ${nameOf(view, dock.to)}`
      return change(`dock:${dock.to}`, 'EE-DOC-02', label, isChosen ? { dock: null } : { dock, undock: null })
    }),
    ...ship.docked.map(({ to }) => {
      const isChosen = now.undock === to
      const label = `${isChosen ? 'Stay docked to' : 'Undock from'} ${nameOf(view, to)}`
      return change(`undock:${to}`, 'EE-DOC-10', label, { undock: isChosen ? null : to, dock: null })
    }),
    ...(options.rolling ? [flag('roll', 'EE-ROL-01', 'Roll', 'Do not roll')] : []),
    ...(options.reverse ? [flag('reverse', 'EE-REV-03', 'Go in reverse', 'Go forward')] : []),
    ...(options.ftl ? [flag('ftl', 'EE-FTL-01', 'Prepare for FTL', 'Cancel FTL')] : []),
    ...(isDisguised(view, ship) ? [flag('unmask', 'EE-DIS-03', 'Reveal the disguise', 'Keep the disguise')] : []),
  ]
}

// Consent.
export function consentPage(view: View, me: Color, draft: Draft): GamePage {
  const { accept } = draftOf<'consent'>(draft, { kind: 'consent', accept: {} })
  const pairs = pairsIn(view, me)
  const isYes = Object.values(accept).some(Boolean)
  return {
    phase: 'Announce · yours to decide',
    title: 'Allow docking?',
    text: `${pairs.map(({ ship, by }) => `${nameOf(view, by)} asks to dock to ${nameOf(view, ship)}`).join('; ')}.`,
    rule: 'EE-DOC-02',
    rows: () => [
      row('consent', 'EE-DOC-02', isYes ? 'Allow docking' : 'Refuse', { give: { order: 'consent', accept }, role: 'main' }),
      pairs.map(({ by }) => {
        const isAccepted = accept[by] === true
        const set: Draft = { kind: 'consent', accept: { ...accept, [by]: !isAccepted } }
        const label = `${isAccepted ? 'Refuse' : 'Accept'} ${fullName(view, shipOf(view, by))}`
        return row(`by:${by}`, 'EE-DOC-02', label, { set, spots: [onThing(by)] })
      }),
    ],
  }
}
