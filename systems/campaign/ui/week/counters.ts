// The counters of all empires on the map.
import type { Counter } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { hexOf } from '../../src/land/geometry.ts'
import type { View } from '../../src/state.ts'
import { empireName, groupName, hexTitle } from '../../src/words/names.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { groupBehind, ownHoldings, symbolOfGroup } from './own.ts'

/** The counters of all empires by label; own ones with the drawing of their heaviest ship (CR-15.3). */
export function countersOf(view: View, selected: string | null): readonly Counter[] {
  const holdings = ownHoldings(view)
  const seen = view.counters.flatMap(({ label, owner, at }): readonly Counter[] => {
    if (at === null) return []
    const group = groupBehind(view, label)
    const name = group ? groupName(group.id) : groupName(label)
    return [
      plainCounter({
        id: label,
        at: hexOf(at),
        facing: null,
        symbol: group && holdings ? symbolOfGroup(holdings, group) : 'unknown',
        sideStyle: styleOf(view, owner),
        label: group ? name.replace('Group ', '') : '',
        title: `${name}, ${empireName(owner)}, at ${hexTitle(view, at)}`,
        selected: label === selected,
      }),
    ]
  })
  const inFtl = (holdings?.groups ?? []).flatMap(({ id, at, to }): readonly Counter[] =>
    at === null && to !== null && ownSeat(view)
      ? [
          plainCounter({
            id,
            at: hexOf(to),
            facing: null,
            symbol: 'unknown',
            sideStyle: styleOf(view, view.me),
            label: `${groupName(id)} in FTL`,
            title: `${groupName(id)} comes out of FTL at ${hexTitle(view, to)}`,
            look: 'pencilled',
          }),
        ]
      : [],
  )
  return [...seen, ...inFtl]
}
