// One match of a slow run: its players look at it, plan by their habits when they answer, and send their orders when the time has come.
import { type ClockTerms, dueOf, graceOf } from '@admiralty/clocks'
import { type Call, type Dice, likely, pick, playersAmong } from '@admiralty/kernel'
import { importJournal, transitionsOf, verifyJournal } from '@admiralty/match'
import type { MatchInfo, OrderResponse, ProblemDetails, StreamBegin } from '@admiralty/protocol'
import type { openGame } from '../../../apps/cli/src/games.ts'
import type { Agenda } from './agenda.ts'
import type { ClockedCluster } from './clocked-cluster.ts'
import { auditDeadlines, type DeadlineAudit, type PromisedOrder } from './deadline-audit.ts'
import { anyHabit, type HabitualOrder, ordersOf } from './habits.ts'
import type { SlowPerson } from './slow-client.ts'

export type SlowGame = Awaited<ReturnType<typeof openGame>> & {
  readonly quick: { readonly scenario: string; readonly options: Readonly<Record<string, boolean | number | string>> }
}

/** What all matches of a run share. */
export interface SlowRun {
  readonly cluster: ClockedCluster
  readonly agenda: Agenda
  readonly people: readonly SlowPerson[]
  readonly findings: string[]
  /** Answers to orders by status. */
  readonly statuses: Record<number, number>
  /** The end of the run, in ms since 1970: after it nobody plans anything. */
  readonly end: number
  /** Requests that are under way while time goes on. */
  readonly racing: Set<Promise<void>>
}
/** How a match is played. */
export interface SlowMatchPlan {
  readonly game: SlowGame
  readonly terms: ClockTerms
  readonly withBots: boolean
  /** Answers after which the players come no more. */
  readonly answers: number
}

/** The time after which a player is asked again, in ms. A deadline has taken effect by then. */
const AFTERWARDS = 61_000
const DAY = 86_400_000
/** One in so many looks at a match with a clock leads to a pause or a vacation. */
const CHANGES = 40

export class SlowMatch {
  readonly #run: SlowRun
  readonly #plan: SlowMatchPlan
  readonly #dice: Dice
  readonly #people = new Map<string, SlowPerson>()
  /** The questions that were planned and are open, with the entry after which the last plan was made. */
  readonly #planned = new Map<string, { readonly call: string; readonly seq: number }>()
  readonly #given = new Map<string, PromisedOrder>()
  #id = ''
  #answers = 0
  /** When the next look is planned, in ms since 1970. */
  #look = Number.POSITIVE_INFINITY
  audited: DeadlineAudit | null = null

  constructor(run: SlowRun, plan: SlowMatchPlan, dice: Dice) {
    this.#run = run
    this.#plan = plan
    this.#dice = dice
  }

  get name(): string {
    return `${this.#plan.game.system.id} ${this.#id} (${this.#plan.terms.kind})`
  }

  /** Creates the match and seats its players. */
  async begin(): Promise<void> {
    const { game, terms, withBots } = this.#plan
    const { system, quick } = game
    const scenario = system.scenarios.find(({ id }) => id === quick.scenario)
    const [first = '', ...others] = playersAmong(scenario?.seats ?? []).map(({ seat }) => seat)
    const host = pick(this.#dice, this.#run.people)
    const holder = withBots ? 'bot:ensign' : 'invite'
    const seats = { [first]: 'me', ...Object.fromEntries(others.map((seat) => [seat, holder])) }
    const wish = { system: system.id, ...quick, seats, clock: terms, value: 'luck' }
    const { status, body } = await host.post<{ readonly id: string }>('/api/matches', wish)
    if (status !== 201) throw new Error(`a match of ${system.id} is not created: ${status} ${JSON.stringify(body)}`)
    this.#id = body.id
    this.#people.set(first, host)
    const { invitations } = (await host.get<MatchInfo>(`/api/matches/${this.#id}`)).body
    for (const { seat, token } of invitations) {
      const guest = pick(this.#dice, this.#run.people)
      const joined = await guest.post(`/api/invitations/${token}`, { value: 'luck' })
      if (joined.status !== 200) throw new Error(`nobody can join ${this.name}: ${JSON.stringify(joined.body)}`)
      this.#people.set(seat, guest)
    }
    this.#lookAt(this.#run.cluster.now)
  }

  /** Ends the match by concessions, if it is in play. */
  async concede(): Promise<void> {
    for (const [seat, person] of this.#people) {
      if (this.audited) return
      await person.post(`/api/matches/${this.#id}/concede`, { as: seat })
    }
  }
  /** Compares the journal of the finished match with what its players were promised, and verifies it. */
  async audit(): Promise<void> {
    const { system } = this.#plan.game
    const [person] = this.#people.values()
    if (!person || this.audited) return
    const { body } = await person.get<object>(`/api/matches/${this.#id}/journal`)
    const imported = importJournal(body, system)
    if ('refusal' in imported) throw new Error(`${this.name} cannot be imported: ${imported.refusal.reason}`)
    const { journal } = imported
    const transitions = [...transitionsOf(system, journal)]
    this.audited = auditDeadlines({
      terms: this.#plan.terms,
      entries: transitions.map(({ entry, match }) => ({ ...entry, open: system.openCalls(match.state).map(({ id }) => id) })),
      acknowledged: [...this.#given.values()],
      downs: this.#run.cluster.downs,
      isLegalBefore: (seq, given) => isLegal(system, transitions[seq]?.before, given),
    })
    const { findings } = verifyJournal(system, journal)
    for (const finding of [...findings, ...this.audited.findings]) this.#run.findings.push(`${this.name}: ${finding}`)
  }

  /** Plans a look, unless an earlier one is planned. */
  #lookAt(time: number): void {
    if (time >= this.#look) return
    this.#look = time
    this.#run.agenda.add({
      time,
      isOff: () => this.#look !== time || this.audited !== null,
      run: () => {
        this.#look = Number.POSITIVE_INFINITY
        return this.#lookNow()
      },
    })
  }
  async #lookNow(): Promise<void> {
    const [entry] = this.#people
    if (!entry) return
    const [seat, person] = entry
    const present = await person.present(this.#id, seat)
    if (present.outcome) return this.audit()
    const { now } = this.#run.cluster
    if (present.clock?.paused) return this.#lookAt(present.clock.paused.until + AFTERWARDS)
    if (present.clock && likely(this.#dice, 1, CHANGES)) await this.#changeClock(seat, person)
    for (const [key, { call }] of this.#planned) if (!present.calls.some(({ id }) => id === call)) this.#planned.delete(key)
    const ends: number[] = []
    for (const call of present.calls) ends.push(await this.#planCall(call, present, { seat, present }))
    const next = Math.min(...ends, now + 10 * DAY)
    if (next < this.#run.end) this.#lookAt(Math.max(next, now + 1000))
  }

  /** Plans the answers of all people to a call. Returns when the call is over at the latest, in ms since 1970. */
  async #planCall(call: Call, { clock }: StreamBegin, known: { readonly seat: string; readonly present: StreamBegin }): Promise<number> {
    const { terms } = this.#plan
    const { cluster } = this.#run
    let end = cluster.now
    for (const seat of call.seats) {
      const due = clock && dueOf(clock, call.id, seat)
      end = Math.max(end, due === null ? 0 : due + graceOf(terms) + AFTERWARDS)
      const person = this.#people.get(seat)
      const key = keyOf(call.id, seat)
      const given = this.#given.get(key)
      const planned = this.#planned.get(key)
      if (!person || (planned && (!given || planned.seq === known.present.seq))) continue
      this.#planned.set(key, { call: call.id, seq: known.present.seq })
      const { view, calls } = seat === known.seat ? known.present : await person.present(this.#id, seat)
      if (!calls.some(({ id }) => id === call.id)) return cluster.now
      // Events may have made an order illegal. Then the seat is asked again.
      if (given && !this.#refuses(view, call, given.order)) continue
      this.#given.delete(key)
      this.#planAnswer({ call, seat, person, view, due })
    }
    return end === cluster.now ? cluster.now + DAY : end
  }
  #refuses(view: unknown, call: Call, order: unknown): boolean {
    const { system } = this.#plan.game
    // View and order are of this game: the server sent one and accepted the other.
    return system.check(view as Parameters<typeof system.check>[0], call, order as Parameters<typeof system.check>[2]) !== undefined
  }
  #planAnswer(question: Question): void {
    const { due } = question
    const { now } = this.#run.cluster
    this.#answers += 1
    const isTired = this.#answers > this.#plan.answers
    if (isTired && due !== null) return
    const deadline = { now, due: due ?? now + DAY, grace: graceOf(this.#plan.terms) }
    const orders = ordersOf(due === null ? 'prompt' : anyHabit(this.#dice), deadline, this.#dice)
    for (const order of orders)
      this.#run.agenda.add({ time: order.time, isOff: () => this.audited !== null, run: () => this.#send(question, order) })
  }

  async #send({ call, seat, person, view }: Question, planned: HabitualOrder): Promise<void> {
    const { system } = this.#plan.game
    const order = system.randomOrder(view as Parameters<typeof system.randomOrder>[0], call, this.#dice) // the server sent it for this game
    const sending = this.#deliver({ seat, call: call.id, order, sent: this.#run.cluster.now }, { person, ready: planned.ready })
    if (!planned.isRacing) return sending
    const { racing } = this.#run
    racing.add(sending)
    void sending.finally(() => racing.delete(sending))
  }
  async #deliver(given: PromisedOrder, { person, ready }: { readonly person: SlowPerson; readonly ready: boolean }): Promise<void> {
    const { seat: as, call, order } = given
    const { status, body } = await person.order<OrderResponse & ProblemDetails>(this.#id, { as, call, order, ready })
    const { statuses, cluster, findings } = this.#run
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) this.#given.set(keyOf(call, as), given)
    else if (status === 422) this.#planned.delete(keyOf(call, as))
    else if (status !== 409) findings.push(`${this.name}: an order of ${as} for ${call} gets ${status} ${body.detail}`)
    if (status !== 200 || body.seq !== null) this.#lookAt(cluster.now)
  }

  /** All agree to a pause, or one takes a vacation. */
  async #changeClock(seat: string, person: SlowPerson): Promise<void> {
    const { terms } = this.#plan
    const path = `/api/matches/${this.#id}`
    if ('vacation' in terms && terms.vacation.atMost > 0 && likely(this.#dice, 1, 2)) {
      await person.post(`${path}/vacation`, { as: seat, days: 1, number: 1 })
      return
    }
    for (const [as, other] of this.#people) await other.post(`${path}/proposals`, { kind: 'pause', as, days: 1, agree: true })
  }
}

const keyOf = (call: string, seat: string): string => JSON.stringify([call, seat])

type Rules = SlowGame['system']
/** Whether the rules allow an order to a call that is open in a state. */
function isLegal(system: Rules, state: unknown, { call: id, seat, order }: PromisedOrder): boolean {
  const known = state as Parameters<Rules['openCalls']>[0] // a state of this game
  const call = system.openCalls(known).find((open) => open.id === id)
  return call !== undefined && system.check(system.view(known, seat), call, order as Parameters<Rules['check']>[2]) === undefined // it was accepted
}

/** A question to a person, with the view of the seat when it was asked. */
interface Question {
  readonly call: Call
  readonly seat: string
  readonly person: SlowPerson
  readonly view: unknown
  /** Milliseconds since 1970; null for never. */
  readonly due: number | null
}
