// When the daily mail of a person leaves.
import { firstDate } from '@admiralty/clocks'
import type { Errand, NoticeChoice } from '@admiralty/store'
import type { Notice } from './notice.ts'

/** When the next daily mail leaves, later than `now`; all times in ms since 1970. On a day that skips its hour it leaves an hour later. */
export const nextDigest = ({ hour, zone }: Pick<NoticeChoice, 'hour' | 'zone'>, now: number): number =>
  firstDate({ weekdays: [1, 2, 3, 4, 5, 6, 7], at: `${hour}:00`, zone }, now + 1)

/** The errand of the daily mail at this time. All notices that wait for it leave the same one. */
export const digestErrand = ({ person, match, seat }: Notice, due: number): Errand => ({
  key: `digest:${person}:${due}`,
  kind: 'digest',
  match,
  seq: 0,
  call: '',
  seat,
  person,
  due,
})
