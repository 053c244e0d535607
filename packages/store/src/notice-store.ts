// Notices: what a person wants to be told by mail, and what was sent. All times are milliseconds since 1970.
import type { ErrandKind } from './errand-store.ts'

/** The kinds of matches that send notices: those whose clocks have deadlines in days. */
export const NOTICE_CLOCKS = ['answer', 'calendar'] as const
export type NoticeClock = (typeof NOTICE_CLOCKS)[number]
/** Whether a person gets a mail for each notice, or none, by the clock of the match. */
export type NoticeModes = Readonly<Record<NoticeClock, 'each' | 'none'>>

/** A notice that was handed to the mail server, or that it has refused for good. */
export interface NoticeRecord {
  /** The key of its errand. */
  readonly key: string
  readonly person: string
  readonly kind: ErrandKind
  readonly match: string
  readonly seat: string
  readonly time: number
  readonly address: string
  /** Why the mail server refused it; null if it took it. */
  readonly refused: string | null
}

/** The part of a store for notices. */
export interface NoticeStore {
  /** A person who has chosen nothing gets each notice. */
  noticeModes(person: string): Promise<NoticeModes>
  setNoticeModes(person: string, modes: NoticeModes): Promise<void>
  /** Notes what became of a notice. A second note with the same key changes nothing. */
  noteNotice(notice: NoticeRecord): Promise<void>
  /** The latest notices of a person. */
  noticesOf(person: string, limit: number): Promise<readonly NoticeRecord[]>
  /** Deletes what was noted before this time. */
  forgetNotices(before: number): Promise<void>
}
