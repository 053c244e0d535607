// Orders: their shape, and for each kind of call the legal, default and random answers. Everything is judged on the view of the seat.
import { type Dice, fields, likely, listedQuestion, pick, type QuestionRule, type Refusal, refuse } from '@admiralty/kernel'
import { z } from 'zod'
import { enemiesOf, faceDown, secretOf, shotOf, squadOf } from './lookup.ts'
import { type Color, GEAR, type Gear, gearSchema, planSchema, type SkirmishSeat, seatSchema, type View } from './state.ts'
import { SUPPLY_ORDERS, supplyOrderSchema } from './supply.ts'

const [aimSchema, restSchema] = planSchema.options
export const orderSchema = z.discriminatedUnion('order', [
  fields({ order: z.literal('muster'), gear: z.array(gearSchema).length(2).readonly() }),
  aimSchema,
  restSchema,
  fields({ order: z.literal('ambush'), at: seatSchema }),
  fields({ order: z.literal('brace'), card: z.string().max(20).nullable() }),
  fields({ order: z.literal('seize'), card: z.string().max(20) }),
  supplyOrderSchema, // SK-UMP-01
])
export type Order = z.infer<typeof orderSchema>

type Question = QuestionRule<View, SkirmishSeat, readonly Order[], Order>
/** The answers that could be legal, the safest first, and the check of an order of these kinds. */
interface Answers<K extends Order['order']> {
  readonly kinds: readonly K[]
  answers(view: View, me: SkirmishSeat): readonly Order[]
  check(view: View, me: SkirmishSeat, order: Extract<Order, { readonly order: K }>): Refusal | undefined
}
function question<K extends Order['order']>({ kinds, answers, check }: Answers<K>): Question {
  const isOwn = (order: Order): order is Extract<Order, { readonly order: K }> => kinds.some((kind) => kind === order.order)
  return listedQuestion<View, SkirmishSeat, Order>({
    answers,
    check: (view, me, order) =>
      isOwn(order) ? check(view, me, order) : refuse('SK-GEN-03', `this call asks for ${kinds.join(' or ')}, not for ${order.order}`),
  })
}
/** The public view shows the number of face-down cards; the seat's own view also shows which are decoys. */
function oftenForced<K extends Order['order']>(parts: Answers<K>): Question {
  const asked = question(parts)
  return {
    ...asked,
    forcedOrder(view, seat, call) {
      const [first, ...others] = view.me === seat ? asked.offer(view, seat, call) : parts.answers(view, seat)
      return others.length === 0 ? first : undefined
    },
  }
}

/** The rule of each kind of call. */
export const questions = {
  muster: {
    ...question({
      kinds: ['muster'],
      answers: () => GEAR.flatMap((one) => GEAR.map((other): Order => ({ order: 'muster', gear: [one, other] }))),
      check: (_view, _me, { gear: [one, other] }) => (one === other ? refuse('SK-CRD-01', 'the two cards must differ') : undefined),
    }),
    randomOrder: (_view, _me, dice): Order => ({ order: 'muster', gear: twoCards(dice) }),
  } satisfies Question,
  plan: question({
    kinds: ['aim', 'rest', 'ambush'],
    answers(view, me) {
      const targets = enemiesOf(view, me).map(({ seat }) => seat)
      return [
        { order: 'rest' },
        ...targets.flatMap((at) => [false, true].map((charge): Order => ({ order: 'aim', at, charge }))),
        ...targets.map((at): Order => ({ order: 'ambush', at })),
      ]
    },
    check(view, me, order) {
      if (order.order === 'rest') return undefined
      if (order.order === 'ambush') return checkAmbush(view, me) ?? checkTarget(view, me, order.at)
      return checkTarget(view, me, order.at) ?? (order.charge ? checkCharge(view, me) : undefined)
    },
  }),
  brace: oftenForced({
    kinds: ['brace'],
    answers: (view, me) => [null, ...faceDown(squadOf(view, me)).map(({ id }) => id)].map((card) => ({ order: 'brace', card })),
    check: (view, me, { card }) => checkBrace(view, me, card),
  }),
  seize: oftenForced({
    kinds: ['seize'],
    answers: (view) => faceDown(squadOf(view, shotOf(view).at)).map(({ id }) => ({ order: 'seize', card: id })),
    check: (view, _me, { card }) => checkSeize(view, card),
  }),
  supply: question({ kinds: ['supply'], answers: () => SUPPLY_ORDERS, check: () => undefined }), // SK-UMP-01
}

function twoCards(dice: Dice): readonly Gear[] {
  const unused = pick(dice, GEAR)
  const others = GEAR.filter((gear) => gear !== unused)
  return likely(dice, 1, 2) ? others : others.toReversed()
}
function checkTarget(view: View, me: SkirmishSeat, at: Color): Refusal | undefined {
  return enemiesOf(view, me).some(({ seat }) => seat === at) ? undefined : refuse('SK-PLN-02', `${at} is not an enemy with strength left`)
}
function checkCharge(view: View, me: SkirmishSeat): Refusal | undefined {
  const supply = secretOf(view, me)?.supply ?? 0
  const { strength } = squadOf(view, me)
  if (supply < 4) return refuse('SK-PLN-03', `a charge needs a supply of 4 or more, and you have ${supply}`)
  if (strength < 2) return refuse('SK-PLN-03', `a charge needs a strength of 2 or more, and you have ${strength}`)
  return undefined
}
function checkAmbush(view: View, me: SkirmishSeat): Refusal | undefined {
  if (!view.setup.ambushes) return refuse('SK-AMB-01', 'this skirmish is played without ambushes')
  return squadOf(view, me).ambushed ? refuse('SK-AMB-02', 'your squad has already used its ambush') : undefined
}
function checkBrace(view: View, me: SkirmishSeat, card: string | null): Refusal | undefined {
  if (card === null) return undefined
  if (!faceDown(squadOf(view, me)).some(({ id }) => id === card)) return refuse('SK-BRC-01', `${card} is not a face-down card of yours`)
  return secretOf(view, me)?.gear[card] === 'decoy' ? refuse('SK-BRC-04', 'a decoy cannot be used to brace') : undefined
}
function checkSeize(view: View, card: string): Refusal | undefined {
  const down = faceDown(squadOf(view, shotOf(view).at))
  return down.some(({ id }) => id === card) ? undefined : refuse('SK-CRT-01', `${card} is not a face-down card of your target`)
}
