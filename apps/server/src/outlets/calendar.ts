// The calendar of a person: one event for each question with a deadline. It has what everybody may know, and nothing of the position.
import { createHash } from 'node:crypto'
import type { Store } from '@admiralty/store'
import ical, { ICalEventBusyStatus } from 'ical-generator'
import { matchLink } from '../errands/notice.ts'
import { hashOf, type NoticeSite } from '../errands/notice-mail.ts'
import type { GameCatalog } from '../platform/game-catalog.ts'

export interface CalendarPorts extends Pick<NoticeSite, 'secret' | 'publicUrl'> {
  readonly store: Pick<Store, 'owed'>
  readonly catalog: Pick<GameCatalog, 'game'>
}
/** A calendar file, and a name that changes with its bytes. */
interface CalendarFile {
  readonly text: string
  readonly etag: string
}

/** Questions in a calendar at most: those that are due first. */
const MOST = 200
/** Minutes before its deadline at which an event begins. */
const LENGTH = 30

export async function calendarFile(ports: CalendarPorts, person: string): Promise<CalendarFile> {
  const { store, catalog, publicUrl } = ports
  const host = URL.parse(publicUrl)?.hostname ?? 'localhost'
  const calendar = ical({ name: 'Admiralty', prodId: { company: 'Admiralty', product: 'Admiralty' } })
  for (const { match, seat, call, due, since, system, title, moment } of await store.owed(person, MOST, null)) {
    if (due === null) continue
    const game = (await catalog.game(system))?.about.title ?? system
    const link = matchLink(publicUrl, match)
    calendar.createEvent({
      id: `${hashOf(ports, ['calendar', match, seat, call])}@${host}`,
      start: new Date(due - LENGTH * 60_000),
      end: new Date(due),
      // The same question has the same bytes, so that its name changes with it only.
      stamp: new Date(since),
      summary: `${title}: ${moment}`,
      description: `${game}\n${link}`,
      url: link,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  const text = calendar.toString()
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}
