// What the laws of battles of a campaign need to know of this game.
import type { WrongCondition } from '@admiralty/testkit'
import type { TacticsUnderTest } from '@admiralty/testkit/describe-tactics'
import type { Design } from '../design/design.ts'
import { system } from '../game.ts'
import type { RecordCondition } from './condition.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

type Wrong = WrongCondition<Design, RecordCondition>
type Change = Parameters<Wrong>[0]
/** A condition with these levels and empty launchers. */
const always =
  (change: (ship: Change) => Partial<RecordCondition>): Wrong =>
  (ship) => ({ ...ship.after, ...change(ship) })
/** The first box that was destroyed before the battle, in this state. */
const destroyedBox =
  (level: 'light' | 'moderate' | null): Wrong =>
  ({ before, after }) => {
    const [box] = Object.entries(before.levels).find(([, was]) => was === 'destroyed') ?? []
    if (box === undefined) return null
    const { [box]: _, ...levels } = after.levels
    return { ...after, levels: level === null ? levels : { ...levels, [box]: level } }
  }
const boxOf = (design: Design, likeness: string): string =>
  tactics.facts(design).parts.find((part) => (part.likeness === 'M') === (likeness === 'M'))?.id ?? ''
export const lawsOfTactics: TacticsUnderTest<Design, RecordCondition> = {
  system,
  tactics,
  requestOf,
  wrong: {
    'a destroyed box is sound': destroyedBox(null),
    'a destroyed box has light damage': destroyedBox('light'),
    'a destroyed box has moderate damage': destroyedBox('moderate'),
    'a box is damaged that the record does not have': always(({ after }) => ({ levels: { ...after.levels, '99,99': 'light' } })),
    'a box is sound and listed': always(({ design, after }) => ({ levels: { ...after.levels, [boxOf(design, 'H')]: 'sound' } })),
    'a box is empty that is no launcher': always(({ design, after }) => ({ empty: [...after.empty, boxOf(design, 'H')] })),
    'a launcher is empty that the record does not have': always(({ after }) => ({ empty: [...after.empty, '99,99'] })),
  },
  mendedOtherwise: ({ condition }) => condition,
  opened: {},
}
