// A notice: what is told to a person. It has what everybody may know of a match that has no secrets from its receiver, so that equal matches
// send equal bytes, and nothing of the position or of an order.
import {
  type ClaimedErrand,
  type ErrandKind,
  type MatchRecord,
  NOTICE_CLOCKS,
  type NoticeClock,
  type ProgressSeat,
  type PublicProgress,
  type Store,
} from '@admiralty/store'
import type { GameCatalog } from '../platform/game-catalog.ts'

/** What is told to a person: which question, until when, and where to answer it. A channel sends it. */
export interface Notice {
  /** The key of its errand, or of its question where several errands may tell of one. The same notice has the same key. */
  readonly key: string
  readonly kind: Exclude<ErrandKind, 'digest'>
  readonly match: string
  readonly seat: string
  /** The receiver. */
  readonly person: string
  /** The clock of the match: people choose by it what they are told. */
  readonly clock: NoticeClock
  readonly title: string
  /** The name of the game. */
  readonly game: string
  /** The title of the current phase in the public view. */
  readonly question: string
  /** When the time to answer ends, in ms since 1970, and the time zone of the clock. Null for never. */
  readonly due: number | null
  readonly zone: string
  /** The address of the page of the match. */
  readonly link: string
}
export interface NoticeSource {
  readonly store: Pick<Store, 'match' | 'standings'>
  readonly catalog: Pick<GameCatalog, 'game'>
  /** The address of this server for its users, without a trailing slash. */
  readonly publicUrl: string
}

/** The notice of an errand; undefined if its seat has answered the call, or its person no longer holds the seat. */
export async function noticeOf(errand: ClaimedErrand, source: NoticeSource): Promise<Notice | undefined> {
  const { key, kind, match, seat, call, person } = errand
  if (kind === 'digest') return undefined
  const record = await source.store.match(match)
  const clock = noticeClockOf(record?.clock.kind)
  if (record?.status !== 'playing' || !clock || record.seats.every((one) => one.seat !== seat || one.person !== person)) return undefined
  const [progress] = await source.store.standings([match])
  const asked = progress?.asked.find((one) => one.seat === seat && one.call === call)
  if (!progress || !asked?.owes || asked.isSealed) return undefined
  // All others wait for a player who has saved an order only.
  if (kind === 'last' ? !isLast(progress, asked, record) : asked.isSaved) return undefined
  return {
    key: kind === 'last' ? `last:${match}:${call}:${seat}` : key,
    kind,
    match,
    seat,
    person,
    clock,
    ...(await describedQuestion(record, asked.due, source)),
  }
}

/** Whether all other players of a call are ready, as everybody may know. It is not known at once of a seat that answers automatically. */
function isLast({ asked }: PublicProgress, { seat, call }: ProgressSeat, { seats }: MatchRecord): boolean {
  const others = asked.filter((one) => one.call === call && one.owes && one.seat !== seat)
  const isHidden = (other: string): boolean => seats.some((one) => one.seat === other && one.auto)
  return others.length > 0 && others.every((one) => one.isSealed && !isHidden(one.seat))
}

/** The address of the page of a match. */
export const matchLink = (publicUrl: string, match: string): string => `${publicUrl}/table/${encodeURIComponent(match)}`

/** The question that a match asks until `due`, as everybody may know it. */
export const describedQuestion = async (
  { id, system, title, moment, clock }: MatchRecord,
  due: number | null,
  { catalog, publicUrl }: Pick<NoticeSource, 'catalog' | 'publicUrl'>,
): Promise<Pick<Notice, 'title' | 'game' | 'question' | 'due' | 'zone' | 'link'>> => ({
  title,
  game: (await catalog.game(system))?.about.title ?? system,
  question: moment,
  due,
  zone: 'zone' in clock ? clock.zone : 'UTC',
  link: matchLink(publicUrl, id),
})

/** The clock as people choose by it; undefined for one of a match that sends no notices. */
export const noticeClockOf = (kind: string | undefined): NoticeClock | undefined => NOTICE_CLOCKS.find((one) => one === kind)
