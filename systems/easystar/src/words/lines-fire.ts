// Log entries of shots: the announcement, then the dice.
import { list } from '@admiralty/kernel'
import type { FireEvent } from '../fire/events.ts'
import { detail, itemName, type LinesOf, line, rolled, thing, who } from './say.ts'

const POWER_UP = { range: ', powered up for range', damage: ', powered up for damage' } as const

export const fireLines: LinesOf<FireEvent> = {
  shotDeclared: ({ seat, shot, owed }, view) => {
    const last = owed ? (owed.item === null ? ' with its last shot' : ' with a weapon shot away') : ''
    const powered = shot.powerUp ? POWER_UP[shot.powerUp] : ''
    const [from, at] = [thing(view, shot.from), thing(view, shot.at)]
    return line(seat, ['ES-HIT-02'], from, ` fires its ${itemName(shot.weapon)} at `, at, `${last}${powered}.`)
  },
  passed: ({ seat }) => line(seat, ['ES-SEQ-05'], who(seat), ' passes.'),
  shotWaived: ({ seat, owed }, view) => line(seat, ['ES-SEQ-06'], thing(view, owed.ship), ' gives up its owed shot.'),
  turretsCommitted: ({ ship, seat, turrets }, view) =>
    turrets.length > 0
      ? detail(seat, ['ES-PDF-02'], thing(view, ship), ` fires ${list(turrets.map(itemName))} at the missile.`)
      : detail(seat, ['ES-PDF-02'], thing(view, ship), ' holds its point defence.'),
  pointDefenceFired: ({ seat, die, needed, hit }) =>
    detail(
      seat,
      ['ES-PDF-04'],
      'Point defence rolls ',
      ...rolled(die, needed, { passed: hit }, hit ? ': the missile is shot down.' : ': missed.'),
    ),
  attackRolled: ({ seat, die, needed, hit }) =>
    detail(seat, ['ES-HIT-01'], 'Rolls ', ...rolled(die, needed, { passed: hit }, hit ? ': hit.' : ': missed.')),
  displacerTried: ({ ship, seat, die, needed, worked }, view) => {
    const roll = rolled(die, needed, { passed: worked }, worked ? ': the hit is avoided.' : ': failed.')
    return detail(seat, ['ES-AUX-DSP-01'], thing(view, ship), '’s displacer rolls ', ...roll)
  },
  salvoWentOn: ({ from, at, salvo }, view) => {
    const behind = salvo > 0 ? `, ${salvo} more behind it.` : ', the last of the salvo.'
    return detail(null, ['ES-WPN-08'], 'The next torpedo of ', thing(view, from), ' runs at ', thing(view, at), behind)
  },
  shotEnded: () => undefined,
}
