// Handlers that tell people by mail what they have to answer. Each may run twice: its mail has an id that follows from the key of the errand.
import { type ClaimedErrand, NOTICE_CLOCKS, type NoticeClock, type Store } from '@admiralty/store'
import type { GameCatalog } from '../platform/game-catalog.ts'
import type { Clock } from '../platform/ports.ts'
import type { ErrandHandler, ErrandHandlers, ErrandResult } from './errand-loop.ts'
import { hashOf, type NoticeSite, noticeMail } from './notice-mail.ts'
import type { NoticePost } from './smtp.ts'

export interface NoticePorts extends Pick<NoticeSite, 'publicUrl' | 'secret'> {
  readonly store: Pick<Store, 'match' | 'standings' | 'addressOf' | 'noticeModes' | 'setNoticeModes' | 'noteNotice'>
  readonly clock: Pick<Clock, 'now'>
  readonly catalog: Pick<GameCatalog, 'game'>
  readonly post: NoticePost
}

const DONE: ErrandResult = { kind: 'done' }

export function noticeHandlers(ports: NoticePorts): ErrandHandlers {
  const tell: ErrandHandler = (errand) => sendNotice(ports, errand)
  return { move: tell, reminder: tell }
}

/** Sends a notice if its seat still has to answer the call, its person still holds the seat, has an address and wants notices. */
async function sendNotice(ports: NoticePorts, errand: ClaimedErrand): Promise<ErrandResult> {
  const { store, clock, catalog, post, publicUrl, secret } = ports
  const { key, kind, match, seat, call, person } = errand
  const record = await store.match(match)
  const noticed = NOTICE_CLOCKS.find((one) => one === record?.clock.kind)
  if (record?.status !== 'playing' || !noticed || record.seats.every((one) => one.seat !== seat || one.person !== person)) return DONE
  const [progress] = await store.standings([match])
  const asked = progress?.asked.find((one) => one.seat === seat && one.call === call)
  if (!asked?.owes || asked.isSealed || asked.isSaved) return DONE
  const address = await store.addressOf(person)
  if (!address || (await store.noticeModes(person))[noticed] === 'none') return DONE
  const game = (await catalog.game(record.system))?.about.title ?? record.system
  const zone = 'zone' in record.clock ? record.clock.zone : 'UTC'
  const site = { publicUrl, secret, domain: post.domain }
  const facts = { key, kind, match, person, title: record.title, game, question: record.moment, due: asked.due, zone }
  const answer = await post.post(address.address, noticeMail(facts, site, `${publicUrl}/api/notices/${endTokenOf(site, person, noticed)}`))
  if (answer.kind === 'failed') return { kind: 'failed', why: answer.why }
  const refused = answer.kind === 'refused' ? answer.why : null
  await store.noteNotice({ key, person, kind, match, seat, time: clock.now(), address: address.address, refused })
  return DONE
}

/** A token that ends the notices of a person about matches with one kind of clock, and can do nothing else. */
const endTokenOf = (site: Pick<NoticeSite, 'secret'>, person: string, clock: NoticeClock): string =>
  Buffer.from(JSON.stringify([person, clock, hashOf(site, ['end', person, clock])])).toString('base64url')

/** Whose notices a token ends; undefined for a forged one. */
export function parseEndToken(
  site: Pick<NoticeSite, 'secret'>,
  token: string,
): { readonly person: string; readonly clock: NoticeClock } | undefined {
  try {
    const [person, kind]: readonly unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString())
    const clock = NOTICE_CLOCKS.find((one) => one === kind)
    return typeof person === 'string' && clock && endTokenOf(site, person, clock) === token ? { person, clock } : undefined
  } catch {
    return undefined
  }
}
