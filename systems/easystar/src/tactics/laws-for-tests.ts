// What the laws of battles of a campaign need to know of this game.
import type { WrongCondition } from '@admiralty/testkit'
import type { TacticsUnderTest } from '@admiralty/testkit/describe-tactics'
import { speedOf } from '../design/spaces.ts'
import { system } from '../game.ts'
import type { ShipDesign } from '../state.ts'
import { type SheetCondition, strengthOf } from './condition.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

type Wrong = WrongCondition<ShipDesign, SheetCondition>
type Change = Parameters<Wrong>[0]
/** A condition that is wrong in this way, if the ship lends itself to it. */
const when =
  (applies: (ship: Change) => boolean, change: (ship: Change) => Partial<SheetCondition>): Wrong =>
  (ship) =>
    applies(ship) ? { ...ship.after, ...change(ship) } : null
const always = (): boolean => true
const without = ({ after, before }: Change, is: (id: string) => boolean) => {
  const back = before.lost.find(is)
  return { lost: after.lost.filter((id) => id !== back) }
}
const isFighter = (id: string): boolean => id.startsWith('fighter-')
export const lawsOfTactics: TacticsUnderTest<ShipDesign, SheetCondition> = {
  system,
  tactics,
  requestOf,
  wrong: {
    'a hull is whole again': when(
      ({ design, before }) => design.hull !== 'leviathan' && before.hurt > 0,
      ({ before }) => ({ hurt: before.hurt - 1 }),
    ),
    'a top speed is back': when(
      ({ before }) => before.slowed > 0,
      ({ before }) => ({ slowed: before.slowed - 1 }),
    ),
    'an item is back': when(
      ({ before }) => before.lost.some((id) => !isFighter(id)),
      (ship) => without(ship, (id) => !isFighter(id)),
    ),
    'a fighter is back': when(
      ({ before }) => before.lost.some(isFighter),
      (ship) => without(ship, isFighter),
    ),
    'more damage than points': when(always, ({ design }) => ({ hurt: strengthOf(design) + 1 })),
    'more speed is lost than there is': when(
      ({ design }) => speedOf(design).total < 4,
      ({ design }) => ({ slowed: speedOf(design).total + 1 }),
    ),
    'an item is lost that the design does not have': when(always, ({ after }) => ({ lost: [...after.lost, 'beam-99'] })),
    'an item is lost twice': when(
      ({ after }) => after.lost.length > 0,
      ({ after }) => ({ lost: [...after.lost, ...after.lost] }),
    ),
    'a drive is lost': when(always, ({ after }) => ({ lost: [...after.lost, 'drive'] })),
  },
  mendedOtherwise: ({ condition }) => condition,
  opened: {},
}
