// Questions before power: announcements, automatic decisions, consent to docking.
import type { Question } from '@admiralty/kernel'
import { check } from '../game.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import { dockable } from '../power/docking.ts'
import { asBefore } from '../power/questions.ts'
import type { Color } from '../shapes.ts'
import type { Policy, Ship, View } from '../state.ts'
import { isDisguised, policyOf, shipOf, shipsOf } from '../table.ts'
import { done, draftOf, leads, main, onThing, type Pick } from './choice.ts'
import type { AnnounceDraft, ConsentDraft, Draft } from './draft.ts'
import { fullName, nameOf, shipName } from './say.ts'

const start = (view: View, me: Color): AnnounceDraft => ({
  kind: 'announce',
  ships: {},
  policy: policyOf(view, me),
  ship: null,
  policies: false,
})
const orderOf = ({ ships, policy }: AnnounceDraft): OrderOf<'announce'> => ({ order: 'announce', ships, policy })

export function announceQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ship, policies } = draftOf(draft, start(view, me))
  if (policies)
    return {
      phase: 'Announce · automatic decisions',
      title: 'Which decisions are automatic?',
      text: 'A fixed rule can make small decisions for you. Everybody sees which decisions are automatic. You can change this every turn.',
      rule: 'EE-SEQ-09',
    }
  return {
    phase: 'Announce · yours to decide',
    title: ship === null ? `Turn ${view.turn}: announcements` : `Announcements of ${nameOf(view, ship)}`,
    text: 'Docking, rolling, reversing, leaving by FTL and revealing a disguise are announced before power is allocated.',
    rule: 'EE-SEQ-09',
  }
}

export function announceChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  if (now.policies) return [...policyRows(now), done({ ...now, policies: false })]
  if (now.ship !== null) return [...shipRows(view, shipOf(view, now.ship), now), done({ ...now, ship: null })]
  const count = Object.keys(now.ships).length
  return [
    main({ key: 'announce', label: count === 0 ? 'Nothing to announce' : 'Confirm announcements', rule: 'EE-SEQ-09' }, orderOf(now)),
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
    leads({ key: 'policies', label: 'Automatic decisions…', rule: 'EE-SEQ-09' }, { ...now, policies: true }),
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
    if (check(view, { order: 'announce', ships, policy: draft.policy })) return []
    return [leads({ key, label, rule }, { ...draft, ships }, { spots: [onThing(ship.id)] })]
  })
}

interface Handed {
  readonly key: keyof Policy
  readonly asked: Policy
  readonly label: string
  readonly rule: `EE-${string}`
}
function policyRows(draft: AnnounceDraft): readonly Pick[] {
  const { policy } = draft
  const rows: readonly Handed[] = [
    {
      key: 'defence',
      asked: { ...policy, defence: policy.defence === 'asked' ? 'own' : 'asked' },
      label: 'Point defence: fire every weapon at missiles aimed at your own ships',
      rule: 'EE-PD-03',
    },
    {
      key: 'repairs',
      asked: { ...policy, repairs: policy.repairs === 'asked' ? 'useful' : 'asked' },
      label: 'Repairs: repair control, power and engines first',
      rule: 'EE-REP-02',
    },
    {
      key: 'rows',
      asked: { ...policy, rows: policy.rows === 'asked' ? 'middle' : 'asked' },
      label: 'Your shots: take the middle row of the target, and missiles in order of launch',
      rule: 'EE-POI-01',
    },
    {
      key: 'ties',
      asked: { ...policy, ties: policy.ties === 'asked' ? 'first' : 'asked' },
      label: 'Ties of rows and heat: take the first direction clockwise',
      rule: 'EE-POI-02',
    },
  ]
  return rows.map(({ key, asked, label, rule }) =>
    leads(
      { key: `policy:${key}`, label, rule },
      { ...draft, policy: asked },
      { note: policy[key] === 'asked' ? 'you decide' : 'automatic' },
    ),
  )
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
