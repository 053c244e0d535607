// What the laws of battles of a campaign need to know of this game.
import type { WrongCondition } from '@admiralty/testkit'
import type { TacticsUnderTest } from '@admiralty/testkit/describe-tactics'
import type { GameEvent } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { system } from '../game.ts'
import type { Condition } from '../state.ts'
import { mendedParts, requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

type Wrong = WrongCondition<Design, Condition>
type Change = Parameters<Wrong>[0]
/** A condition that is wrong in this way, if the ship lends itself to it. */
const when =
  (applies: (ship: Change) => boolean, change: (ship: Change) => Partial<Condition>): Wrong =>
  (ship) =>
    applies(ship) ? { ...ship.after, ...change(ship) } : null
/** The first system in a state before the battle. */
const firstIn = ({ before }: Change, state: 'lost' | 'destroyed' | 'spent'): string | undefined =>
  Object.keys(before.systems).find((id) => before.systems[id] === state)
const systemBack = (state: 'lost' | 'destroyed' | 'spent'): Wrong =>
  when(
    (ship) => firstIn(ship, state) !== undefined,
    (ship) => {
      const back = firstIn(ship, state)
      return {
        systems: Object.fromEntries(Object.entries(ship.after.systems).filter(([id]) => id !== back)),
        mended: state === 'lost' ? ship.after.mended.filter((id) => id !== back) : ship.after.mended,
      }
    },
  )
const always = (): boolean => true
const wrong: Readonly<Record<string, Wrong>> = {
  'hull boxes are whole again': when(
    ({ before }) => before.hull > 0,
    ({ before }) => ({ hull: before.hull - 1 }),
  ),
  'armour is whole again': when(
    ({ before }) => before.armour > 0,
    ({ before }) => ({ armour: before.armour - 1 }),
  ),
  'a lost system works without a repair': systemBack('lost'),
  'a destroyed system works': systemBack('destroyed'),
  'a rack is loaded again': systemBack('spent'),
  'the drive is better without a repair': when(
    ({ before }) => before.drive > before.driveDestroyed,
    ({ before, after }) => ({
      drive: before.drive === 2 ? 1 : 0,
      driveDestroyed: before.driveDestroyed,
      mended: after.mended.filter((id) => id !== 'drive'),
    }),
  ),
  'a part that was repaired earlier is as new': when(
    ({ before, after }) => before.mended.some((id) => id !== 'drive' && after.systems[id] === undefined && after.mended.includes(id)),
    ({ before, after }) => ({ mended: after.mended.filter((id) => !before.mended.includes(id)) }),
  ),
  'a magazine has more loads': when(
    ({ before }) => Object.keys(before.loads).length > 0,
    ({ before, after }) => ({
      loads: Object.fromEntries(
        Object.keys(after.loads).map((id) => [
          id,
          { standard: (before.loads[id]?.standard ?? 0) + 1, extended: before.loads[id]?.extended ?? 0 },
        ]),
      ),
    }),
  ),
  'a crew is back': when(
    ({ before }) => before.crewOut,
    () => ({ crewOut: false }),
  ),
  'a bay has seven fighters': when(
    ({ after }) => Object.keys(after.fighters).length > 0,
    ({ after }) => ({ fighters: Object.fromEntries(Object.keys(after.fighters).map((id) => [id, 7])) }),
  ),
  'fighters are in a system that is no bay': when(always, () => ({ fighters: { bridge: 1 } })),
  'more hull is lost than there is': when(always, ({ design }) => ({ hull: design.hull + 1 })),
  'more armour is lost than there is': when(always, ({ design }) => ({ armour: design.armour + 1 })),
  'a system is lost that the design does not have': when(always, ({ after }) => ({ systems: { ...after.systems, 'beam-99': 'lost' } })),
  'a system is lost and mended': when(always, ({ after }) => ({
    systems: { ...after.systems, bridge: 'lost' },
    mended: [...after.mended, 'bridge'],
  })),
  'a core system is spent': when(always, ({ after }) => ({ systems: { ...after.systems, bridge: 'spent' } })),
}

// Events of this game: the keys of `opened` are their types.
const partOf = <N extends GameEvent['type']>(part: (event: Extract<GameEvent, { readonly type: N }>) => unknown) =>
  part as (event: never) => unknown
export const lawsOfTactics: TacticsUnderTest<Design, Condition> = {
  system,
  tactics,
  requestOf,
  wrong,
  mendedOtherwise: ({ design, condition }, dice) => ({ ...condition, mended: mendedParts(design, condition, dice) }),
  opened: {
    // FT-DMG-08: the losses of a check are open, its dice are not.
    systemsChecked: partOf<'systemsChecked'>(({ lost, groups, outOfControl, suffocates }) => [lost, groups, outOfControl, suffocates]),
    driveStrained: partOf<'driveStrained'>(({ hit }) => hit),
    // FT-SET-05, FT-SET-06: formations, speeds and leads are open when all entries are in.
    groupEntered: partOf<'groupEntered'>(({ entry, offsets, formation }) => [entry, offsets, formation]),
    leadsShown: partOf<'leadsShown'>(({ leads }) => leads),
  },
}
