// The pages of one target and of needle beams.
import { onItem, plural } from '@admiralty/kernel'
import { allShotsAt, controlsNeeded, controlsOf, gunsOf, shotsOfMount } from '../fire/firing.ts'
import type { Order, ShotOrder } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRows, row } from './form.ts'
import { fireSpread, shotDetails } from './odds.ts'
import { capital, fullName, systemName } from './say.ts'

export const PHASE = 'Fire · one ship at a time'

export type ShotChoices = readonly ShotOrder[]

export const orderOf = (ship: Ship, shots: ShotChoices): Order => ({ order: 'fire', ship: ship.id, shots })

export function shotsText(view: View, ship: Ship, shots: ShotChoices): string {
  if (shots.length === 0) return 'Nothing is aimed yet.'
  const targets = [...new Set(shots.map(({ target }) => target.id))]
  const aimed = targets.map((id) => `${plural(shots.filter((shot) => shot.target.id === id).length, 'mount')} at ${fullName(view, id)}`)
  return `${aimed.join(', ')}. ${controlsNeeded(ship, shots)} of ${plural(controlsOf(ship), 'fire control')} used.`
}

export function targetPage(view: View, ship: Ship, shots: ShotChoices, target: string): GamePage {
  const set = (next: ShotChoices, to: string | null): Draft => ({ kind: 'fire', ship: ship.id, shots: next, target: to })
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
  readonly shots: ShotChoices
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

export function needlePage(view: View, ship: Ship, { shots, target, mount }: DraftOf<'needle'>): GamePage {
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
