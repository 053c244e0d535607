// One run: people open matches with deadlines in days while servers are killed, and a real SMTP server counts the mails that the errands send.
import { setTimeout as sleep } from 'node:timers/promises'
import { seededDice } from '@admiralty/kernel'
import { openSlowMailbox, type SlowMailbox } from '../../../apps/server/test/slow-mailbox.ts'
import { type Cluster, openCluster } from '../cluster.ts'
import { type AskedPerson, type Correspondence, correspond } from './correspondence.ts'

export interface ErrandPlan {
  readonly store: 'sqlite' | 'postgres'
  readonly kills: number
  readonly pairs: number
  readonly seed: number
  /** Whether the run is to end early, with a report of what was done. */
  isStopped(): boolean
}
/** The result of a run. */
export interface ErrandReport {
  readonly kills: number
  readonly matches: number
  /** Openings of which nobody knows whether they took effect. */
  readonly unknown: number
  /** Mails that had to come, and those that came a second time with the same Message-ID. */
  readonly mails: number
  readonly doubled: number
  readonly seconds: number
  readonly findings: readonly string[]
}

const METRICS_TOKEN = 'chaos-counts-errands'
/** Matches of one pair of people: the server lists a hundred notices of a person. */
const MATCHES = 40
/** The longest time in ms from ready to the next kill, and from taking a mail to saying so. */
const [CALM, SLOWEST] = [1_500, 400]
/** Milliseconds after the last kill within which all errands must be done: the delay of a notice, a lease, and the look of another server. */
const PATIENCE = 420_000
const LOOK = 500

/** Runs as planned. `report` receives progress lines. */
export async function runErrandChaos({ store, kills, pairs, seed, isStopped }: ErrandPlan, report: (line: string) => void): Promise<ErrandReport> {
  const started = performance.now()
  const dice = seededDice(seed)
  const mailbox = await openSlowMailbox(() => dice.roll(1, SLOWEST, 'delay of a mail server')[0] ?? 1)
  const cluster = await openCluster(store === 'sqlite' ? 'sqlite server' : 'postgres server', {
    MAIL_URL: mailbox.url,
    MAIL_FROM: 'admiralty@example.org',
    METRICS_TOKEN,
  })
  try {
    let done = 0
    const isOver = (): boolean => done >= kills || isStopped()
    const people = Array.from({ length: pairs }, (_, number) =>
      correspond(cluster.urls, { number, matches: MATCHES, mailbox, dice: seededDice(seed * 1_009 + number), isOver }),
    )
    const talk = Promise.all(people)
    for (; !isOver(); done += 1) {
      await sleep(dice.roll(1, CALM, 'until a kill')[0] ?? 1)
      await cluster.crash(dice)
      report(`${done + 1} of ${kills} kills, ${mailbox.taken.length} mails`)
    }
    const all = await talk
    await allDone(cluster, { all, mailbox, report })
    const findings = await audit(all, mailbox, await figures(cluster))
    const asked = all.flatMap((one) => one.asked)
    const due = asked.filter(({ hasAnswered }) => !hasAnswered)
    const notices = noticesIn(mailbox)
    return {
      kills: done,
      matches: new Set(asked.map(({ match }) => match)).size,
      unknown: all.reduce((sum, one) => sum + one.unknown, 0),
      mails: due.length,
      doubled: notices.length - new Set(notices.map(({ messageId }) => messageId)).size,
      seconds: (performance.now() - started) / 1000,
      findings,
    }
  } finally {
    await cluster.stop()
    await mailbox.close()
  }
}

/** The mails that are notices of a match, with the match. */
const noticesIn = ({ taken }: SlowMailbox) =>
  taken.flatMap((mail) => {
    const match = /\/table\/([\w-]+)/.exec(mail.text)?.[1]
    return match === undefined ? [] : [{ ...mail, match }]
  })

interface Waiting {
  readonly all: readonly Correspondence[]
  readonly mailbox: SlowMailbox
  report(line: string): void
}
/** Waits until every mail that must come is there and no errand is due, or patience ends. */
async function allDone(cluster: Cluster, { all, mailbox, report }: Waiting): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    const missing = missingIn(all, mailbox).length
    const { due } = await figures(cluster)
    if (missing === 0 && due === 0) return
    report(`${missing} mails are missing, ${due} errands due`)
    await sleep(LOOK * 4)
  }
}
function missingIn(all: readonly Correspondence[], mailbox: SlowMailbox): readonly AskedPerson[] {
  const came = new Set(noticesIn(mailbox).map(({ match, to }) => `${match} ${to}`))
  return all.flatMap((one) => one.asked).filter(({ match, address, hasAnswered }) => !hasAnswered && !came.has(`${match} ${address}`))
}

interface ErrandFigures {
  readonly due: number
  readonly parked: number
}
async function figures({ urls }: Cluster): Promise<ErrandFigures> {
  const answer = await fetch(`${urls[0]}metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await answer.text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { due: figure('admiralty_errands_due'), parked: figure('admiralty_errands_parked') }
}

/** Compares the mails and the lists of the people with what was acknowledged. */
async function audit(all: readonly Correspondence[], mailbox: SlowMailbox, { due, parked }: ErrandFigures): Promise<readonly string[]> {
  const findings = missingIn(all, mailbox).map(({ match, address }) => `no mail about ${match} came to ${address}`)
  if (due !== 0 || parked !== 0) findings.push(`${due} errands are still due, and ${parked} parked`)
  const ids = new Map<string, Set<string>>()
  for (const { match, to, messageId } of noticesIn(mailbox))
    ids.set(`${match} ${to}`, (ids.get(`${match} ${to}`) ?? new Set()).add(messageId))
  for (const [about, messages] of ids) if (messages.size > 1) findings.push(`${about} got ${messages.size} different mails`)
  const answered = all.flatMap((one) => one.asked).filter(({ hasAnswered }) => hasAnswered)
  for (const { match, address } of answered)
    if (ids.has(`${match} ${address}`)) findings.push(`${address} had answered in ${match}, and got a mail`)
  for (const one of all)
    for (const { address, matches } of await one.listed()) {
      const doubled = matches.length - new Set(matches).size
      if (doubled > 0) findings.push(`${doubled} notices are listed twice for ${address}`)
      const unlisted = one.asked.filter((asked) => asked.address === address && !asked.hasAnswered && !matches.includes(asked.match))
      if (unlisted.length > 0) findings.push(`${unlisted.length} notices are not listed for ${address}`)
    }
  return findings
}
