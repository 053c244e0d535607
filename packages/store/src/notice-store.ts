// Notices: what a person wants to be told, and what was sent. All times are milliseconds since 1970.
import type { ErrandKind } from './errand-store.ts'

/** The kinds of matches that send notices: those whose clocks have deadlines in days. */
export const NOTICE_CLOCKS = ['answer', 'calendar'] as const
export type NoticeClock = (typeof NOTICE_CLOCKS)[number]
/** How a person is told: with a mail at once, with one mail a day for all open questions, or not. */
export const NOTICE_MODES = ['each', 'daily', 'none'] as const
export type NoticeMode = (typeof NOTICE_MODES)[number]
type NoticeModes = Readonly<Record<NoticeClock, NoticeMode>>
/** Notices that cannot wait for a daily mail. */
type AtOnceModes = Readonly<Record<NoticeClock, Exclude<NoticeMode, 'daily'>>>
/** Which notices are mailed to a person, by kind of notice and clock of the match. */
export interface NoticeChoice {
  /** A seat has to answer. */
  readonly move: NoticeModes
  /** All others have answered. */
  readonly last: AtOnceModes
  /** A deadline comes near. */
  readonly reminder: AtOnceModes
  /** The hour of day of the daily mail, 0 to 23, in this time zone: 'Europe/Berlin'. */
  readonly hour: number
  readonly zone: string
}
/** The choice of a person who has chosen nothing: each notice at once. */
export const DEFAULT_CHOICE: NoticeChoice = {
  move: { answer: 'each', calendar: 'each' },
  last: { answer: 'each', calendar: 'each' },
  reminder: { answer: 'each', calendar: 'each' },
  hour: 18,
  zone: 'UTC',
}

/** What became of a notice: taken by its channel; refused at once, for good; or taken and returned later. */
export const NOTICE_STATES = ['sent', 'refused', 'bounced'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]
/** A notice that was sent by a channel, or that it has refused for good. */
export interface NoticeRecord {
  /** The key of its errand. */
  readonly key: string
  /** The way by which it was sent: 'mail'. */
  readonly channel: string
  readonly person: string
  readonly kind: ErrandKind
  /** The match and the seat that it is about; null if it is about several. */
  readonly match: string | null
  readonly seat: string | null
  readonly time: number
  /** The mail address, or what the channel has instead. */
  readonly address: string
  readonly state: NoticeState
  /** Why it was refused or came back; null if it was sent. */
  readonly why: string | null
}
/** A notice in a list, with the title of its match; null if it is about several. */
export interface ListedNotice extends NoticeRecord {
  readonly title: string | null
}
/** A notice that is not sent yet: it was tried, or waits for the daily mail. */
export interface WaitingNotice extends Pick<ListedNotice, 'kind' | 'match' | 'title'> {
  /** When it is sent or tried again; null if it was given up. */
  readonly due: number | null
  /** Why it was not sent; null if it was not tried. */
  readonly why: string | null
}
/** A notice that came back. */
export interface NoticeBounce {
  /** The name under which it comes back. */
  readonly bounce: string
  readonly why: string
}

/** The part of a store for notices. */
export interface NoticeStore {
  /** A person who has chosen nothing gets each notice. */
  noticeChoice(person: string): Promise<NoticeChoice>
  setNoticeChoice(person: string, choice: NoticeChoice): Promise<void>
  /** The channels by which the notice with this key was sent or refused. */
  notedChannels(key: string): Promise<readonly string[]>
  /**
   * Notes what became of a notice. A second note with the same key and channel changes nothing. `bounce` is the name under which it comes back; null
   * if it cannot. A refused mail counts as a bounce of its address.
   */
  noteNotice(notice: NoticeRecord, bounce: string | null): Promise<void>
  /** Notes that a notice came back, and counts it at its address, once. Returns false if no notice has this name. */
  noteBounce(bounce: NoticeBounce): Promise<boolean>
  /** The latest notices of a person. */
  noticesOf(person: string, limit: number): Promise<readonly ListedNotice[]>
  /** The notices of a person that were tried or wait for the daily mail, those that are due first. */
  waitingNotices(person: string, limit: number): Promise<readonly WaitingNotice[]>
  /** Deletes what was noted before this time. */
  forgetNotices(before: number): Promise<void>
}
