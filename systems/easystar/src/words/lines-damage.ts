// Log entries of damage, critical hits and losses.
import { list, plural } from '@admiralty/kernel'
import type { DamageEvent } from '../damage/events.ts'
import { d6, detail, FIGHTER_NAMES, figure, itemName, type LinesOf, line, SIDES, thing, who } from './say.ts'

const DOOM = { wreck: 'a wreck', exploded: 'blown to pieces' } as const
const CRITICAL_NAMES = {
  nav: 'navigation hit',
  ownerLoses: 'an item is lost, its owner chooses',
  attackerTakes: 'an item is lost, the attacker chooses',
  slow1: 'top speed down by 1',
  slow2: 'top speed down by 2',
  damage: 'one more point of damage',
} as const

export const damageLines: LinesOf<DamageEvent> = {
  revealed: ({ ship, seat, items, freighter }, view) => {
    const revealed = [...items.map((item) => `its ${itemName(item)}`), ...(freighter ? ['that it is a freighter'] : [])]
    return detail(seat, ['ES-DES-11'], thing(view, ship), ` reveals ${list(revealed)}.`)
  },
  damaged: ({ ship, seat, damage, reason }, view) =>
    damage.total > 0
      ? detail(seat, [reason], thing(view, ship), ' takes ', figure(damage, plural(damage.total, 'point')), ' of damage.')
      : detail(seat, [reason], thing(view, ship), ' takes ', figure(damage, 'no damage'), '.'),
  destroyed: ({ ship, seat, doom, dying, sheet }, view) => {
    const lost = sheet.fighters.length > 0 ? ` with ${plural(sheet.fighters.length, 'fighter')} aboard` : ''
    return line(seat, ['ES-DST-02'], thing(view, ship), ` is ${DOOM[doom]}${lost}${dying ? ', but has a last shot.' : '.'}`)
  },
  perished: ({ ship, seat, doom }, view) => detail(seat, ['ES-DST-02'], thing(view, ship), ` is ${DOOM[doom]} now.`),
  fighterShotDown: ({ fighter, seat, by }, view) => line(seat, ['ES-HIT-05'], thing(view, fighter), ' is shot down by ', who(by), '.'),
  scored: ({ side, points }) => {
    const rules = points.because.map(([, , rule]) => rule)
    // A lost gift scores nothing, which is known. That a lost scout was a freighter is not, so it is logged.
    if (points.total === 0 && rules.every((rule) => rule === 'ES-VP-06')) return undefined
    const sum = points.total === 0 ? figure(points, 'nothing') : figure(points)
    return detail(null, [rules[0] ?? 'ES-VP-01'], `${SIDES[side]} scores `, sum, '.')
  },
  criticalRolled: ({ ship, seat, die, result, ignored }, view) => {
    const effect = `, ${CRITICAL_NAMES[result]}${ignored ? '; it has no effect.' : '.'}`
    return detail(seat, ['ES-CRT-02'], 'Critical hit on ', thing(view, ship), ': ', d6(die, null), effect)
  },
  navHit: ({ ship, seat }, view) => detail(seat, ['ES-TRN-04'], thing(view, ship), ' cannot turn.'),
  slowed: ({ ship, seat, by }, view) => detail(seat, ['ES-CRT-07'], thing(view, ship), ` loses ${by} of its top speed.`),
  sheetShown: ({ ship, seat, chooser }, view) =>
    detail(seat, ['ES-CRT-03'], thing(view, ship), ' reveals its sheet, and ', who(chooser), ' chooses an item.'),
  itemLost: ({ ship, seat, item, owed, fighters }, view) => {
    const aboard = fighters.length > 0 ? ` with ${list(fighters.map(({ kind }) => FIGHTER_NAMES[kind]))}` : ''
    return detail(seat, ['ES-CRT-04'], thing(view, ship), ` loses its ${itemName(item)}${aboard}${owed ? '; it must fire next.' : '.'}`)
  },
  burnedOut: ({ ship, seat, item }, view) => detail(seat, ['ES-AUX-PWR-03'], thing(view, ship), `’s ${itemName(item)} burns out for good.`),
}
