// The daily mail: one mail with all open questions of a person, at the hour of day that the person has chosen. It leaves only if a question has
// come of which no mail has told.
import type { ListedNotice, NoticeChoice, Store, StoredQuestion } from '@admiralty/store'
import { isStopped } from './bounces.ts'
import { endTokenOf } from './end-token.ts'
import type { ErrandHandler } from './errand-loop.ts'
import { MAIL, type MailPorts, postTo } from './mail-channel.ts'
import { describedQuestion, type NoticeSource, noticeClockOf } from './notice.ts'
import { digestMail, type QuestionList } from './notice-mail.ts'
import { type NotePorts, noteAnswer } from './notices.ts'

/** Questions in a mail at most. */
const MOST = 100
/** Notices that are looked through at most, the latest ones. */
const LOOKED_AT = 1000

export interface DigestPorts extends MailPorts, NoticeSource, NotePorts {
  readonly store: MailPorts['store'] & NoticeSource['store'] & NotePorts['store'] & Pick<Store, 'owed' | 'noticesOf'>
}

/** Sends the daily mail of a person. */
export const digestHandler =
  (ports: DigestPorts): ErrandHandler =>
  async ({ key, kind, person }) => {
    const { store, post, publicUrl, secret } = ports
    const found = await store.addressOf(person)
    if (!found || isStopped(found) || (await store.notedChannels(key)).includes(MAIL)) return { kind: 'done' }
    const questions = await openQuestions(ports, person)
    if (questions.length === 0) return { kind: 'done' }
    const site = { publicUrl, secret, domain: post.domain }
    const unsubscribe = `${publicUrl}/api/notices/${endTokenOf(site, person, 'daily')}`
    const answer = await postTo(found.address, digestMail({ key, person, questions }, site, unsubscribe), ports)
    await noteAnswer(ports, { key, person, kind, match: null, seat: null }, MAIL, answer)
    return answer.kind === 'failed' ? answer : { kind: 'done' }
  }

/** All open questions of a person, except those of matches that send no mails. None if mails have told of all of them. */
async function openQuestions(ports: DigestPorts, person: string): Promise<QuestionList['questions']> {
  const { store } = ports
  const [choice, questions, sent] = [
    await store.noticeChoice(person),
    await store.owed(person, MOST, null),
    await store.noticesOf(person, LOOKED_AT),
  ]
  const described: QuestionList['questions'][number][] = []
  let hasUntold = false
  for (const question of questions) {
    const record = await store.match(question.match)
    if (!record || isUnwanted(record.clock.kind, choice)) continue
    hasUntold ||= !sent.some((notice) => tellsOf(notice, question))
    described.push(await describedQuestion(record, question.due, ports))
  }
  return hasUntold ? described : []
}

/** Whether a person wants no mails about matches with this clock. Those with quick clocks send none. */
function isUnwanted(kind: string, { move }: NoticeChoice): boolean {
  const clock = noticeClockOf(kind)
  return !clock || move[clock] === 'none'
}
/** Whether a notice that was sent has told of a question. */
const tellsOf = ({ channel, kind, match, seat, time, state }: ListedNotice, question: StoredQuestion): boolean =>
  channel === MAIL &&
  state !== 'refused' &&
  time >= question.since &&
  (kind === 'digest' || (kind === 'move' && match === question.match && seat === question.seat))
