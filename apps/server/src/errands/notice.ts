// A notice: what is told to a person. It has what everybody may know of a match that has no secrets from its receiver, so that equal matches
// send equal bytes, and nothing of the position or of an order.
import { type ClaimedErrand, type ErrandKind, NOTICE_CLOCKS, type NoticeClock, type Store } from '@admiralty/store'
import type { GameCatalog } from '../platform/game-catalog.ts'

/** What is told to a person: which question, until when, and where to answer it. A channel sends it. */
export interface Notice {
  /** The key of its errand. The same notice has the same key. */
  readonly key: string
  readonly kind: ErrandKind
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
export async function noticeOf(errand: ClaimedErrand, { store, catalog, publicUrl }: NoticeSource): Promise<Notice | undefined> {
  const { key, kind, match, seat, call, person } = errand
  const record = await store.match(match)
  const clock = NOTICE_CLOCKS.find((one) => one === record?.clock.kind)
  if (record?.status !== 'playing' || !clock || record.seats.every((one) => one.seat !== seat || one.person !== person)) return undefined
  const [progress] = await store.standings([match])
  const asked = progress?.asked.find((one) => one.seat === seat && one.call === call)
  if (!asked?.owes || asked.isSealed || asked.isHidden) return undefined
  return {
    key,
    kind,
    match,
    seat,
    person,
    clock,
    title: record.title,
    game: (await catalog.game(record.system))?.about.title ?? record.system,
    question: record.moment,
    due: asked.due,
    zone: 'zone' in record.clock ? record.clock.zone : 'UTC',
    link: matchLink(publicUrl, match),
  }
}

/** The address of the page of a match. */
const matchLink = (publicUrl: string, match: string): string => `${publicUrl}/table/${encodeURIComponent(match)}`
