// The smallest game without secrets, ships, dice, cases and lessons: two players take one or two of the stones, and who takes the last one wins.
import { type EmptyDraft, formWords, rowsOf } from '@admiralty/forms'
import {
  askTogether,
  type BotPolicy,
  type ChapterTypes,
  type CommonObservation,
  defineGame,
  event,
  fields,
  type GameView,
  initialPlay,
  listedQuestion,
  logEntryBy,
  logHeading,
  logLine,
  neverSurrenders,
  noLodgedOrders,
  noSecrets,
  outcomeSchema,
  phaseMarks,
  playBehind,
  playSchema,
  plural,
  type Rulebook,
  type SeatInfo,
  seenByAll,
  type Words,
  wholeAgenda,
} from '@admiralty/kernel'
import { z } from 'zod'

const SEATS = ['red', 'blue'] as const
type Color = (typeof SEATS)[number]
const seatSchema = z.enum(SEATS)
const isColor = (seat: string): seat is Color => SEATS.some((own) => own === seat)
const otherThan = (seat: Color): Color => (seat === 'red' ? 'blue' : 'red')
const seats: readonly SeatInfo[] = SEATS.map((seat) => ({ seat, side: seat, kind: 'player' }))

const setupSchema = fields({ stones: z.int().min(5).max(30) })
const stepSchema = fields({ step: z.literal('take'), seat: seatSchema })
const stateSchema = fields({
  setup: setupSchema,
  left: z.int().min(0),
  turn: z.int().min(1),
  outcome: outcomeSchema.nullable(),
  play: playSchema(stepSchema),
})
const positionSchema = z.strictObject({ left: z.int().min(1).optional() })
type OpenState = z.infer<typeof stateSchema>
type OpenView = GameView<Color, z.infer<typeof stepSchema>> & Omit<OpenState, 'play'>

const orderSchema = fields({ order: z.literal('take'), stones: z.int().min(1).max(2) })
type TakeOrder = z.infer<typeof orderSchema>
const taken = event('taken', { seat: seatSchema, stones: z.int(), turn: z.int() })
type Taken = z.infer<typeof taken>

interface OpenGame extends Omit<ChapterTypes<OpenState, OpenView, TakeOrder, Taken>, 'offer'> {
  readonly position: z.input<typeof positionSchema>
  readonly offer: readonly TakeOrder[]
}

const sentence = (id: 'OG-GEN-01' | 'OG-GEN-02' | 'OG-END-01', heading: string, text: string) => ({ id, heading, text, advice: false })
const rulebook: Rulebook = {
  title: 'Stones',
  chapters: [
    {
      title: 'Stones',
      clauses: [
        sentence('OG-GEN-01', 'Taking', 'In turn each player takes one or two of the stones that are left.'),
        sentence('OG-GEN-02', 'Who decides', 'A player takes stones only in its own turn.'),
        sentence('OG-END-01', 'The last stone', 'The player who takes the last stone wins.'),
      ],
    },
  ],
}
const stateOf = (setup: OpenState['setup'], left = setup.stones): OpenState => ({
  setup,
  left,
  turn: 1,
  outcome: null,
  play: initialPlay({ step: 'take', seat: 'red' }),
})

const { system, askedOf, check } = defineGame<OpenGame>({
  id: 'stones',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    setup: setupSchema,
    storedSetup: setupSchema,
    position: positionSchema,
    state: stateSchema,
    step: stepSchema,
    order: orderSchema,
  },
  options: [],
  scenarios: [
    { id: 'pile', title: 'Pile', briefing: 'Twelve stones.', rule: 'OG-GEN-01', seats, options: [], setup: () => ({ stones: 12 }) },
  ],
  shipyard: null,
  automatic: [],
  longCalls: ['take'],
  seats: () => seats,
  initialState: stateOf,
  stateFromPosition: (setup, { left }) => stateOf(setup, left),
  events: [taken],
  records: { taken: (state, { stones, turn }) => ({ ...state, left: state.left - stones, turn }) },
  observations: seenByAll('taken'),
  steps: {
    take: {
      asks: ({ seat }) => askTogether(seat),
      play({ seat }, ctx, orders) {
        ctx.emit({ type: 'taken', seat, stones: orders[seat]?.stones ?? 1, turn: ctx.state.turn + 1 })
        if (ctx.state.left > 0) ctx.next({ step: 'take', seat: otherThan(seat) })
        else ctx.emit({ type: 'ended', outcome: { winners: [seat], why: 'OG-END-01', scores: null } })
      },
    },
  },
  questions: {
    take: listedQuestion<OpenView, Color, TakeOrder>({
      answers: () => [1, 2].map((stones) => ({ order: 'take', stones })),
      check: ({ left }, _, { stones }) =>
        stones > left ? { rule: 'OG-GEN-01', reason: `${plural(left, 'stone')} left, not ${stones}` } : undefined,
    }),
  },
  lodgedOrder: noLodgedOrders,
  notAsked: 'OG-GEN-02',
  open: { setup: true, left: true, turn: true, outcome: true },
  shares: noSecrets,
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender: neverSurrenders,
  determinize: ({ me: _, calls, held, asked, agenda, surrendered, ...open }) => ({
    ...open,
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }),
  }),
})

export { system }

interface Forms extends OpenGame {
  readonly me: Color
  readonly draft: EmptyDraft
}
const row = rowsOf<EmptyDraft, TakeOrder>()
export const words: Words<OpenGame, EmptyDraft> = {
  ...formWords<Forms>({
    forms: {
      take: {
        duty: 'to take stones',
        page: ({ left }) => ({
          phase: 'Stones',
          title: 'How many stones do you take?',
          text: `${plural(left, 'stone')} left.`,
          rule: 'OG-GEN-01',
          rows: () =>
            [1, 2].map((stones) => row(`${stones}`, 'OG-GEN-01', `Take ${plural(stones, 'stone')}`, { give: { order: 'take', stones } })),
        }),
      },
    },
    askedOf,
    check,
  }),
  phase: ({ turn }) => ({ turn, step: 'take', title: `turn ${turn}` }),
  phases: () => phaseMarks(['taking'], 0),
  goal: ({ left }) => ({ aim: 'Take the last stone.', otherwise: '', sides: ['Red', 'Blue'], left: plural(left, 'stone') }),
  logEntry: logEntryBy<CommonObservation | Taken, OpenView>({
    begun: () => logHeading(['OG-GEN-01'], 'The stones are laid out'),
    taken: ({ seat, stones }) => logLine(['OG-GEN-01'], `${seat === 'red' ? 'Red' : 'Blue'} takes ${plural(stones, 'stone')}`),
    ended: ({ outcome }) => logHeading([outcome.why], 'The last stone is taken'),
  }),
  table: ({ left }) => [{ title: 'Stones', head: ['left'], rows: [[`${left}`]] }],
  terms: [],
  tally: () => [],
  outcome: ({ winners, why }) => logLine([why], `${winners.join()} won`),
}

export const policy: BotPolicy<OpenGame> = {
  propose(view) {
    const asked = askedOf(view)
    return asked ? (asked.question.offer(view, asked.me, asked.call) ?? []) : []
  },
  hasty: () => [],
  first: () => undefined,
  isIdle: () => false,
  evaluate: () => 0,
  shortcut: (state) => state,
  reason: () => null,
  measures: null,
  forecast: { span: 'by the end of the turn', mark: ({ turn }) => turn, claims: () => [] },
}
