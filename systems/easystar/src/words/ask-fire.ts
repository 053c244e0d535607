// The form of combat: a shooter, a weapon, a target and a power-up, or a pass.
import { onItem, plural, type Question } from '@admiralty/kernel'
import type { Firing } from '../fire/firing.ts'
import { owedBy, shotsOf, weaponsReady } from '../fire/targets.ts'
import type { Color, View } from '../state.ts'
import { aimPage, shotRow } from './ask-aim.ts'
import { type DraftOf, firstOfEach, type GamePage, type GameRows, row, START } from './form.ts'
import { capital, itemName, nameOf } from './say.ts'
import { bestOdds, bestRow, SHORT, shooterRow } from './shooter-rows.ts'

export function firePage(view: View, me: Color, draft: DraftOf<'start' | 'shooter' | 'weapon' | 'shot'>): GamePage {
  const legal = weaponsReady(view, me).flatMap((gun) => shotsOf(view, gun))
  // One shot for each weapon and target, without power-up if possible.
  const shots = firstOfEach(legal, ({ from, weapon, at }) => `${from}/${weapon.id}@${at}`)
  if (draft.kind === 'start') return startPage(view, me, shots)
  const mine = shots.filter(({ from }) => from === draft.from)
  const back = { set: { kind: 'shooter', from: draft.from } } as const
  if (draft.kind === 'shot') return { ...aimPage(view, draft, legal), back }
  const title = `${capital(nameOf(view, draft.from))} fires`
  const text = draft.kind === 'weapon' ? 'Choose a target.' : 'Choose a weapon and a target.'
  const asked = { phase: 'Fire · aim', title, text, rule: 'ES-CMB-02', ...owedShot(view, me) } as const
  if (draft.kind === 'shooter') return { ...asked, back: { set: START }, rows: () => [bestRow(view, mine), shooterRows(view, mine)] }
  return { ...asked, back, rows: () => mine.filter(({ weapon }) => weapon.id === draft.weapon).map((shot) => shotRow(view, shot)) }
}

// The start.
const PASS = 'Shots alternate. After a pass you may fire again if the other side fires.'
const LAST_PASS = 'The other side has passed: if you pass too, combat ends.'
function startPage(view: View, me: Color, shots: readonly Firing[]): GamePage {
  const [only, ...others] = firstOfEach(shots, ({ from }) => from)
  const passing = view.agenda.some((step) => step.step === 'fire' && step.passes > 0) ? LAST_PASS : PASS
  const able = only && others.length === 0 ? `Only ${nameOf(view, only.from)} can fire. ${passing}` : passing
  return {
    phase: 'Fire · yours to decide',
    title: 'Fire one weapon, or pass',
    text: only ? able : 'None of your weapons bears on an enemy.',
    rule: 'ES-SEQ-05',
    ...owedShot(view, me),
    rows() {
      const best = bestRow(view, shots)
      return [
        best,
        others.length === 0 ? shooterRows(view, shots) : [only, ...others].map((shot) => shot && shooterRow(view, shot.from, shots)),
        row('pass', 'ES-SEQ-05', 'Pass', { give: { order: 'pass' }, role: best ? 'row' : 'main' }),
        row('waive', 'ES-SEQ-06', 'Give up the shot', { give: { order: 'waive' } }),
      ]
    },
  }
}
function owedShot(view: View, me: Color): Question | undefined {
  const owed = owedBy(view, me)
  if (!owed) return undefined
  const what = owed.item ? `Fire its ${itemName(owed.item)}, which was knocked out,` : 'Fire one last shot'
  const title = `${nameOf(view, owed.ship)} fires before it is gone`
  return { phase: 'Fire · owed shot', title, text: `${what} now, or give the shot up.`, rule: owed.item ? 'ES-SEQ-06' : 'ES-SEQ-07' }
}

function shooterRows(view: View, shots: readonly Firing[]): GameRows {
  if (shots.length <= SHORT) return shots.map((shot) => shotRow(view, shot))
  return firstOfEach(shots, ({ weapon }) => weapon.id).map(({ from, weapon }) => {
    const mine = shots.filter((shot) => shot.weapon.id === weapon.id)
    const details = { spots: [onItem(from, weapon.id)], ...bestOdds(view, mine), note: plural(mine.length, 'target') }
    const set = { kind: 'weapon', from, weapon: weapon.id } as const
    return row(`weapon:${weapon.id}`, 'ES-CMB-01', capital(itemName(weapon)), { set, ...details })
  })
}
