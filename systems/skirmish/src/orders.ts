// Orders: their shape, whether one is legal, and the list of legal ones. Everything is judged on the view of the seat.
import { type Call, type Dice, likely, pick, type Refusal, type RuleId } from '@admiralty/kernel'
import { z } from 'zod'
import { enemiesOf, faceDown, shotOf, squadOf } from './lookup.ts'
import { type Color, GEAR, type Gear, gearSchema, planSchema, seatSchema, type View } from './state.ts'
import { checkSupply, supplyOffer, supplyOrderSchema } from './supply.ts'

const [aimSchema, restSchema] = planSchema.options
export const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('muster'), gear: z.array(gearSchema).length(2).readonly() }).readonly(),
  aimSchema,
  restSchema,
  z.object({ order: z.literal('ambush'), at: seatSchema }).readonly(),
  z.object({ order: z.literal('brace'), card: z.string().max(20).nullable() }).readonly(),
  z.object({ order: z.literal('seize'), card: z.string().max(20) }).readonly(),
  supplyOrderSchema, // SK-UMP-01
])
export type Order = z.infer<typeof orderSchema>
/** The kind of the open call and all its legal orders. */
export interface Offer {
  readonly kind: string
  readonly orders: readonly Order[]
}

/** The first open call that asks the viewer. */
export const callOfViewer = (view: View): Call | undefined => view.play.calls.find(({ seats }) => seats.includes(view.me))

/** The open call of a squad; undefined if its seat is not asked. */
export function openCallOf(view: View, seat: string = view.me): { readonly me: Color; readonly call: Call } | undefined {
  const call = view.play.calls.find(({ seats }) => seats.includes(seat))
  const me = view.setup.seats.find((place) => place.seat === seat)?.seat
  return call && me ? { me, call } : undefined
}

const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason })
const KINDS: Readonly<Record<string, readonly Order['order'][]>> = {
  muster: ['muster'],
  plan: ['aim', 'rest', 'ambush'],
  brace: ['brace'],
  seize: ['seize'],
}

/** The seat of the viewer, or `seat`, if the call is open and asks it. */
function askedBy(view: View, call: Call, seat: string = view.me) {
  const asked = openCallOf(view, seat)
  return asked?.call.id === call.id ? asked : undefined
}

/** Judges an order on the view of its seat: a refusal with its clause, or undefined if it is legal. */
export function check(view: View, call: Call, order: Order): Refusal | undefined {
  if (order.order === 'supply') return checkSupply(view, call) // SK-UMP-01
  const asked = askedBy(view, call)
  if (!asked) return refuse('SK-GEN-03', 'your seat has no open question')
  if (!KINDS[asked.call.kind]?.includes(order.order))
    return refuse('SK-GEN-03', `this call asks for ${asked.call.kind}, not for ${order.order}`)
  switch (order.order) {
    case 'muster':
      return order.gear[0] === order.gear[1] ? refuse('SK-CRD-01', 'the two cards must differ') : undefined
    case 'rest':
      return undefined
    case 'aim':
      return checkTarget(view, asked.me, order.at) ?? (order.charge ? checkCharge(view, asked.me) : undefined)
    case 'ambush':
      return checkAmbush(view, asked.me) ?? checkTarget(view, asked.me, order.at)
    case 'brace':
      return checkBrace(view, asked.me, order.card)
    case 'seize':
      return checkSeize(view, order.card)
  }
}

function checkTarget(view: View, me: Color, at: Color): Refusal | undefined {
  return enemiesOf(view, me).some(({ seat }) => seat === at) ? undefined : refuse('SK-PLN-02', `${at} is not an enemy with strength left`)
}
function checkCharge(view: View, me: Color): Refusal | undefined {
  const supply = view.secret[me]?.supply ?? 0
  const { strength } = squadOf(view, me)
  if (supply < 4) return refuse('SK-PLN-03', `a charge needs a supply of 4 or more, and you have ${supply}`)
  if (strength < 2) return refuse('SK-PLN-03', `a charge needs a strength of 2 or more, and you have ${strength}`)
  return undefined
}
function checkAmbush(view: View, me: Color): Refusal | undefined {
  if (!view.setup.ambushes) return refuse('SK-AMB-01', 'this skirmish is played without ambushes')
  return squadOf(view, me).ambushed ? refuse('SK-AMB-02', 'your squad has already used its ambush') : undefined
}
function checkBrace(view: View, me: Color, card: string | null): Refusal | undefined {
  if (card === null) return undefined
  if (!faceDown(squadOf(view, me)).some(({ id }) => id === card)) return refuse('SK-BRC-01', `${card} is not a face-down card of yours`)
  return view.secret[me]?.gear[card] === 'decoy' ? refuse('SK-BRC-04', 'a decoy cannot be used to brace') : undefined
}
function checkSeize(view: View, card: string): Refusal | undefined {
  const down = faceDown(squadOf(view, shotOf(view).at))
  return down.some(({ id }) => id === card) ? undefined : refuse('SK-CRT-01', `${card} is not a face-down card of your target`)
}

/** All legal orders, the safest first. */
export function offer(view: View, call: Call): Offer | undefined {
  if (view.me === 'umpire') return supplyOffer(view, call) // SK-UMP-01
  const asked = askedBy(view, call)
  return asked && { kind: call.kind, orders: answers(view, asked.me, call.kind).filter((order) => !check(view, call, order)) }
}

function answers(view: View, me: Color, kind: string): readonly Order[] {
  if (kind === 'muster') return GEAR.flatMap((one) => GEAR.map((other): Order => ({ order: 'muster', gear: [one, other] })))
  if (kind === 'brace') return [null, ...faceDown(squadOf(view, me)).map(({ id }) => id)].map((card) => ({ order: 'brace', card }))
  if (kind === 'seize') return faceDown(squadOf(view, shotOf(view).at)).map(({ id }) => ({ order: 'seize', card: id }))
  const targets = enemiesOf(view, me).map(({ seat }) => seat)
  return [
    { order: 'rest' },
    ...targets.flatMap((at) => [false, true].map((charge): Order => ({ order: 'aim', at, charge }))),
    ...targets.map((at): Order => ({ order: 'ambush', at })),
  ]
}

/** Undefined except for brace and seize. The public view shows the number of face-down cards; the seat's own view also shows which are decoys. */
export function forcedOrder(view: View, call: Call, seat: string): Order | undefined {
  const asked = askedBy(view, call, seat)
  if (asked?.call.kind !== 'brace' && asked?.call.kind !== 'seize') return undefined
  const possible = answers(view, asked.me, asked.call.kind)
  const [first, ...others] = view.me === seat ? possible.filter((order) => !check(view, call, order)) : possible
  return others.length === 0 ? first : undefined
}

/** The first legal order, which is the safest. Throws if the seat is not asked. */
export const defaultOrder = (view: View, call: Call): Order => first(offer(view, call)?.orders ?? [])
/** A random legal order. Throws if the seat is not asked. */
export function randomOrder(view: View, call: Call, dice: Dice): Order {
  const asked = askedBy(view, call)
  if (asked?.call.kind === 'muster') return { order: 'muster', gear: twoCards(dice) }
  return pick(dice, offer(view, call)?.orders ?? [])
}
function twoCards(dice: Dice): readonly Gear[] {
  const unused = pick(dice, GEAR)
  const others = GEAR.filter((gear) => gear !== unused)
  return likely(dice, 1, 2) ? others : others.toReversed()
}
function first(orders: readonly Order[]): Order {
  const [order] = orders
  if (!order) throw new Error('this seat is not asked')
  return order
}
