// Questions before power: announcements and consent to docking.
import type { Question } from '@admiralty/kernel'
import { check } from '../game.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import { dockable } from '../power/docking.ts'
import { asBefore } from '../power/questions.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { isDisguised, policyOf, shipOf, shipsOf } from '../table.ts'
import { done, draftOf, leads, main, onThing, type Pick } from './choice.ts'
import type { AnnounceDraft, ConsentDraft, Draft } from './draft.ts'
import { fullName, nameOf, shipName } from './say.ts'

const start: AnnounceDraft = { kind: 'announce', ships: {}, ship: null }
const orderOf = (view: View, me: Color, { ships }: AnnounceDraft): OrderOf<'announce'> => ({
  order: 'announce',
  ships,
  policy: policyOf(view, me),
})

export function announceQuestion(view: View, _: Color, draft: Draft | null): Question {
  const { ship } = draftOf(draft, start)
  return {
    phase: 'Announce · yours to decide',
    title: ship === null ? `Turn ${view.turn}: announcements` : `Announcements of ${nameOf(view, ship)}`,
    text: 'Docking, rolling, reversing, leaving by FTL and revealing a disguise are announced before power is allocated.',
    rule: 'EE-SEQ-09',
  }
}

export function announceChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start)
  if (now.ship !== null) return [...shipRows(view, shipOf(view, now.ship), now), done({ ...now, ship: null })]
  const count = Object.keys(now.ships).length
  return [
    main(
      { key: 'announce', label: count === 0 ? 'Nothing to announce' : 'Confirm announcements', rule: 'EE-SEQ-09' },
      orderOf(view, me, now),
    ),
    ...shipsOf(view, me).flatMap((ship) =>
      shipRows(view, ship, now).length > 0
        ? [
            leads(
              { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-SEQ-09' },
              { ...now, ship: ship.id },
              { spots: [onThing(ship.id)], note: now.ships[ship.id] ? 'changed' : null },
            ),
          ]
        : [],
    ),
  ]
}

interface Change {
  readonly key: string
  readonly label: string
  readonly rule: `EE-${string}`
  readonly change: Partial<Announcement>
}
const flag = (on: boolean, yes: string, no: string): string => (on ? no : yes)
function possible(view: View, ship: Ship, now: Announcement): readonly Change[] {
  const { options } = view.setup
  const docks = dockable(view, ship).map(
    (dock): Change =>
      now.dock?.to === dock.to
        ? { key: `dock:${dock.to}`, label: `Do not dock to ${nameOf(view, dock.to)}`, rule: 'EE-DOC-02', change: { dock: null } }
        : { key: `dock:${dock.to}`, label: `Dock to ${nameOf(view, dock.to)}`, rule: 'EE-DOC-02', change: { dock, undock: null } },
  )
  const undocks = ship.docked.map(
    ({ to }): Change => ({
      key: `undock:${to}`,
      label: `${flag(now.undock === to, 'Undock from', 'Stay docked to')} ${nameOf(view, to)}`,
      rule: 'EE-DOC-10',
      change: { undock: now.undock === to ? null : to, dock: null },
    }),
  )
  const roll: Change = { key: 'roll', label: flag(now.roll, 'Roll', 'Do not roll'), rule: 'EE-ROL-01', change: { roll: !now.roll } }
  const reverse: Change = {
    key: 'reverse',
    label: flag(now.reverse, 'Go in reverse', 'Go forward'),
    rule: 'EE-REV-03',
    change: { reverse: !now.reverse },
  }
  const ftl: Change = {
    key: 'ftl',
    label: flag(now.ftl, 'Prepare for FTL', 'Cancel FTL'),
    rule: 'EE-FTL-01',
    change: { ftl: !now.ftl },
  }
  const unmask: Change = {
    key: 'unmask',
    label: flag(now.unmask, 'Reveal the disguise', 'Keep the disguise'),
    rule: 'EE-DIS-03',
    change: { unmask: !now.unmask },
  }
  return [
    ...docks,
    ...undocks,
    ...(options.rolling ? [roll] : []),
    ...(options.reverse ? [reverse] : []),
    ...(options.ftl ? [ftl] : []),
    ...(isDisguised(view, ship) ? [unmask] : []),
  ]
}
function shipRows(view: View, ship: Ship, draft: AnnounceDraft): readonly Pick[] {
  const now = draft.ships[ship.id] ?? asBefore(ship)
  return possible(view, ship, now).flatMap(({ key, label, rule, change }) => {
    const ships = { ...draft.ships, [ship.id]: { ...now, ...change } }
    if (check(view, orderOf(view, ship.seat, { ...draft, ships }))) return []
    return [leads({ key, label, rule }, { ...draft, ships }, { spots: [onThing(ship.id)] })]
  })
}

// Consent.
const asking = (view: View, me: Color): readonly { readonly ship: string; readonly by: string }[] => {
  const [step] = view.agenda
  return step?.step === 'consent' ? step.asked.filter(({ ship }) => shipOf(view, ship).seat === me) : []
}
export function consentQuestion(view: View, me: Color): Question {
  const pairs = asking(view, me).map(({ ship, by }) => `${nameOf(view, by)} asks to dock to ${nameOf(view, ship)}`)
  return { phase: 'Announce · yours to decide', title: 'Allow docking?', text: `${pairs.join('; ')}.`, rule: 'EE-DOC-02' }
}
export function consentChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const none: ConsentDraft = { kind: 'consent', accept: {} }
  const now = draftOf(draft, none)
  const yes = Object.values(now.accept).filter(Boolean).length
  return [
    main({ key: 'consent', label: yes === 0 ? 'Refuse' : 'Allow docking', rule: 'EE-DOC-02' }, { order: 'consent', accept: now.accept }),
    ...asking(view, me).map(({ by }) => {
      const accepts = now.accept[by] === true
      const label = `${accepts ? 'Refuse' : 'Accept'} ${fullName(view, shipOf(view, by))}`
      const next: ConsentDraft = { kind: 'consent', accept: { ...now.accept, [by]: !accepts } }
      return leads({ key: `by:${by}`, label, rule: 'EE-DOC-02' }, next, { spots: [onThing(by)] })
    }),
  ]
}
