// The questions of P10: the fire of one ship, and whether a group evades.
import { onThing, plural } from '@admiralty/kernel'
import { firingShips } from '../fire/firing.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { bestShots, targetsOf } from './best-shots.ts'
import type { Draft } from './draft.ts'
import { needlePage, orderOf, PHASE, type ShotChoices, shotsText, targetPage } from './fire-targets.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { expectedHits, fireSpread } from './odds.ts'
import { fullName, groupText, placeOfThing, rangeText } from './say.ts'

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
  readonly shots: ShotChoices
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
function shipPage(view: View, ship: Ship, shots: ShotChoices): GamePage {
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
const targetRow = (view: View, ship: Ship, shots: ShotChoices, target: string): GameRow =>
  row(`at:${target}`, 'FT-FC-03', `At ${fullName(view, target)}`, {
    set: { kind: 'fire', ship: ship.id, shots, target },
    spots: [onThing(target)],
    note: rangeText(view, ship.at, placeOfThing(view, target) ?? ship.at),
  })

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
