// The questions of P10: the fire of one ship, and whether a group evades.
import { onItem, onThing, plural } from '@admiralty/kernel'
import { allShotsAt, controlsNeeded, controlsOf, fireFault, firingShips, gunsOf, shotsOfMount } from '../fire/firing.ts'
import type { Order, ShotOrder } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { expectedHits, fireSpread, shotDetails } from './odds.ts'
import { capital, fullName, groupText, placeOfThing, rangeText, systemName } from './say.ts'

const PHASE = 'Fire · one ship at a time'
type Shots = readonly ShotOrder[]
const orderOf = (ship: Ship, shots: Shots): Order => ({ order: 'fire', ship: ship.id, shots })

export function firePage(view: View, me: Color, draft: Draft): GamePage {
  const ship = 'ship' in draft && draft.ship !== null ? view.ships[draft.ship] : undefined
  if (draft.kind === 'needle' && ship) return needlePage(view, ship, draft)
  if (draft.kind === 'fire' && ship)
    return draft.target === null ? shipPage(view, ship, draft.shots) : targetPage(view, ship, draft.shots, draft.target)
  const able = firingShips(view, me).map((one) => ({ ship: one, shots: bestShots(view, one) }))
  return {
    phase: PHASE,
    title: 'Which ship fires?',
    rule: 'FT-SEQ-07',
    text: 'A ship fires once in a turn and declares all its fire before the dice. Its damage counts at once.',
    rows: () => [
      proposedRow(view, able),
      able.map(({ ship: one, shots }) =>
        row(`ship:${one.id}`, 'FT-SEQ-07', one.name, {
          set: { kind: 'fire', ship: one.id, shots, target: null },
          spots: [onThing(one.id)],
          note: plural(targetsOf(view, one).length, 'target'),
        }),
      ),
      able.some(({ shots }) => shots.length > 0) && row('pass', 'FT-SEQ-07', NO_MORE, { give: { order: 'pass' } }),
    ],
  }
}
const NO_MORE = 'No more fire in this turn'
interface Plan {
  readonly ship: Ship
  readonly shots: Shots
}
/** The aim of the ship that is expected to do most, as the main answer, so that its chances are seen before it fires; without anything to fire at, the end of the fire. */
function proposedRow(view: View, plans: readonly Plan[]): GameRow {
  const rated = plans.filter(({ shots }) => shots.length > 0).map((plan) => ({ ...plan, hits: expectedHits(view, plan.ship, plan.shots) }))
  const [best] = rated.toSorted((a, b) => b.hits - a.hits)
  if (!best) return row('pass', 'FT-SEQ-07', NO_MORE, { give: { order: 'pass' }, role: 'main' })
  const { ship, shots } = best
  const [at] = shots
  return row('best', 'FT-SEQ-07', `Aim ${ship.name}${at ? ` at ${fullName(view, at.target.id)}` : ''}`, {
    set: { kind: 'fire', ship: ship.id, shots, target: null },
    role: 'main',
    note: plural(shots.length, 'mount'),
  })
}
/** Ids of everything that some mount may fire at, the nearest first. */
function targetsOf(view: View, ship: Ship): readonly ShotOrder['target'][] {
  const all = gunsOf(ship).flatMap((mount) => shotsOfMount(view, ship, mount).map(({ target }) => target))
  return [...new Map(all.map((target) => [target.id, target])).values()]
}
/** The whole fire at the target at which most guns bear. */
function bestShots(view: View, ship: Ship): Shots {
  const plans = targetsOf(view, ship).map(({ id }) => allShotsAt(view, ship, [], id))
  const [best] = plans.toSorted((a, b) => b.length - a.length)
  return best && fireFault(view, ship.seat, { order: 'fire', ship: ship.id, shots: best }) === undefined ? best : []
}
function shotsText(view: View, ship: Ship, shots: Shots): string {
  if (shots.length === 0) return 'Nothing is aimed yet.'
  const targets = [...new Set(shots.map(({ target }) => target.id))]
  const aimed = targets.map((id) => `${plural(shots.filter((shot) => shot.target.id === id).length, 'mount')} at ${fullName(view, id)}`)
  return `${aimed.join(', ')}. ${controlsNeeded(ship, shots)} of ${plural(controlsOf(ship), 'fire control')} used.`
}
function shipPage(view: View, ship: Ship, shots: Shots): GamePage {
  return {
    phase: PHASE,
    title: `Fire of ${ship.name}`,
    rule: 'FT-FC-01',
    text: shotsText(view, ship, shots),
    back: { set: START, label: 'Other ships' },
    rows: () => [
      shots.length > 0 &&
        row('fire', 'FT-SEQ-07', 'Fire', { give: orderOf(ship, shots), role: 'main', spread: fireSpread(view, ship, shots) }),
      targetsOf(view, ship).map(({ id }) => targetRow(view, ship, shots, id)),
      shots.length > 0 && row('none', 'FT-SEQ-07', 'Aim at nothing', { set: { kind: 'fire', ship: ship.id, shots: [], target: null } }),
      row('over', 'FT-SEQ-07', 'This ship does not fire', { give: orderOf(ship, []) }),
    ],
  }
}
const targetRow = (view: View, ship: Ship, shots: Shots, target: string): GameRow =>
  row(`at:${target}`, 'FT-FC-03', `At ${fullName(view, target)}`, {
    set: { kind: 'fire', ship: ship.id, shots, target },
    spots: [onThing(target)],
    note: rangeText(view, ship.at, placeOfThing(view, target) ?? ship.at),
  })
function targetPage(view: View, ship: Ship, shots: Shots, target: string): GamePage {
  const set = (next: Shots, to: string | null): Draft => ({ kind: 'fire', ship: ship.id, shots: next, target: to })
  return {
    phase: PHASE,
    title: `${ship.name} at ${fullName(view, target)}`,
    rule: 'FT-FC-02',
    text: shotsText(view, ship, shots),
    back: { set: set(shots, null), label: 'Other targets' },
    rows: () => {
      const all = allShotsAt(view, ship, shots, target)
      return [
        row('all', 'FT-FC-02', 'Everything that bears', {
          set: set(all, null),
          ifLegal: orderOf(ship, all),
          role: 'main',
          spread: fireSpread(view, ship, all),
        }),
        gunsOf(ship).map((mount) => mountRows(view, ship, { shots, target, mount })),
        shots.length > 0 && row('done', 'FT-FC-02', 'These shots stand', { set: set(shots, null) }),
        row('none', 'FT-FC-02', 'Nothing at this target', {
          set: set(
            shots.filter((shot) => shot.target.id !== target),
            null,
          ),
        }),
      ]
    },
  }
}
interface Aim {
  readonly shots: Shots
  readonly target: string
  readonly mount: string
}
/** One mount at the target: aims it, or takes it back. A needle beam asks for the system. */
function mountRows(view: View, ship: Ship, { shots, target, mount }: Aim): GameRows {
  const now = shots.find((shot) => shot.mount === mount)
  const [shot] = shotsOfMount(view, ship, mount).filter((one) => one.target.id === target)
  if (!shot) return null
  const others = shots.filter((one) => one.mount !== mount)
  const isAimed = now?.target.id === target
  const label = capital(systemName(ship, mount))
  const spots = [onItem(ship.id, mount)]
  if (shot.system !== null && !isAimed)
    return row(`mount:${mount}`, 'FT-WPN-07', label, {
      set: { kind: 'needle', ship: ship.id, shots: others, target, mount },
      spots,
      note: 'at a system',
    })
  const next = isAimed ? others : [...others, shot]
  return row(`mount:${mount}`, 'FT-FC-02', label, {
    set: { kind: 'fire', ship: ship.id, shots: next, target },
    ifLegal: orderOf(ship, next),
    spots,
    note: isAimed ? 'aimed' : now ? `aimed at ${fullName(view, now.target.id)}` : null,
    ...shotDetails(view, ship, shot),
  })
}
function needlePage(view: View, ship: Ship, { shots, target, mount }: DraftOf<'needle'>): GamePage {
  const there = view.ships[target]
  return {
    phase: PHASE,
    title: `Needle beam at ${fullName(view, target)}`,
    rule: 'FT-WPN-07',
    text: 'A 6 destroys the system and does one point to the hull, a 5 does one point. Each system needs a fire control.',
    back: { set: { kind: 'fire', ship: ship.id, shots, target }, label: 'Other mounts' },
    rows: () =>
      shotsOfMount(view, ship, mount)
        .filter((shot) => shot.target.id === target)
        .map((shot) => {
          const next = [...shots, shot]
          return row(`system:${shot.system}`, 'FT-WPN-07', capital(there ? systemName(there, shot.system ?? '') : ''), {
            set: { kind: 'fire', ship: ship.id, shots: next, target },
            ifLegal: orderOf(ship, next),
            spots: [onItem(target, shot.system ?? '')],
          })
        }),
  }
}

/** FT-OPT-03 */
export function evadePage(view: View): GamePage {
  const step = view.agenda[0]
  const group = step?.step === 'evade' ? view.groups[step.group] : undefined
  return {
    phase: 'Fire · an answer',
    title: group ? `Does ${groupText(group)} evade?` : 'Evade?',
    rule: 'FT-OPT-03',
    text: `A ship fires at it. Evading costs one endurance${group ? ` of ${group.endurance}` : ''} and makes it safe for the rest of the phase.`,
    rows: () => [
      row('evade', 'FT-OPT-03', 'Evade', { give: { order: 'evade', evade: true }, role: 'main' }),
      row('stay', 'FT-OPT-03', 'Do not evade', { give: { order: 'evade', evade: false } }),
    ],
  }
}
